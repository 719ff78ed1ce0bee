import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, occupant } from '../../../engine/state/table.ts';
import { emit, place, touch } from '../../../engine/state/verbs.ts';
import { mayKnowOf, viewerOf } from '../../../engine/visibility/viewer.ts';
import { range } from '../../../hex/area.ts';
import { type Hex, isSame } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import type { Condition } from '../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable, Ongoing, Suffered } from '../table.ts';
import { because, type Tally } from './causes.ts';

/** The conditions that each condition includes (DEG-R11). */
const IMPLIED: Readonly<Partial<Record<Condition, readonly Condition[]>>> = {
  staggered: ['dazed', 'hindered'],
  compelled: ['dazed'], // DEG-R12
  fatigued: ['hindered'],
  exhausted: ['hindered', 'impaired'],
  held: ['hindered'],
  restrained: ['held', 'hindered', 'vulnerable'],
  bound: ['immobile', 'defenseless', 'impaired'],
  incapacitated: ['stunned', 'defenseless'],
  dead: ['incapacitated', 'stunned', 'defenseless'],
};

type Sources = Pick<DegreesFighter, 'suffered' | 'effects'>;

/** The values that give a fighter its conditions, without their durations. */
interface Causes {
  readonly suffered: readonly Pick<Suffered, 'name' | 'cause'>[];
  readonly effects: readonly Pick<Ongoing, 'condition'>[];
}

/** The part of a fighter that its conditions depend on. */
export type Bearer = Causes & Pick<DegreesFighter, 'grabbing' | 'aim'>;

/** The part of a fighter that its immunities depend on. */
export interface Immune {
  readonly sheet: Pick<DegreesFighter['sheet'], 'immune'>;
}

const known = new WeakMap<
  Causes['suffered'],
  { readonly effects: Causes['effects']; readonly all: ReadonlySet<Condition> }
>();

/**
 * Returns the conditions that a fighter has directly, sorted by name. Conditions that it has only because another
 * condition includes them are left out.
 */
export function conditionsOf({ suffered, effects }: Causes): Condition[] {
  const names = [...suffered.map(({ name }) => name), ...effects.map(({ condition }) => condition)];
  return [...new Set(names)].sort();
}

function allOf(fighter: Causes): ReadonlySet<Condition> {
  const cached = known.get(fighter.suffered);
  if (cached?.effects === fighter.effects) return cached.all;
  const given = conditionsOf(fighter);
  const all = new Set(given.flatMap((name) => [name, ...(IMPLIED[name] ?? [])]));
  known.set(fighter.suffered, { effects: fighter.effects, all });
  return all;
}

/** Returns whether a fighter has a condition, directly or because another condition includes it (DEG-R11). */
export function is(fighter: Bearer, condition: Condition): boolean {
  if (condition === 'hindered' && fighter.grabbing !== null) return true; // DEG-34
  if (condition === 'vulnerable' && (fighter.grabbing !== null || fighter.aim !== null)) return true; // DEG-34, DEG-68
  return allOf(fighter).has(condition);
}

/**
 * Returns the condition that gives a fighter one of the `sought` conditions: that condition itself, or a condition that
 * includes it. Earlier entries of `sought` take precedence. Returns undefined if the fighter has none of the
 * conditions (DEG-R11).
 */
export function causeOf(fighter: DegreesFighter, sought: readonly Condition[]): Condition | undefined {
  const given = conditionsOf(fighter);
  const causes = sought.map((condition) =>
    given.find((one) => one === condition || IMPLIED[one]?.includes(condition)),
  );
  return causes.find((cause) => cause !== undefined);
}

/** Returns whether a fighter can take no action, reaction or free action. */
export function isHelpless(fighter: DegreesFighter): boolean {
  return allOf(fighter).has('stunned'); // DEG-R11
}

/** Returns whether a fighter can react: it is not stunned, has no readied action, and is not waiting for a command. */
export function isFreeToReact(fighter: DegreesFighter): boolean {
  const isLed = fighter.commanded !== null || !obeys(fighter); // DEG-R12
  return !isHelpless(fighter) && fighter.ready === null && isLed; // DEG-25
}

