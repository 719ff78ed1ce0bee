import type { Script } from '../../../../engine/core/script.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { endOfNextTurn, type Until } from '../../../../engine/state/durations.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import type { Resistance } from '../../sheet/terms.ts';
import { type Condition, TRACKS, type Track } from '../../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable, Ongoing } from '../../table.ts';
import type { Means } from '../attacks/wielding.ts';
import { because, causesOf, type Tally } from '../causes.ts';
import { type Check, degreeOf, rollCheck } from '../checks.ts';
import {
  type Bearer,
  effectId,
  endEffect,
  healthOf,
  type Immune,
  is,
  isImmune,
  rewrite,
  suffer,
} from '../conditions.ts';
import { bend } from '../destiny/fortune.ts';
import { resistBonus } from '../modifiers.ts';

/* Resistance checks, and the effects of attacks and powers (DEG-R6 to DEG-R10, DEG-R13). */

/** Makes a resistance check. Returns its final degree. */
export function* resist(
  table: DegreesTable,
  id: Id,
  by: Resistance,
  dc: number,
  harm?: 'body' | 'poise',
): Script<number> {
  const check: Check = rollCheck(table, id, {
    kind: 'resistance', // DEG-11, DEG-R73: a resistance check is not an action, so it has no limit and no raises
    of: by,
    causes: causesOf((list) => resistBonus(fighterOf(table, id), by, harm, list)),
    dc,
  });
  yield* bend(table, check); // DEG-81
  return degreeOf(check);
}

/** Makes a target resist an attack or power, and applies the effect. Returns the degree of the resistance check. */
export function* takeEffect(
  table: DegreesTable,
  by: Id,
  target: Id,
  means: Means,
  dc: number,
): Script<number> {
  const { effect } = means;
  if (effect.kind !== 'damage' && effect.kind !== 'affliction') return 0;
  const harm = effect.kind === 'damage' ? effect.of : undefined;
  const degree = yield* resist(table, target, effect.resist, dc, harm); // DEG-R6
  if (degree > 0 || !findFighter(table, target)) return degree;
  if (effect.kind === 'damage') damage(table, target, -degree, { of: effect.of, by, lethal: means.lethal });
  else afflict(table, target, { by, track: effect.track, rank: means.rank, resist: effect.resist }, -degree); // DEG-R10
  return degree;
}

interface Harm {
  readonly of: 'body' | 'poise';
  readonly by: Id;
  readonly lethal: boolean;
}

/** Applies damage after a resistance check that failed by `degrees` degrees (DEG-R7). */
export function damage(table: DegreesTable, target: Id, degrees: number, { of, by, lethal }: Harm): void {
  const fighter = fighterOf(table, target);
  const after = harmed(fighter, of, degrees, endOfNextTurn(fighter)); // DEG-R7
  const hp = healthOf(after, fighter.hpMax);
  const amount = healthOf(fighter) - healthOf(after);
  emit(table, { type: 'hurt', by, target, of, degree: -degrees, amount, hp, clause: 'DEG-R7' });
  fighter.bruises = after.bruises;
  fighter.strains = after.strains;
  rewrite(table, target, { suffered: after.suffered }, by);
  if (is(after, 'incapacitated') && lethal && table.options.lethal && !fighter.sheet.minion)
    beginToDie(table, fighter); // DEG-R13
}

/** The part of a fighter that damage depends on. */
export interface Victim extends Bearer, Immune, Pick<DegreesFighter, 'bruises' | 'strains'> {
  readonly sheet: Pick<DegreesFighter['sheet'], 'immune' | 'minion'>;
}

/**
 * Returns a damaged copy of a fighter whose resistance check failed by `degrees` degrees. If the damage dazes it, that
 * condition ends at `until` (DEG-R7, DEG-R8).
 */
export function harmed<F extends Victim>(fighter: F, of: Harm['of'], degrees: number, until: Until): F {
  const track = of === 'body' ? 'bruises' : 'strains';
  const name = levelOf(fighter, degrees);
  const isSpared = name === undefined || isImmune(fighter, name);
  const suffered = isSpared
    ? fighter.suffered
    : [...fighter.suffered, { name, cause: 'damage' as const, until: name === 'dazed' ? until : null }];
  return { ...fighter, suffered, [track]: fighter[track] + (fighter.sheet.minion ? 0 : 1) }; // DEG-R7, DEG-R8
}

