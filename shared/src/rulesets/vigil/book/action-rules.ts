import type { AbilityId } from '../sheet/abilities.ts';
import type { Act, Entry } from '../table.ts';
import { blockPath, disrupt, distract, foil, intercept, sidestep, unsettle } from './abilities/bound.ts';
import { mend, quickStrike, trip } from './abilities/free.ts';
import { bind, breathe, firebolt, roar } from './abilities/regular.ts';
import type { ActionRule, OwnAction } from './action-rule.ts';
import { attack } from './attack.ts';
import { DEFENSE_BOOSTS } from './defense-boosts.ts';
import { move } from './movement.ts';
import { reload, stand, stunt, switchWeapon, traverse } from './other-movement.ts';
import { check, ready } from './preparing.ts';

/** The rules of all abilities, by id. */
export const ABILITIES: Readonly<Record<AbilityId, ActionRule>> = {
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

/** The rules of the actions that are possible only in the fighter's own turn, by name. */
const OWN_ACTIONS = Object.fromEntries<OwnAction>(
  [attack, check, move, reload, stand, stunt, switchWeapon, traverse].map((own) => [own.name, own]),
);

/** The rules of all actions that can be on the stack, by name. */
export const RULES: Readonly<Record<string, ActionRule>> = {
  ...ABILITIES,
  ...DEFENSE_BOOSTS,
  ...OWN_ACTIONS,
  ready,
};

/** Returns the rule of a pending action. Throws an `Error` if there is none. */
export function ruleOf({ name }: Pick<Entry, 'name'>): ActionRule {
  const rule = RULES[name];
  if (!rule) throw new Error(`There is no rule for "${name}".`);
  return rule;
}

/** Returns whether a pending action follows `rule`, and thus has that rule's parameters. */
export function isEntryOf<Own extends Act>(entry: Entry, rule: ActionRule<Own>): entry is Entry<Own> {
  return RULES[entry.name] === rule;
}