/** Returns the modifier to every check for a disabled or impaired fighter (DEG-R11). */
export function impairment(fighter: DegreesFighter, causes?: Tally): number {
  if (is(fighter, 'disabled')) return because('disabled', -5, causes);
  return is(fighter, 'impaired') ? because('impaired', -2, causes) : 0;
}

/** Returns whether conditions keep a fighter from moving (DEG-R11, DEG-R15). */
export function isFixed(fighter: DegreesFighter): boolean {
  return is(fighter, 'immobile') || is(fighter, 'held');
}

/** Returns whether a condition counts as a level of damage. */
export function isDamage({ cause }: Pick<Suffered, 'cause'>): boolean {
  return cause === 'damage' || cause === 'lasting'; // DEG-R46
}

/** The health of an unwounded fighter. */
export const WHOLE = 10;

/** Returns the health that the page shows: 0 if incapacitated, otherwise `most` minus the wounds, but at least 1. */
export function healthOf(
  fighter: Bearer & Pick<DegreesFighter, 'bruises' | 'strains'>,
  most = WHOLE,
): number {
  if (is(fighter, 'incapacitated')) return 0;
  const isDazed = fighter.suffered.some((one) => one.name === 'dazed' && isDamage(one));
  const wounds = fighter.bruises + fighter.strains + (isDazed ? 2 : 0) + (is(fighter, 'staggered') ? 3 : 0);
  return Math.max(1, most - wounds);
}

/** Updates a fighter's health after its conditions changed. */
export function settleHealth(fighter: DegreesFighter): void {
  fighter.hp = healthOf(fighter, fighter.hpMax);
}

/** Replaces a fighter's conditions and applies the consequences. `by` is the fighter that caused the change. */
export function rewrite(table: DegreesTable, id: Id, to: Partial<Sources>, by?: Id): void {
  const fighter = fighterOf(table, id);
  const before = { ...fighter };
  touch(table, id);
  if (to.suffered) fighter.suffered = to.suffered;
  if (to.effects) fighter.effects = to.effects;
  if (is(fighter, 'incapacitated') && !is(fighter, 'prone')) fall(fighter); // DEG-R10
  if (powerOver(fighter) !== fighter.commanded?.by) fighter.commanded = null; // DEG-R12
  settleHealth(fighter);
  tellOfChanges(table, before, fighter);
  if (table.turn === id && is(fighter, 'dazed') && !is(before, 'dazed')) {
    fighter.mov = 0; // DEG-R11
    fighter.quick = 0;
  }
  if (isHelpless(fighter)) letGo(table, id); // DEG-R22
  settleDefeat(table, fighter, by);
}

function fall(fighter: DegreesFighter): void {
  fighter.suffered = [...fighter.suffered, { name: 'prone', cause: 'fall', until: null }];
}

function tellOfChanges(table: DegreesTable, before: DegreesFighter, { id, ...after }: DegreesFighter): void {
  const [had, has] = [conditionsOf(before), conditionsOf(after)];
  for (const condition of has)
    if (!had.includes(condition))
      emit(table, { type: 'afflicted', target: id, condition, clause: 'DEG-R11' });
  for (const condition of had)
    if (!has.includes(condition)) emit(table, { type: 'relieved', target: id, condition, clause: 'DEG-R11' });
}

function settleDefeat(table: DegreesTable, fighter: DegreesFighter, by?: Id): void {
  const isOut = is(fighter, 'incapacitated');
  if (fighter.defeated === isOut) return;
  fighter.defeated = isOut; // DEG-R11
  const { id } = fighter;
  if (isOut) emit(table, { type: 'defeated', ...(by !== undefined && { by }), target: id, clause: 'DEG-R7' });
  else returnToMap(table, id);
}

/**
 * Makes room for a fighter that is no longer defeated. If its hex is occupied, it moves to a free hex. If the occupant
 * is hidden, the occupant moves instead, so that its presence stays secret.
 */
