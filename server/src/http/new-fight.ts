import { randomBytes } from 'node:crypto';
import type { Scenario } from '@riposte/shared/engine/setup/scenario';
import { isSetupError, type Setup, type SetupFighter } from '@riposte/shared/engine/setup/setup';
import type { Table } from '@riposte/shared/engine/state/table';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { readFight } from '@riposte/shared/scenario/fight-file';
import { openingOf as tableOf } from '../battles/editable-record.ts';
import type { Supervisor } from '../battles/supervisor.ts';
import { Failure } from '../requests/failure.ts';
import { requirePictures } from '../requests/picture-check.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleRecord } from '../store/store.ts';
import * as failures from '../words/failures.ts';

/** A scenario, and the rules under which a new battle plays it. */
export interface NewFight {
  readonly rules: Supervisor;
  readonly scenario: Scenario;
}

/** Returns the fight in the text of a file. Throws a `Failure` that names the first fault. */
export async function fightInFile(services: BattleServices, text: string): Promise<NewFight> {
  const { rulebooks, serverContent } = services;
  const read = await rulebooks.reading(text, (rulesets) => readFight(text, rulesets, {}, serverContent));
  if ('faults' in read) {
    const [{ line, message }] = read.faults;
    throw new Failure(failures.badScenario(line, message), read.faults);
  }
  const { rules, scenario } = read;
  requirePictures(scenario.pictures ?? {}, scenario.setup.map.backdrop?.picture);
  return { rules, scenario };
}

/** Returns the table at the start of a fight. Throws a `Failure` if the setup does not fit the rules. */
export function openingOf(rules: Supervisor, setup: Setup): Table {
  try {
    return tableOf(rules, setup);
  } catch (error) {
    if (isSetupError(error)) throw new Failure(failures.badSetup(error.message));
    throw error;
  }
}

/** Returns whether a fighter of a setup is one that players see and can choose. */
export function isHero({ side, hidden }: SetupFighter): boolean {
  return side !== GM_SIDE && !hidden;
}

/** Returns the record of a new battle, with the current version of the rules and a random dice seed. */
export function newRecord(
  { name }: Supervisor,
  battle: Pick<BattleRecord, 'id' | 'title' | 'setup' | 'links'>,
): BattleRecord {
  return { ...battle, ...name, seed: randomBytes(32).toString('hex'), status: 'gathering' };
}
