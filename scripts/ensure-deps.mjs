// Runs with the installed Node version before any package is installed. It is therefore plain JavaScript
// without dependencies.
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Riposte needs Node 20.19 or newer; this is ${process.version}. Install a newer Node and try again.`,
  );
  process.exit(1);
}

const root = new URL('..', import.meta.url);
const installed = new URL('node_modules/.package-lock.json', root);
const lock = new URL('package-lock.json', root);
const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
// bench/ needs large packages that neither the game nor the tests need. Only `npm run bench` installs them.
const isForBench = process.argv.includes('bench');
const isMissing = isForBench && !existsSync(new URL('node_modules/pokemon-showdown', root));

if (!isCurrent || isMissing) {
  console.log('Installing what is missing (npm ci) ...');
  const workspaces = ['shared', 'server', 'client', 'e2e', ...(isForBench ? ['bench'] : [])];
  const chosen = workspaces.map((name) => `-w ${name}`).join(' ');
  execSync(`npm ci --include-workspace-root ${chosen} --no-audit --no-fund --loglevel=error`, {
    cwd: root,
    stdio: 'inherit',
  });
}
