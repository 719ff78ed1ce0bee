import { registerHooks } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** The library that reads notations asks for mathjs: its 1,200 files take 100 MB and seconds to load, and its one file a fifth. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier === 'mathjs' ? new URL('./mathjs-in-one-file.ts', import.meta.url).href : specifier,
      context,
    ),
});
const { rollNotation } = await import('@riposte/shared/dice-notation/roll');

await rollNotation('00'.repeat(32), 1, 'd6'); // loads the library
parentPort?.on('message', async (asked: Parameters<typeof rollNotation>) => {
  parentPort?.postMessage(await rollNotation(...asked));
});
parentPort?.postMessage('ready');
