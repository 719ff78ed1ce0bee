import type { AbilityId } from '../sheet/abilities.ts';
import type { Act, Entry } from '../table.ts';
import { blockPath, disrupt, distract, foil, intercept, sidestep, unsettle } from './abilities/bound.ts';
import { mend, quickStrike, trip } from './abilities/free.ts';
import { bind, breathe, firebolt, roar } from './abilities/regular.ts';
import { attack } from './attack.ts';
import { DEFENCE_BOOSTS } from './defense-boosts.ts';
import { move } from './movement.ts';
import { reload, stand, stunt, switchWeapon, traverse } from './other-movement.ts';
import { check, ready } from './preparing.ts';
import type { Deed } from './stack-action.ts';

/** Every ability that is an action of its own, by its id. */
export const ABILITIES: Readonly<Record<AbilityId, Deed>> = {
  bind,
  'block-path': blockPath,
  breathe,
  disrupt,
  distract,
  firebolt,
  foil,
  intercept,
  mend,
  'quick-strike': quickStrike,
  roar,
  sidestep,
  trip,
  unsettle,
};

/** Everything that can lie on the stack, by the name that it has there. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  ...ABILITIES,
  ...DEFENCE_BOOSTS,
  attack,
  check,
  move,
  ready,
  reload,
  stand,
  stunt,
  switch: switchWeapon,
  traverse,
};

/** The rule that a pending action is carried out by. */
export function deedOf({ name }: Pick<Entry, 'name'>): Deed {
  const deed = DEEDS[name];
  if (!deed) throw new Error(`There is no rule for "${name}".`);
  return deed;
}

/** Whether a pending action is carried out by that rule, and so was declared with what that one is. */
export function isEntryOf<Own extends Act>(entry: Entry, deed: Deed<Own>): entry is Entry<Own> {
  return DEEDS[entry.name] === deed;
}