/** Returns the condition that the damage causes in addition to a bruise or strain; undefined if there is none. */
function levelOf(fighter: Victim, degrees: number): Condition | undefined {
  const isFelled = fighter.sheet.minion || degrees >= 4 || (degrees === 3 && is(fighter, 'staggered'));
  if (isFelled) return 'incapacitated'; // DEG-R7, DEG-R8
  return degrees === 3 ? 'staggered' : degrees === 2 ? 'dazed' : undefined; // DEG-R7
}

function beginToDie(table: DegreesTable, fighter: DegreesFighter): void {
  fighter.deathFails = 0;
  suffer(table, fighter.id, { name: 'dying', cause: 'damage', until: null }); // DEG-R13
}

/** Adds failed death saves. The third failure kills the fighter (DEG-R13). */
export function failDeath(table: DegreesTable, id: Id, failures: number): void {
  const fighter = fighterOf(table, id);
  fighter.deathFails = Math.min(99, fighter.deathFails + failures); // DEG-R13
  emit(table, { type: 'death-failed', target: id, now: fighter.deathFails, clause: 'DEG-R13' });
  if (fighter.deathFails < 3) return;
  const others = fighter.suffered.filter(({ name }) => name !== 'dying');
  rewrite(table, id, { suffered: [...others, { name: 'dead', cause: 'damage', until: null }] }); // DEG-R13
  emit(table, { type: 'died', target: id, clause: 'DEG-R13' });
}

/** Applies an affliction of this degree. Degrees above 3 count as 3. */
export function afflict(
  table: DegreesTable,
  target: Id,
  one: Pick<Ongoing, 'by' | 'track' | 'rank' | 'resist'>,
  degrees: number,
): void {
  const fighter = fighterOf(table, target);
  if (one.track === 'grab') return;
  const level = degreeFor(fighter, one.track, degrees); // DEG-R9, DEG-R10
  const condition = TRACKS[one.track][level - 1];
  if (condition === undefined) return;
  if (one.track === 'topple') {
    if (!is(fighter, 'prone')) suffer(table, target, { name: 'prone', cause: 'fall', until: null }); // DEG-R10
    return;
  }
  const old = fighter.effects.find((other) => effectId(other) === effectId(one));
  if (old && old.degree >= level) return; // DEG-R10: an equal or weaker result changes nothing
  const next: Ongoing = { ...one, degree: level, condition };
  const effects = old
    ? fighter.effects.map((other) => (other === old ? next : other)) // DEG-R10
    : [...fighter.effects, next];
  emit(table, { type: 'took-hold', by: one.by, target, track: one.track, degree: level, clause: 'DEG-R10' });
  rewrite(table, target, { effects }, one.by);
}

/** Returns the degree at which an affliction takes effect; 0 if it has none. Immunity lowers the degree (DEG-R10). */
export function degreeFor(fighter: Immune, track: Track, degrees: number): number {
  if (track === 'tire' && isImmune(fighter, 'fatigue')) return 0; // DEG-R9
  let level = Math.min(3, degrees);
  while (level > 0 && isImmune(fighter, TRACKS[track][level - 1] ?? '')) level--; // DEG-R10
  return level;
}

/** Returns the DC to end an ongoing effect. */
export function ongoingDc({ rank }: Ongoing, causes?: Tally): number {
  return because('base', 10, causes) + because('rank', rank, causes); // DEG-R10
}

/** Makes another resistance check against an ongoing effect. Success ends the effect. */
export function* resistOngoing(table: DegreesTable, id: Id, which: Ongoing): Script {
  const degree = yield* resist(table, id, which.resist, ongoingDc(which)); // DEG-R10
  const stillThere = findFighter(table, id)?.effects.some((one) => effectId(one) === effectId(which));
  if (degree > 0 && stillThere) endEffect(table, id, which); // DEG-R10
}

/** Returns the ongoing effect with this id; undefined for a grab, which cannot be resisted (DEG-R22). */
export function ongoing(fighter: DegreesFighter, id: string): Ongoing | undefined {
  return fighter.effects.find((one) => one.track !== 'grab' && effectId(one) === id); // DEG-R22
}
