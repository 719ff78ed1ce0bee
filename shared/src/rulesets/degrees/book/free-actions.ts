import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter as aFighter, anId, oneOf, optional, text } from '../../../engine/schema/field-schema.ts';
import { fighterOf, fightersOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { isWeapon, weaponOf } from '../sheet/weapons.ts';
import { anytimeAction, type DegreesFighter } from '../table.ts';
import { isWielded, withOne, without } from './attacks/wielding.ts';
import { effectId, endEffect, is, letGo, suffer } from './conditions.ts';
import { asThing } from './gear/pack.ts';
import { faultOfHelplessness } from './hindrances.ts';
import { modName } from './modifiers.ts';
import { stagedAction } from './staged-action.ts';
import { layDownAt } from './stunts-and-grabs/stunts.ts';

const WHAT = ['prone', 'aim', 'grab'] as const;

/** Falls prone, drops an item, stops aiming, or lets go of a grabbed fighter (DEG-70, DEG-122). */
export const drop = stagedAction('drop', {
  params: { what: optional(oneOf(WHAT)), item: optional(anId()) },
  understand: (act) => ((act.what === undefined) === (act.item === undefined) ? undefined : act),
  cost: 'free', // DEG-122
  fault(_table, me, { what, item }) {
    if (item !== undefined) return me.held.some((thing) => thing === item) ? undefined : 'no-such-item'; // DEG-122
    const isIdle =
      what === 'prone' ? is(me, 'prone') : what === 'aim' ? me.aim === null : me.grabbing === null;
    return isIdle ? { code: 'no-effect', clause: 'DEG-122' } : undefined;
  },
  apply(table, by, { what, item }) {
    const me = fighterOf(table, by);
    const thing = item === undefined ? undefined : asThing(me, item);
    if (thing) {
      me.held = without(me.held, thing); // DEG-122
      me.loaded = me.loaded.filter((weapon) => weapon !== thing);
      layDownAt(table, me, thing);
    } else if (what === 'prone')
      suffer(table, by, { name: 'prone', cause: 'fall', until: null }); // DEG-122
    else if (what === 'aim')
      me.aim = null; // DEG-70
    else letGo(table, by); // DEG-R22
  },
  *variants(_table, { held }) {
    for (const what of WHAT) yield { what };
    for (const item of new Set(held)) yield { item };
  },
});

/** Draws a shot for a weapon that uses ammunition, or puts a drawn shot back (DEG-123). */
export const ammo = stagedAction('ammo', {
  params: { weapon: anId() },
  cost: 'free', // DEG-123
  dues: (_table, { loaded }, { weapon }) => (loaded.some((one) => one === weapon) ? {} : { ammo: 1 }), // DEG-123
  fault(_table, me, { weapon }) {
    if (!isWielded(me, weapon) || !isWeapon(me, weapon)) return 'no-such-item';
    const { ammunition, load } = weaponOf(me, weapon);
    return ammunition && !load ? undefined : { code: 'no-effect', clause: 'DEG-123' };
  },
  apply(table, by, { weapon }) {
    const me = fighterOf(table, by);
    if (!isWeapon(me, weapon)) return;
    const isDrawn = me.loaded.includes(weapon);
    me.loaded = isDrawn ? without(me.loaded, weapon) : withOne(me.loaded, weapon); // DEG-123
    emit(table, { type: 'nocked', by, weapon, isDrawn: !isDrawn, clause: 'DEG-123' });
  },
  *variants(_table, me) {
    for (const weapon of new Set(me.held)) if (isWeapon(me, weapon)) yield { weapon };
  },
});

/** Ends an effect that the fighter's own power or stunt maintains (DEG-133). */
export const cease = stagedAction('cease', {
  params: { target: aFighter, effect: anId(80) },
  cost: 'free', // DEG-133
  fault(table, me, { target, effect }) {
    const other = findFighter(table, target);
    if (!other) return 'no-such-target';
    return isKeptUp(me, other, effect) ? undefined : { code: 'no-such-item', clause: 'DEG-133' }; // DEG-133
  },
  apply(table, by, { target, effect }) {
    const [me, other] = [fighterOf(table, by), fighterOf(table, target)];
    const ongoing = other.effects.find((one) => effectId(one) === effect);
    emit(table, { type: 'ceased', by, target, effect, clause: 'DEG-133' });
    if (ongoing?.track === 'grab')
      letGo(table, by); // DEG-133
    else if (ongoing)
      endEffect(table, target, ongoing); // DEG-133
    else
      me.mods = me.mods.toSpliced(
        me.mods.findIndex((mod) => modName(mod) === effect),
        1,
      ); // DEG-133
  },
  *variants(table, me) {
    for (const other of fightersOf(table)) {
      for (const one of other.effects)
        if (one.by === me.id) yield { target: other.id, effect: effectId(one) };
      if (other.id !== me.id) continue;
      for (const mod of me.mods) if (mod.kind === 'boost') yield { target: me.id, effect: modName(mod) };
    }
  },
});

function isKeptUp(me: DegreesFighter, other: DegreesFighter, effect: string): boolean {
  if (other.effects.some((one) => one.by === me.id && effectId(one) === effect)) return true; // DEG-133
  return other.id === me.id && me.mods.some((mod) => mod.kind === 'boost' && modName(mod) === effect); // DEG-133
}

/** Says something. This is possible during other fighters' turns, too (DEG-121). */
export const talk = anytimeAction({
  params: { text: text(2000, 1) },
  check(table, by, { text: said }): Fault | undefined {
    const me = findFighter(table, by);
    if (!me) return 'not-your-turn';
    const helpless = faultOfHelplessness(me);
    if (helpless) return helpless;
    return said.length > 300 ? { code: 'too-long', clause: 'DEG-121' } : undefined; // DEG-121
  },
  *variants() {
    yield { text: '…' };
  },
  axes: () => ({ text: { type: 'text', most: 300 } }),
  run: (table, by, { text: said }) => emit(table, { type: 'talked', by, text: said, clause: 'DEG-121' }),
});
