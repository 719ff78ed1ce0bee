import { createRequire } from 'node:module';
import { boardgame } from './boardgame-table.ts';

// Serves the boardgame.io game from a separate process. The process prints its address and exits together with its
// parent process.
const require = createRequire(import.meta.url);
process.env.NODE_ENV = 'production';
const { Server, Origins } = require('boardgame.io/server');
const server = Server({ games: [boardgame()], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.({ bench: `http://127.0.0.1:${appServer.address().port}` });
