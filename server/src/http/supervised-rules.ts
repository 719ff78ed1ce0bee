import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { presentEdition } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import { type FileFaults, type Rulesets, readBy } from '@riposte/shared/scenario/fight-file';
import { originOf } from '../battles/ruleset-registry.ts';
import { Supervisor } from '../battles/supervisor.ts';
import type { BattleServices } from '../services/services.ts';

/**
 * Returns the result of a step of the current rules, outside of a battle. Throws `RulebookFault` if the rules of a package
 * fail, or while they rest.
 */
export function supervised<Result>(services: BattleServices, ruleset: Ruleset, step: () => Result): Result {
  const origin = originOf(services, ruleset);
  const edition = { ...presentEdition(ruleset), ...(origin && { origin }) };
  return Supervisor.of(edition, editionName(ruleset.id, ruleset.version)).run(step);
}

/**
 * Returns the result of reading a file with the rules that it names, or the faults found. `read` gets only the ruleset
 * that the file names. Throws `RulebookFault` as `supervised` does.
 */
export function readSupervised<Result>(
  services: BattleServices,
  text: string,
  read: (rulesets: Rulesets) => Result,
): Result | FileFaults {
  const named = readBy(text, services.rulesets);
  if ('faults' in named) return named;
  const { ruleset } = named;
  return supervised(services, ruleset, () => read({ [ruleset.id]: ruleset }));
}
