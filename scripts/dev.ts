import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Two processes: the server, which restarts on each change, and the client's dev server, which reloads the page. When
 * one of them ends, the other is stopped.
 */
const parts: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { stdio: 'inherit' }),
  spawn('npm', ['exec', '-w', 'client', '--', 'vite'], { stdio: 'inherit', detached: true }),
];

let isEnding = false;

function end(code: number): void {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  const [server, client] = parts;
  server?.kill('SIGTERM');
  if (client?.pid !== undefined && client.exitCode === null) process.kill(-client.pid, 'SIGTERM'); // stops npm and vite, which form a process group
}

for (const part of parts) {
  part.on('exit', (code) => end(code ?? 0));
  part.on('error', (error) => {
    console.error(error.message);
    end(1);
  });
}
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
