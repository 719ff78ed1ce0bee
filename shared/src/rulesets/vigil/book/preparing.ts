import { oneOf } from '../../../engine/schema/field-schema.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { isRegularAbility, REGULAR_ABILITIES } from '../sheet/abilities.ts';
import { isStat, STATS } from '../sheet/stats.ts';
import type { Act, VigilFighter } from '../table.ts';
import { type ActionRule, type Given, ownAction } from './action-rule.ts';
import { actorOf } from './defense.ts';
import { NO_BOOSTS, NOTE_AXES, NOTE_PARAMS, type Preparable } from './params.ts';
import { fizzle } from './preventing.ts';
import { askRuling, checkAsRuled } from './rulings.ts';

/** An action that checks a stat. The GM rules on its difficulty (VIG-10). */
export const check = ownAction('check', {
  params: { stat: oneOf(STATS), ...NOTE_PARAMS, ...NO_BOOSTS },
  axes: () => NOTE_AXES,
  slot: 'regular', // VIG-9
  cost: () => ({}),
  isChecked: () => true,
  *candidates(_table, _actor, given) {
    for (const stat of given.stat ? [given.stat] : STATS) yield { stat };
  },
  *script(table, entry) {
    const actor = actorOf(table, entry); // looked up before the GM is asked, because VIG-38 lets the action finish even if its actor is removed
    const ruling = yield* askRuling(table, entry);
    if (ruling === 'deny')
      fizzle(table, entry); // VIG-R13
    else checkAsRuled(table, actor, entry, ruling); // VIG-10
  },
});

/**
 * Returns the name under which a fighter stores a prepared action, such as `attack:dagger`; undefined if the action is
 * incomplete.
 */
export function preparedName({ do: kind, weapon, ability, stat }: Preparable): string | undefined {
  const what = { attack: weapon, use: ability, check: stat }[kind];
  return what === undefined ? undefined : `${kind}:${what}`;
}

/** Returns the prepared action that a stored name stands for; undefined if there is none. */
export function preparableOf(prepared: string): Preparable | undefined {
  const colon = prepared.indexOf(':');
  const [kind, what] = [prepared.slice(0, colon), prepared.slice(colon + 1)];
  if (kind === 'attack') return { do: kind, weapon: what };
  if (kind === 'use' && isRegularAbility(what)) return { do: kind, ability: what };
  return kind === 'check' && isStat(what) ? { do: kind, stat: what } : undefined;
}

/** Returns the name of the rule and the fixed parameters of a prepared action; undefined if nothing is prepared. */
export function preparedAct(
  prepared: string | null,
): { readonly name: string; readonly act: Given } | undefined {
  const { weapon, ability, stat } = (prepared && preparableOf(prepared)) || {};
  if (weapon) return { name: 'attack', act: { weapon } };
  if (ability) return { name: ability, act: {} };
  return stat && { name: 'check', act: { stat } };
}

/** Returns whether a fighter knows an ability. Every fighter knows the ability `breathe`. */
export function knows({ abilities }: VigilFighter, ability: string): boolean {
  return ability === 'breathe' || (abilities as readonly string[]).includes(ability);
}

export interface ReadyAct extends Act {
  /** The name under which the fighter stores the prepared action, such as `attack:dagger`. */
  readonly prepare: string;
}

/** Prepares a regular action, which the fighter can later perform as a quick action (VIG-62, VIG-65). */
export const ready: ActionRule<ReadyAct> = {
  slot: 'regular', // VIG-9, VIG-65
  cost: () => ({}), // VIG-62: a prepared action is paid for when it is performed
  faultOfMeans(_table, actor, { prepare }) {
    const { ability, weapon } = preparableOf(prepare) ?? {};
    if (ability && !knows(actor, ability)) return 'not-known';
    const isThere = !weapon || weapon === 'unarmed' || actor.weapons.includes(weapon);
    return isThere ? undefined : 'no-such-item';
  },
  *candidates(_table, actor) {
    const weapons = [...actor.weapons, 'unarmed'];
    for (const weapon of weapons) yield { prepare: `attack:${weapon}` };
    for (const ability of REGULAR_ABILITIES) {
      if (knows(actor, ability)) yield { prepare: `use:${ability}` };
    }
    for (const stat of STATS) yield { prepare: `check:${stat}` };
  },
  effect(table, entry) {
    const { prepare, note = null } = entry.act;
    actorOf(table, entry).prepared = prepare; // VIG-62: replaces the earlier prepared action, if any
    const what = prepare.slice(prepare.indexOf(':') + 1);
    emit(table, { type: 'prepared', by: entry.by, what, note, clause: 'VIG-62' });
  },
};
