import type { Ruleset } from '../engine/core/ruleset.ts';
import type { ActionEntry } from '../engine/presentation/entries.ts';

type Described = Pick<Ruleset, 'description'>;

/** Returns the group of an action, such as `attack`; undefined for answers and unknown actions. */
export function groupOf({ description }: Described, option: string): ActionEntry['group'] | undefined {
  return description.actions[option]?.group;
}

/** Returns whether an action moves the fighter to a hex that the player chooses. */
export function isTravel({ description }: Described, option: string): boolean {
  const { group, pointer } = description.actions[option] ?? {};
  return group === 'move' && (pointer === 'path' || pointer === 'hex');
}
