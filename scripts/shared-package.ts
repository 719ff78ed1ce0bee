import { fileURLToPath } from 'node:url';
import { runCommand } from '../shared/src/cli/command.ts';
import { UsageError } from '../shared/src/cli/usage.ts';
import { preparePackage, restoreManifest } from './shared-package/prepare.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

await runCommand(
  {
    usage: 'node scripts/shared-package.ts prepare | restore',
    about: `Prepares the workspace shared for "npm pack", and restores it afterward. npm runs both.`,
    example: 'npm pack -w shared',
  },
  ({ positionals: [verb] }) => {
    if (verb === 'prepare') preparePackage(ROOT);
    else if (verb === 'restore') restoreManifest(ROOT);
    else throw new UsageError('Choose prepare or restore.');
  },
);
