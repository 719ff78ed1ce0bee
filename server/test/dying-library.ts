import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interjectionsOn } from '@riposte/shared/engine/action';
import type { Library } from '@riposte/shared/engine/edition';
import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Table } from '@riposte/shared/engine/table';
import { touchAll } from '@riposte/shared/engine/verbs';
import { hiding } from './hiding.ts';

const marker = join(process.env.RIPOSTE_DATA ?? '', 'has-died');

const interjection = interjectionsOn<Table>();

/** A rule runs when its input is on the disk and nobody has been told: this one ends the process there, once. */
const dying: Ruleset = {
  ...hiding,
  interjections: {
    ...hiding.interjections,
    die: interjection({
      check: () => undefined,
      run: (table) => {
        if (!existsSync(marker)) {
          writeFileSync(marker, '');
          process.kill(process.pid, 'SIGKILL');
        }
        touchAll(table);
        for (const fighter of Object.values(table.fighters)) Object.assign(fighter, { note: 'risen' });
      },
    }),
  },
};

export const LIBRARY: Library = { rulesets: { toy: dying }, kept: {} };
