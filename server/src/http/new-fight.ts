import { randomBytes } from 'node:crypto';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Scenario } from '@riposte/shared/engine/setup/scenario';
import { isSetupError, type Setup, type SetupFighter } from '@riposte/shared/engine/setup/setup';
import { placeholderDice } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { readFight } from '@riposte/shared/scenario/fight-file';
import { originOf } from '../battles/ruleset-registry.ts';
import { Failure } from '../requests/failure.ts';
import { requirePictures } from '../requests/picture-check.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleRecord } from '../store/store.ts';
import * as failures from '../words/failures.ts';
import { readSupervised, supervised } from './supervised-rules.ts';

/** Returns the fight in the text of a file, with its ruleset. Throws a `Failure` that names the first fault. */
export function fightInFile(
  services: BattleServices,
  text: string,
): { readonly ruleset: Ruleset; readonly scenario: Scenario } {
  const { serverContent } = services;
  const read = readSupervised(services, text, (rulesets) => readFight(text, rulesets, {}, serverContent));
  if ('faults' in read) {
    const [{ line, message }] = read.faults;
    throw new Failure(failures.badScenario(line, message), read.faults);
  }
  const { setup, pictures = {} } = read.scenario;
  requirePictures(pictures, setup.map.backdrop?.picture);
  return read;
}

/** Returns the table at the start of a fight. Throws a `Failure` if the setup does not fit the rules. */
export function openingOf(services: BattleServices, ruleset: Ruleset, setup: Setup): Table {
  try {
    return supervised(services, ruleset, () => ruleset.open(setup, placeholderDice()));
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
  services: BattleServices,
  ruleset: Ruleset,
  battle: Pick<BattleRecord, 'id' | 'title' | 'setup' | 'links'>,
): BattleRecord {
  const { id, version } = ruleset;
  const rulebook = originOf(services, ruleset);
  const rules = { ruleset: id, version, ...(rulebook && { rulebook }) };
  return { ...battle, ...rules, seed: randomBytes(32).toString('hex'), status: 'gathering' };
}
