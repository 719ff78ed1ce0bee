import { ACTION_GROUPS } from '@riposte/shared';
import type { Offer } from './draft.ts';
import { actionOf } from './offers.ts';
import type { Scene } from './scene.ts';

/** The intent that every ruleset has for ending a turn; it has its own place and key. */
export const END_TURN = 'end-turn';

const KEYS = '1234567890';

/** An offer with the key that begins it. */
export interface Slot {
  readonly offer: Offer;
  readonly hotkey: string | undefined;
}

/** A turn's offers by group, in the order of the bar, each with its key. */
export function groupsOf(
  scene: Scene,
  offers: readonly Offer[],
): { readonly group: string; readonly slots: readonly Slot[] }[] {
  let next = 0;
  const order = [...new Set([...Object.keys(scene.ruleset.description.groups ?? {}), ...ACTION_GROUPS])];
  const groupOf = (offer: Offer) => {
    const group = actionOf(scene, offer)?.group;
    return group !== undefined && order.includes(group) ? group : 'other';
  };
  const offered = offers.filter(({ option }) => option !== END_TURN);
  return order.flatMap((group) => {
    const inGroup = offered.filter((offer) => groupOf(offer) === group);
    const slots = inGroup.map((offer) => ({ offer, hotkey: KEYS[next++] }));
    return slots.length > 0 ? [{ group, slots }] : [];
  });
}

/** The offer that a key begins in a turn. */
export function offerOfKey(scene: Scene, offers: readonly Offer[], key: string): Offer | undefined {
  const slots = groupsOf(scene, offers).flatMap((group) => group.slots);
  return slots.find(({ hotkey }) => hotkey === key)?.offer;
}