function returnToMap(table: DegreesTable, id: Id): void {
  const { at, hidden } = fighterOf(table, id);
  const other = occupant(table, at, id);
  makeRoom(table, other?.hidden && !hidden ? other.id : id); // DEG-R58
}

/** Moves a fighter to the nearest free hex if another fighter occupies its hex. */
export function makeRoom(table: DegreesTable, id: Id): void {
  const { at } = fighterOf(table, id);
  if (!occupant(table, at, id)) return;
  const isFree = (hex: Hex) => isOpenGround(table.map, hex) && !occupant(table, hex, id);
  const free = range(at, 2 * table.map.radius).find(isFree);
  if (free && !isSame(free, at)) place(table, id, free, 'placed'); // DEG-R15
}

/**
 * Gives a fighter a condition unless it is immune. Returns whether the fighter got the condition. A fighter can get the
 * same condition several times, and then has it until all of them have ended.
 */
export function suffer(table: DegreesTable, id: Id, one: Suffered): boolean {
  const fighter = fighterOf(table, id);
  if (isImmune(fighter, one.name)) return false;
  rewrite(table, id, { suffered: [...fighter.suffered, one] });
  return true;
}

/** Removes the conditions for which `isMeant` returns true. */
export function relieve(table: DegreesTable, id: Id, isMeant: (one: Suffered) => boolean): void {
  const { suffered } = fighterOf(table, id);
  rewrite(table, id, { suffered: suffered.filter((one) => !isMeant(one)) });
}

export function isImmune({ sheet }: Immune, to: string): boolean {
  return sheet.immune.some((immunity) => immunity === to);
}

/** Returns the id of an affliction or grab, such as `troll:snare`. */
export function effectId({ by, track }: Pick<Ongoing, 'by' | 'track'>): string {
  return `${by}:${track}`;
}

export function endEffect(table: DegreesTable, id: Id, which: Pick<Ongoing, 'by' | 'track'>): void {
  const fighter = fighterOf(table, id);
  const ended = effectId(which);
  const holder = which.track === 'grab' ? findFighter(table, which.by) : undefined;
  if (holder) {
    holder.grabbing = null;
    touch(table, which.by);
  }
  rewrite(table, id, { effects: fighter.effects.filter((one) => effectId(one) !== ended) });
}

/** Ends the fighter's grab of another fighter, if there is one (DEG-R22). */
export function letGo(table: DegreesTable, id: Id): void {
  const { grabbing } = fighterOf(table, id);
  if (grabbing === null) return;
  fighterOf(table, id).grabbing = null;
  touch(table, id);
  if (findFighter(table, grabbing)) endEffect(table, grabbing, { by: id, track: 'grab' });
}

/** Returns the fighter that compelled or controls the given fighter; undefined if none does (DEG-R12). */
export function powerOver({ effects }: DegreesFighter): Id | undefined {
  return effects.find(({ condition }) => condition === 'compelled' || condition === 'controlled')?.by;
}

/** Returns whether a fighter acts only on commands (DEG-R12). */
function obeys(fighter: DegreesFighter): boolean {
  return is(fighter, 'compelled') || is(fighter, 'controlled');
}

/** Returns whether a fighter acts only on commands but has no command at the moment (DEG-R12). */
export function isMasterless(table: DegreesTable, fighter: DegreesFighter): boolean {
  return obeys(fighter) && masterOf(table, fighter.id) === undefined;
}

/**
 * Returns the fighter that makes the choices of a compelled or controlled fighter; undefined if none does. It must have
 * given a command and must see that fighter (DEG-74, DEG-R12).
 */
export function masterOf(table: DegreesTable, id: Id): Id | undefined {
  const fighter = findFighter(table, id);
  const master = fighter?.commanded?.by;
  if (!fighter || master === undefined || powerOver(fighter) !== master) return undefined;
  return findFighter(table, master) && mayKnowOf(viewerOf(master), fighter) ? master : undefined;
}
