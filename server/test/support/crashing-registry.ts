import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anytimeActionsOn } from '@riposte/shared/engine/core/action';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Table } from '@riposte/shared/engine/state/table';
import { touchAll } from '@riposte/shared/engine/state/verbs';
import { hiding } from './hidden-fight.ts';
import { registryOf } from './registry-of.ts';

const marker = join(process.env.RIPOSTE_DATA ?? '', 'has-died');

const interjection = anytimeActionsOn<Table>();

/** A ruleset with a rule that ends the process once, when its input is saved but no guest has seen the result. */
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

export const REGISTRY = registryOf({ toy: dying });
