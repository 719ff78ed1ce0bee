import { setupFault } from '@riposte/shared/engine/setup/setup';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import { type Attack, attacksOf } from '@riposte/shared/scenario/attacks';
import { balance, type ToBalance } from './balance.ts';
import type { Told } from './balancing.ts';
import type { Foretold, ToForetell } from './odds-worker-client.ts';

/* Plays fights and looks ahead beside the page, which stays as quick as it is, and as light. */

function tell(told: Told | Foretold): void {
  postMessage(told);
}

/** How one could attack the other; in no way, where the two cannot be put on a table as they are. */
async function foretell({ number, ruleset: id, setup, pair, hexes }: ToForetell): Promise<void> {
  const ruleset = await SHELF[id]?.();
  let ways: readonly Attack[] = [];
  setupFault(() => {
    if (ruleset) ways = attacksOf(ruleset, setup, pair, hexes);
  });
  tell({ number, ways });
}

addEventListener('message', ({ data }: MessageEvent<ToBalance | ToForetell>) => {
  if ('pair' in data) void foretell(data);
  else balance(data, (sofar) => tell({ sofar })).catch((error: Error) => tell({ fault: error.message }));
});
