import { comeUpon } from '../../../engine/hiding.ts';
import type { Fault } from '../../../engine/rejection.ts';
import { emit, place } from '../../../engine/verbs.ts';
import { range } from '../../../hex/area.ts';
import { distance, type Hex, isSame } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import type { Feature } from '../sheet/options.ts';
import type { WeaponId } from '../sheet/weapons.ts';
import { isHeldByOther, type VigilFighter, type VigilTable } from '../table.ts';
import { has, movementValue, relieve } from './conditions.ts';
import type { Deed } from './deed.ts';
import { actorOf } from './defence.ts';
import { fizzle } from './preventing.ts';
import { askRuling, checkAgainst, checkAsRuled } from './rulings.ts';

/* The movement actions other than travelling: VIG-18 to VIG-22. What they do asks nobody unless the GM rules. */

/** Taking another weapon in hand, or none. */
export const switchWeapon: Deed = {
  slot: 'movement',
  cost: () => ({}),
  means: (_table, { weapons }, { weapon = null }) =>
    weapon === null || weapons.includes(weapon) ? undefined : 'no-such-item',
  *candidates(_table, { weapons, wielded }) {
    for (const weapon of [...weapons, null]) if (weapon !== wielded) yield { weapon };
  },
  effect(table, entry) {
    const fighter = actorOf(table, entry);
    fighter.wielded = entry.act.weapon ?? null; // VIG-18
    emit(table, { type: 'switched', by: entry.by, weapon: fighter.wielded, clause: 'VIG-18' });
  },
};

/** Loading a weapon that takes a movement action for it. */
export const reload: Deed = {
  slot: 'movement',
  cost: () => ({}),
  means(_table, { weapons, wielded }, { weapon }) {
    if (!weapons.includes(weapon as WeaponId)) return 'no-such-item';
    return wielded === weapon ? undefined : 'not-wielded'; // VIG-19
  },
  aim: (_table, { unloaded }, { weapon }) =>
    unloaded.includes(weapon as WeaponId) ? undefined : 'already-loaded', // VIG-19
  *candidates(_table, { unloaded }) {
    for (const weapon of unloaded) yield { weapon };
  },
  effect(table, entry) {
    const fighter = actorOf(table, entry);
    fighter.unloaded = fighter.unloaded.filter((weapon) => weapon !== entry.act.weapon); // VIG-19
    emit(table, { type: 'reloaded', by: entry.by, weapon: entry.act.weapon as string, clause: 'VIG-19' });
  },
};

/** Getting up. */
export const stand: Deed = {
  slot: 'movement',
  cost: () => ({}),
  *candidates(_table, actor) {
    if (has(actor, 'prone')) yield {};
  },
  effect(table, entry) {
    relieve(table, entry.by, 'prone'); // VIG-21
  },
};

/** The way a feature leads from where somebody stands; undefined if it does not begin there. */
function wayAlong({ kind, from, to }: Feature, at: Hex): Hex | undefined {
  if (isSame(from, at)) return to;
  return kind === 'ladder' && isSame(to, at) ? from : undefined; // VIG-20: a ladder leads both ways
}

function featureOf(table: VigilTable, id: string | undefined): Feature | undefined {
  return table.options.features.find((feature) => feature.id === id);
}

/** Climbing, swinging and the like: VIG-20. */
export const traverse: Deed = {
  slot: 'movement',
  needsFooting: true,
  cost: () => ({}),
  aim(table, actor, { feature: id }) {
    const feature = featureOf(table, id);
    if (!feature) return 'no-such-target'; // VIG-20
    const to = wayAlong(feature, actor.at);
    if (!to) return 'out-of-range';
    return isHeldByOther(table, to, actor.id) ? 'occupied' : undefined;
  },
  lands(table, actor, { feature: id }) {
    const feature = featureOf(table, id);
    return feature && wayAlong(feature, actor.at);
  },
  isChecked: (table, { feature }) => (featureOf(table, feature)?.difficulty ?? null) !== null,
  *candidates(table, actor) {
    for (const feature of table.options.features) {
      if (wayAlong(feature, actor.at)) yield { feature: feature.id };
    }
  },
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const feature = featureOf(table, entry.act.feature);
    const to = feature && wayAlong(feature, actor.at);
    if (!feature || !to) return;
    const isThere = checkAgainst(table, actor, entry, feature.stat, feature.difficulty);
    if (isThere) place(table, actor.id, to, 'traversed'); // VIG-20
  },
};

function landingFault(table: VigilTable, actor: VigilFighter, to: Hex, length: number): Fault | undefined {
  if (!isOpenGround(table.map, to)) return 'blocked'; // VIG-22
  if (distance(actor.at, to) > length) return 'too-far';
  const isTaken = isSame(to, actor.at) || isHeldByOther(table, to, actor.id);
  return isTaken ? 'occupied' : undefined;
}

/** Any other way to get somewhere, which the GM judges: VIG-22. */
export const stunt: Deed = {
  slot: 'movement',
  needsFooting: true,
  cost: () => ({}),
  aim: (table, actor, { to }) => landingFault(table, actor, to as Hex, movementValue(actor)),
  recheck: (table, actor, { act, travel }) =>
    landingFault(table, actor, act.to as Hex, travel?.length ?? 0) === undefined, // VIG-R10: dazed changes nothing
  lands: (_table, _actor, { to }) => to,
  isChecked: () => true,
  *candidates(table, actor) {
    for (const to of range(actor.at, movementValue(actor)).slice(1)) {
      if (!isOpenGround(table.map, to)) continue;
      for (const stat of ['athletics', 'dexterity'] as const) yield { to, stat };
    }
  },
  *script(table, entry) {
    const actor = actorOf(table, entry); // kept: VIG-38 lets it run to its end
    const ruling = yield* askRuling(table, entry);
    const to = entry.act.to as Hex;
    if (ruling === 'deny') fizzle(table, entry);
    else if (isHeldByOther(table, to, entry.by)) {
      fizzle(table, entry);
      yield* comeUpon(table, entry.by, to); // VIG-R21
    } else if (checkAsRuled(table, actor, entry, ruling) && table.fighters[entry.by] && !actor.defeated) {
      place(table, actor.id, to, 'leapt'); // VIG-22
    }
  },
};
