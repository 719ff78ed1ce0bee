import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit, roll } from '../../../../engine/state/verbs.ts';
import { DIRECTIONS, type Direction } from '../../../../hex/axial.ts';
import { itemOf } from '../../sheet/items.ts';
import type { Resistance, Stunt } from '../../sheet/terms.ts';
import { GRAB, TRACK_IDS, type Track } from '../../sheet/tracks.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable, Lying, Ongoing } from '../../table.ts';
import { gap } from '../attacks/sight.ts';
import { meansBy, type Tool } from '../attacks/tools.ts';
import {
  freeHands,
  isWielded,
  type Means,
  meansOf,
  takeAway,
  withOne,
  without,
} from '../attacks/wielding.ts';
import { because, type Tally } from '../causes.ts';
import { degreeOfMargin } from '../checks.ts';
import { effectId, impairment, rewrite } from '../conditions.ts';
import { afflict } from '../damage-and-recovery/resisting.ts';
import { resistBonus, stanceRanks } from '../modifiers.ts';
import { leadsAway, pull, push } from './push-and-pull.ts';

/* Stunts, with their parameters, limits and results (DEG-30 to DEG-38). */

/** A stunt with its parameters. */
export interface Named {
  readonly stunt: Stunt;
  readonly track?: Track;
  readonly item?: string;
  readonly dir?: Direction;
}

/** Returns a stunt with its parameters; undefined if a parameter is missing or invalid. */
export function nameStunt(stunt: Stunt, { track, item, dir }: Params): Named | undefined {
  const named: Named = {
    stunt,
    ...(isTrack(track) && { track }),
    ...(typeof item === 'string' && { item: item }),
    ...(isDirection(dir) && { dir }),
  };
  if (track !== undefined && named.track === undefined) return undefined;
  if (dir !== undefined && named.dir === undefined) return undefined;
  if (stunt === 'afflict' && named.track === undefined) return undefined; // DEG-30
  const needsItem = stunt === 'disarm' || stunt === 'break'; // DEG-31, DEG-38
  return needsItem && named.item === undefined ? undefined : named;
}

function isTrack(track: unknown): track is Track {
  return TRACK_IDS.some((one) => one === track);
}

function isDirection(dir: unknown): dir is Direction {
  return typeof dir === 'number' && Number.isInteger(dir) && dir >= 0 && dir < DIRECTIONS.length;
}

/** Returns whether a stunt makes no sense: a push that does not lead away, or a grab with neither fists nor claws. */
export function isSenseless(
  me: DegreesFighter,
  foe: DegreesFighter,
  { weapon }: Tool,
  { stunt, dir }: Named,
): boolean {
  if (stunt === 'grab') return weapon === undefined || weaponOf(me, weapon).bound !== 'natural'; // DEG-33
  return stunt === 'push' && dir !== undefined && !leadsAway(me.at, foe.at, dir); // DEG-R20
}

/** Returns the Disadvantage on a stunt's attack check, -1 or -2 (DEG-29, DEG-31, DEG-38). */
export function ranksOf(foe: DegreesFighter, named: Named | undefined): number {
  if (named?.item === undefined) return -1; // DEG-29
  const isHeld = foe.held.includes(named.item);
  const isInBoth = isWielded(foe, named.item) && itemOf(foe, named.item).hands === 2;
  if (named.stunt === 'disarm') return isInBoth ? -2 : -1; // DEG-31
  return named.stunt === 'break' && isHeld ? -2 : -1; // DEG-38
}

/** Returns the fault if the object, the distance or the hands do not allow the stunt (DEG-31 to DEG-38). */
export function faultOfStunt(
  me: DegreesFighter,
  foe: DegreesFighter,
  tool: Tool,
  { stunt, item }: Named,
): Fault | undefined {
  if (stunt === 'disarm' && (item === undefined || !foe.held.includes(item))) return 'no-such-item'; // DEG-31
  if (stunt === 'break' && (item === undefined || !isBreakable(foe, item))) return 'no-such-item'; // DEG-38
  if (stunt === 'pull' && gap(me, foe) <= 1) return { code: 'no-effect', clause: 'DEG-R53' }; // DEG-R53
  return stunt === 'grab' ? faultOfGrab(me, foe, tool) : undefined;
}

/**
 * Returns the fault if a grab is impossible. With fists, the first grab needs a free hand. Claws and further grabs need
 * none (DEG-33, DEG-R53).
 */
function faultOfGrab(me: DegreesFighter, foe: DegreesFighter, { weapon }: Tool): Fault | undefined {
  if (me.grabbing === foe.id) return undefined; // DEG-R53
  const isFree = me.grabbing === null && (weapon !== 'fists' || freeHands(me) >= 1); // DEG-33
  return isFree ? undefined : { code: 'no-free-hand', clause: 'DEG-33' };
}

/**
 * Returns the weapon or power of a stunt; undefined if it cannot be used. A claw that already grabs the target can
 * tighten its grab (DEG-R53).
 */
export function meansOfStunt(me: DegreesFighter, tool: Tool, target: Id, stunt?: Stunt): Means | undefined {
  const { weapon } = tool;
  const isTightening = stunt === 'grab' && me.grabbing === target;
  if (isTightening && weapon !== undefined && me.sheet.natural.includes(weapon)) return meansOf(me, weapon);
  return meansBy(me, tool);
}

function isBreakable({ held, carried, worn }: DegreesFighter, item: string): boolean {
  return held.includes(item) || carried.includes(item) || worn.includes(item); // DEG-38, DEG-R65
}

