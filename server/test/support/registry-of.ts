import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { type Rulebook, Rulebooks } from '@riposte/shared/engine/history/rulebooks';
import type { RulebookRegistry } from '@riposte/shared/rulebook/rulebook-package';

/** Returns a registry of rulesets by id, or of rulebooks. */
export function registryOf(
  offered: Readonly<Record<string, Ruleset>> | readonly Rulebook[],
): RulebookRegistry {
  const all: readonly Rulebook[] = isList(offered) ? offered : Object.entries(offered).map(bookOf);
  return { rulebooks: new Rulebooks(all), faults: [] };
}

function isList(value: object): value is readonly Rulebook[] {
  return Array.isArray(value);
}

/** Returns the rulebook of a ruleset. */
export function bookOf([id, ruleset]: readonly [string, Ruleset]): Rulebook {
  return { id, version: ruleset.version, title: id, load: async () => ({ ruleset }) };
}
