import { comeUpon } from '../../../engine/core/hiding.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { anId, hex, nullable, oneOf, optional } from '../../../engine/schema/field-schema.ts';
import { findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, place } from '../../../engine/state/verbs.ts';
import { range } from '../../../hex/area.ts';
import { distance, type Hex, isSame } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { named } from '../../../kit/content.ts';
import type { Feature } from '../sheet/options.ts';
import { STATS } from '../sheet/stats.ts';
import { WEAPONS } from '../sheet/weapons.ts';
import { isHeldByOther, type VigilFighter, type VigilTable } from '../table.ts';
import { ownAction } from './action-rule.ts';
import { has, movementValue, relieve } from './conditions.ts';
import { actorOf } from './defense.ts';
import { NO_BOOSTS, NOTE_AXES, NOTE_PARAMS } from './params.ts';
import { fizzle } from './preventing.ts';
import { askRuling, checkAgainst, checkAsRuled } from './rulings.ts';
import { isWeapon, withWeapon } from './weapons-and-armor.ts';

/* Movement actions other than a move along a path (VIG-18 to VIG-22). */

/** Switches to another weapon, or puts the weapon away. */
export const switchWeapon = ownAction('switch', {
  params: { weapon: nullable(named(WEAPONS)), ...NO_BOOSTS },
  understand(act, table, by) {
    const { weapon } = act;
    const fighter = findFighter(table, by);
    const isInHand = weapon === fighter?.wielded; // VIG-18
    return isInHand || (weapon !== null && !isWeapon(fighter, weapon)) ? undefined : act;
  },
  slot: 'movement',
  needsGround: true,
  cost: () => ({}),
  faultOfMeans: (_table, { weapons }, { weapon }) =>
    weapon === null || weapons.includes(weapon) ? undefined : 'no-such-item',
  *candidates(_table, { weapons, wielded }) {
    for (const weapon of [...weapons, null]) if (weapon !== wielded) yield { weapon };
  },
  effect(table, entry) {
    const fighter = actorOf(table, entry);
    fighter.wielded = entry.act.weapon; // VIG-18
    emit(table, { type: 'switched', by: entry.by, weapon: fighter.wielded, clause: 'VIG-18' });
  },
});

/** Reloads the weapon in hand, so that it can be shot again (VIG-19). */
export const reload = ownAction('reload', {
  params: { weapon: named(WEAPONS), ...NO_BOOSTS },
  understand: withWeapon,
  slot: 'movement',
  needsGround: true,
  cost: () => ({}),
  faultOfMeans(_table, { weapons, wielded }, { weapon }) {
    if (!weapons.includes(weapon)) return 'no-such-item';
    return wielded === weapon ? undefined : 'not-wielded'; // VIG-19
  },
  faultOfAim: (_table, { unloaded }, { weapon }) =>
    unloaded.includes(weapon) ? undefined : 'already-loaded', // VIG-19
  *candidates(_table, { unloaded }) {
    for (const weapon of unloaded) yield { weapon };
  },
  effect(table, entry) {
    const fighter = actorOf(table, entry);
    fighter.unloaded = fighter.unloaded.filter((weapon) => weapon !== entry.act.weapon); // VIG-19
    emit(table, { type: 'reloaded', by: entry.by, weapon: entry.act.weapon, clause: 'VIG-19' });
  },
});

/** Ends the prone condition (VIG-21). */
export const stand = ownAction('stand', {
  params: NO_BOOSTS,
  understand(act, table, by) {
    const fighter = findFighter(table, by);
    return fighter && !has(fighter, 'prone') ? undefined : act; // VIG-21
  },
  slot: 'movement',
  needsGround: true,
  cost: () => ({}),
  *candidates(_table, actor) {
    if (has(actor, 'prone')) yield {};
  },
  effect(table, entry) {
    relieve(table, entry.by, 'prone'); // VIG-21
  },
});