/** Yields parameters for a stunt against a target, whether or not they are legal. */
export function* waysOf(foe: DegreesFighter, stunt: Stunt): Iterable<Params> {
  if (stunt === 'afflict') for (const track of TRACK_IDS) yield { track };
  else if (stunt === 'disarm') for (const item of foe.held) yield { item };
  else if (stunt === 'break')
    for (const item of new Set([...foe.held, ...foe.carried, ...foe.worn])) yield { item };
  else yield {};
}

/** Returns the effect rank for a stunt's opposed check. Only the stance modifies it (DEG-R50). */
export function stuntRank(
  me: DegreesFighter,
  foe: DegreesFighter,
  { rank }: Means,
  hasCheck = true,
  causes?: Tally,
): number {
  return because('rank', rank, causes) + stanceRanks(me, foe, hasCheck, causes); // DEG-29, DEG-R50
}

/** Returns the bonus to the opposed check of a stunt. */
export function stuntBonus(
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
  hasCheck = true,
  causes?: Tally,
): number {
  return stuntRank(me, foe, means, hasCheck, causes) + impairment(me, causes); // DEG-R39
}

/** Returns the better of the target's two resistances against a stunt (DEG-29). */
export function bestResistance(foe: DegreesFighter, { type }: Means): Resistance {
  const isOfWords = type === 'court' || type === 'rumor';
  const [first, second] = isOfWords ? (['will', 'reflex'] as const) : (['fortitude', 'reflex'] as const); // DEG-29
  return resistBonus(foe, second) > resistBonus(foe, first) ? second : first; // DEG-29
}

/** The degree and rank of a won opposed check. */
export interface Won {
  readonly degree: number;
  readonly rank: number;
}

/** Applies the result of a stunt whose opposed check was won. */
export function bringAbout(
  table: DegreesTable,
  by: Id,
  target: Id,
  means: Means,
  named: Named,
  { degree, rank }: Won,
): void {
  const [me, foe] = [fighterOf(table, by), fighterOf(table, target)];
  emit(table, { type: 'stunt-done', by, target, stunt: named.stunt, degree, clause: 'DEG-29' });
  const { stunt, track, item, dir } = named;
  if (stunt === 'afflict' && track)
    afflict(table, target, { by, track, rank: means.rank, resist: bestResistance(foe, means) }, degree); // DEG-30
  if (stunt === 'grab') grab(table, me, foe, means, degree);
  if (stunt === 'pull') pull(table, me, foe, degree);
  if (stunt === 'push') push(table, me, foe, degree, dir);
  if (stunt === 'disarm' && item) disarm(table, foe, item);
  if (stunt === 'break' && item) breakItem(table, me, foe, item, 10 + rank); // DEG-R21
}

/** Grabs the target, or tightens the grab by the degrees of success (DEG-33). */
function grab(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
  degree: number,
): void {
  const old = foe.effects.find(({ by, track }) => by === me.id && track === 'grab');
  const level = Math.min(3, (old?.degree ?? 0) + degree); // DEG-33
  const condition = GRAB[level - 1];
  if (condition === undefined) return;
  const next: Ongoing = {
    by: me.id,
    track: 'grab',
    degree: level,
    condition,
    rank: means.rank,
    resist: bestResistance(foe, means),
    grip: old?.grip ?? { weapon: means.weapon ?? 'fists', turn: table.turnCount },
  };
  me.grabbing = foe.id; // DEG-34
  const others = foe.effects.filter((one) => effectId(one) !== effectId(next));
  emit(table, {
    type: 'took-hold',
    by: me.id,
    target: foe.id,
    track: 'grab',
    degree: level,
    clause: 'DEG-33',
  });
  rewrite(table, foe.id, { effects: [...others, next] });
}

/** Lets a held item fall to the ground in its holder's hex (DEG-31). */
function disarm(table: DegreesTable, foe: DegreesFighter, item: string): void {
  foe.held = without(foe.held, item); // DEG-31
  foe.loaded = foe.loaded.filter((weapon) => weapon !== item);
  layDownAt(table, foe, item);
}

/** Puts an item from a fighter's hands on the ground in the fighter's hex. */
export function layDownAt(table: DegreesTable, from: DegreesFighter, item: string): void {
  const damaged = from.damaged.includes(item);
  from.damaged = from.damaged.filter((thing) => thing !== item);
  land(table, { item, at: from.at, damaged }, from.id);
}

/** Adds an item to the items on the ground. `from` is the fighter that had the item. */
export function land(table: DegreesTable, one: Lying, from: Id): void {
  table.lying = [...table.lying, one];
  emit(table, { type: 'dropped', target: from, item: one.item, clause: 'DEG-122' });
}

/** Makes the object's resistance roll. A failure damages or breaks the object (DEG-R21). */
function breakItem(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  item: string,
  dc: number,
): void {
  const total = roll(table, 20) + itemOf(foe, item).toughness; // DEG-R21
  const degree = degreeOfMargin(total - dc);
  emit(table, {
    type: 'object-resisted',
    by: me.id,
    target: foe.id,
    item,
    total,
    dc,
    degree,
    clause: 'DEG-R21',
  });
  if (degree > 0) return;
  if (degree === -1 && !foe.damaged.includes(item)) {
    foe.damaged = withOne(foe.damaged, item); // DEG-R21
    return;
  }
  takeAway(foe, item); // DEG-R21
  foe.damaged = foe.damaged.filter((thing) => thing !== item);
  foe.loaded = foe.loaded.filter((weapon) => weapon !== item);
  foe.broken = withOne(foe.broken, item); // DEG-R21
}
