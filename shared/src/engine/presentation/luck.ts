import type { GameEvent } from '../state/event.ts';
import type { Description } from './description.ts';
import type { Roll } from './event-display.ts';

/** Returns whether a roll succeeded, or did even better. */
export function isGoodRoll({ outcome }: Pick<Roll, 'outcome'>): boolean {
  return outcome === 'good' || outcome === 'great';
}

/**
 * Returns the roll of an event with its chance of success; undefined if the roll does not count toward luck. A roll
 * counts if its chance is known and the GM did not set the die.
 */
export function luckyRoll(
  { description }: { readonly description: Pick<Description, 'roll'> },
  event: GameEvent,
): (Roll & { readonly chance: number }) | undefined {
  const roll = description.roll?.(event);
  const { chance } = roll ?? {};
  return roll?.outcome && chance !== undefined && !event.setDie ? { ...roll, chance } : undefined;
}