/** Returns the hex to which a feature of the map leads from `at`; undefined if the feature does not start there. */
function destinationFrom({ kind, from, to }: Feature, at: Hex): Hex | undefined {
  if (isSame(from, at)) return to;
  return kind === 'ladder' && isSame(to, at) ? from : undefined; // VIG-20: a ladder leads both ways
}

function featureOf(table: VigilTable, id: string): Feature | undefined {
  return table.options.features.find((feature) => feature.id === id);
}

/** Climbs or swings along a feature of the map, such as a ladder (VIG-20). */
export const traverse = ownAction('traverse', {
  params: { feature: anId(), ...NO_BOOSTS },
  slot: 'movement',
  needsFooting: () => true,
  cost: () => ({}),
  faultOfAim(table, actor, { feature: id }) {
    const feature = featureOf(table, id);
    if (!feature) return 'no-such-target'; // VIG-20
    const to = destinationFrom(feature, actor.at);
    if (!to) return 'out-of-range';
    return isHeldByOther(table, to, actor.id) ? 'occupied' : undefined;
  },
  destination(table, actor, { feature: id }) {
    const feature = featureOf(table, id);
    return feature && destinationFrom(feature, actor.at);
  },
  isChecked: (table, { feature }) => (featureOf(table, feature)?.difficulty ?? null) !== null,
  *candidates(table, actor) {
    for (const feature of table.options.features) {
      if (destinationFrom(feature, actor.at)) yield { feature: feature.id };
    }
  },
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const feature = featureOf(table, entry.act.feature);
    const to = feature && destinationFrom(feature, actor.at);
    if (!feature || !to) return;
    const isThere = checkAgainst(table, actor, entry, feature.stat, feature.difficulty);
    if (isThere) place(table, actor.id, to, 'traversed'); // VIG-20
  },
});

function stuntFault(table: VigilTable, actor: VigilFighter, to: Hex, length: number): Fault | undefined {
  if (!isOpenGround(table.map, to)) return 'blocked'; // VIG-22
  if (distance(actor.at, to) > length) return 'too-far';
  const isTaken = isSame(to, actor.at) || isHeldByOther(table, to, actor.id);
  return isTaken ? 'occupied' : undefined;
}

const AGILE = ['athletics', 'dexterity'] as const;

/** Takes any other movement action, either to another hex or in place. The GM rules on its difficulty (VIG-22). */
export const stunt = ownAction('stunt', {
  params: { to: optional(hex), stat: oneOf(STATS), ...NOTE_PARAMS, ...NO_BOOSTS },
  axes: () => NOTE_AXES,
  slot: 'movement',
  needsFooting: ({ to }) => to !== undefined, // VIG-22: a stunt in place needs no footing
  cost: () => ({}),
  faultOfAim: (table, actor, { to }) => to && stuntFault(table, actor, to, movementValue(actor)),
  recheck: (table, actor, { act: { to }, travel }) =>
    !to || stuntFault(table, actor, to, travel?.length ?? 0) === undefined, // VIG-R10: being dazed does not shorten a declared stunt
  destination: (_table, _actor, { to }) => to,
  isChecked: () => true,
  *candidates(table, actor) {
    for (const to of range(actor.at, movementValue(actor)).slice(1)) {
      if (!isOpenGround(table.map, to)) continue;
      for (const stat of AGILE) yield { to, stat };
    }
    for (const stat of AGILE) yield { stat };
  },
  *script(table, entry) {
    const actor = actorOf(table, entry); // looked up before the GM is asked, because VIG-38 lets the action finish even if its actor is removed
    const ruling = yield* askRuling(table, entry);
    const { to } = entry.act;
    if (ruling === 'deny') fizzle(table, entry);
    else if (to && isHeldByOther(table, to, entry.by)) {
      fizzle(table, entry);
      yield* comeUpon(table, entry.by, to); // VIG-R21
    } else if (checkAsRuled(table, actor, entry, ruling) && to && isStanding(table, entry.by)) {
      place(table, actor.id, to, 'leapt'); // VIG-22
    }
  },
});
