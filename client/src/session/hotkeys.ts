import { ACTION_GROUPS, type Id } from '@riposte/shared';
import { disabledActionsOf, type Why } from '../battle/disabled-actions.ts';
import type { Offer } from '../battle/draft.ts';
import { actionOf, entryOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';

/** The id of the action that ends a turn in every ruleset. It has its own button and key. */
export const END_TURN = 'end-turn';

/** The keys of the action bar. E and N are missing, because E ends the turn and N passes. */
const KEYS = 'abcdfghijklmopqrstuvwxyz1234567890';

/** A button of the action bar, with its key. An action keeps its button and key for the whole turn. */
export interface Slot {
  readonly offer: Offer;
  readonly hotkey: string | undefined;
  /** The reason why the action is not legal now; absent if it is legal. */
  readonly why?: Why;
}

/** Returns the actions of a turn by group, in the order of the action bar. Includes actions that are not legal now. */
export function groupsOf(
  snapshot: BattleSnapshot,
  by: Id,
  offers: readonly Offer[],
): { readonly group: string; readonly slots: readonly Slot[] }[] {
  const { description, actions } = snapshot.ruleset;
  const order = [...new Set([...Object.keys(description.groups ?? {}), ...ACTION_GROUPS])];
  const groupOf = (offer: Offer) => {
    const group = actionOf(snapshot, offer)?.group;
    return group !== undefined && order.includes(group) ? group : 'other';
  };
  const names = Object.keys(actions);
  const barred = disabledActionsOf(snapshot, by, offers).filter(({ offer }) => offer.option !== END_TURN);
  const offered = offers.filter(({ option }) => option !== END_TURN).map((offer) => ({ offer }));
  const all: Omit<Slot, 'hotkey'>[] = [...offered, ...barred];
  all.sort((one, other) => placeOf(names, one.offer).localeCompare(placeOf(names, other.offer)));
  const free = new Set(KEYS);
  return order.flatMap((group) => {
    const inGroup = all.filter(({ offer }) => groupOf(offer) === group);
    const slots = inGroup.map((slot) => ({
      ...slot,
      hotkey: takeKey(free, entryOf(snapshot, slot.offer).label),
    }));
    return slots.length > 0 ? [{ group, slots }] : [];
  });
}

/**
 * Takes a key out of `free`: the first free letter of the label, or else any free key. Returns undefined if no key is
 * free.
 */
function takeKey(free: Set<string>, label: string): string | undefined {
  const key = [...label.toLowerCase()].find((letter) => free.has(letter)) ?? [...free][0];
  if (key !== undefined) free.delete(key);
  return key;
}

/** Returns a sort key for an offer: the action's position in the ruleset, then the item that the action uses. */
function placeOf(names: readonly string[], { option, thing = '' }: Offer): string {
  return `${String(names.indexOf(option)).padStart(3, '0')} ${thing}`;
}

/** Returns the offer that a key starts in a turn; undefined if there is none. */
export function offerOfKey(
  snapshot: BattleSnapshot,
  by: Id,
  offers: readonly Offer[],
  key: string,
): Offer | undefined {
  const slots = groupsOf(snapshot, by, offers).flatMap((group) => group.slots);
  return slots.find(({ hotkey, why }) => hotkey === key.toLowerCase() && !why)?.offer;
}
