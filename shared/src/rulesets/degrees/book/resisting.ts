import type { Script } from '../../../engine/script.ts';
import { fighterOf, findFighter, type Id } from '../../../engine/table.ts';
import { emit } from '../../../engine/verbs.ts';
import { TRACKS } from '../sheet/tracks.ts';
import type { Resistance } from '../sheet/words-of-the-book.ts';
import type { DegreesFighter, DegreesTable, Ongoing } from '../table.ts';
import { type Check, degreeOf, rollCheck } from './checks.ts';
import { effectId, endEffect, is, isImmune, rewrite, suffer } from './conditions.ts';
import { bend } from './fortune.ts';
import { endOfNextTurn } from './lasting.ts';
import { resistBonus } from './modifiers.ts';
import type { Means } from './wielding.ts';

/* What effects do to somebody who resists them: DEG-R6 to DEG-R10, DEG-R13. */

/** A resistance check; gives its degree in the end. */
export function* resist(
  table: DegreesTable,
  id: Id,
  by: Resistance,
  dc: number,
  harm?: 'body' | 'poise',
): Script<number> {
  const check: Check = rollCheck(table, id, {
    kind: 'resistance', // DEG-11: no action, and no limit to it
    of: by,
    bonus: resistBonus(fighterOf(table, id), by, harm),
    dc,
  });
  yield* bend(table, check); // DEG-81
  return degreeOf(check);
}

/** What an attack or power does to whom it has reached, resisted against that DC. Gives the degree of the resistance. */
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

/** Damage by so many degrees of a failed resistance: DEG-R7. */
export function damage(table: DegreesTable, target: Id, degrees: number, { of, by, lethal }: Harm): void {
  const fighter = fighterOf(table, target);
  if (fighter.sheet.minion) {
    knockOut(table, fighter, by, false); // DEG-R8
    return;
  }
  const track = of === 'body' ? 'bruises' : 'strains';
  fighter[track]++; // DEG-R7
  emit(table, { type: 'hurt', by, target, track, now: fighter[track], degree: -degrees, clause: 'DEG-R7' });
  const isFelled = degrees >= 4 || (degrees === 3 && is(fighter, 'staggered')); // DEG-R7
  if (isFelled) knockOut(table, fighter, by, lethal);
  else if (degrees === 3)
    suffer(table, target, { name: 'staggered', cause: 'damage', until: null }); // DEG-R7
  else if (degrees === 2)
    suffer(table, target, { name: 'dazed', cause: 'damage', until: endOfNextTurn(fighter) }); // DEG-R7
}

function knockOut(table: DegreesTable, fighter: DegreesFighter, by: Id, lethal: boolean): void {
  emit(table, { type: 'felled', by, target: fighter.id, clause: 'DEG-R7' });
  suffer(table, fighter.id, { name: 'incapacitated', cause: 'damage', until: null }); // DEG-R7
  if (!lethal || !table.options.lethal || !is(fighter, 'incapacitated')) return;
  fighter.deathFails = 0;
  suffer(table, fighter.id, { name: 'dying', cause: 'damage', until: null }); // DEG-R13
}

/** Three failures are death: DEG-R13. */
export function failDeath(table: DegreesTable, id: Id, failures: number): void {
  const fighter = fighterOf(table, id);
  fighter.deathFails = Math.min(99, fighter.deathFails + failures); // DEG-R13
  emit(table, { type: 'death-failed', target: id, now: fighter.deathFails, clause: 'DEG-R13' });
  if (fighter.deathFails < 3) return;
  const others = fighter.suffered.filter(({ name }) => name !== 'dying');
  rewrite(table, id, { suffered: [...others, { name: 'dead', cause: 'damage', until: null }] }); // DEG-R13
  emit(table, { type: 'died', target: id, clause: 'DEG-R13' });
}

/** An affliction by so many degrees of failure, at most three. */
export function afflict(
  table: DegreesTable,
  target: Id,
  one: Pick<Ongoing, 'by' | 'track' | 'rank' | 'resist'>,
  degrees: number,
): void {
  const fighter = fighterOf(table, target);
  if (one.track === 'grab') return;
  if (one.track === 'tire' && isImmune(fighter, 'fatigue')) return; // DEG-R9
  const level = degreeFor(fighter, TRACKS[one.track], Math.min(3, degrees)); // DEG-R10
  if (level === 0) return;
  const condition = TRACKS[one.track][level - 1];
  if (condition === undefined) return;
  if (one.track === 'topple') {
    if (!is(fighter, 'prone')) suffer(table, target, { name: 'prone', cause: 'fall', until: null }); // §7.6
    return;
  }
  const old = fighter.effects.find((other) => effectId(other) === effectId(one));
  if (old && old.degree >= level) return; // DEG-R10: it never lowers
  const next: Ongoing = { ...one, degree: level, condition };
  const effects = old
    ? fighter.effects.map((other) => (other === old ? next : other)) // DEG-R10
    : [...fighter.effects, next];
  emit(table, { type: 'took-hold', by: one.by, target, track: one.track, degree: level, clause: 'DEG-R10' });
  rewrite(table, target, { effects });
}

/** The degree that takes hold: who is immune to one suffers the next lower (DEG-R10). */
function degreeFor(fighter: DegreesFighter, track: readonly string[], degree: number): number {
  let level = degree;
  while (level > 0 && isImmune(fighter, track[level - 1] ?? '')) level--; // DEG-R10
  return level;
}

/** One more check against something that goes on; success ends it. */
export function* resistOngoing(table: DegreesTable, id: Id, which: Ongoing): Script {
  const degree = yield* resist(table, id, which.resist, 10 + which.rank); // DEG-R10
  const stillThere = findFighter(table, id)?.effects.some((one) => effectId(one) === effectId(which));
  if (degree > 0 && stillThere) endEffect(table, id, which); // DEG-R10
}

/** What goes on under that id and can be resisted; a grab cannot (DEG-R22). */
export function ongoing(fighter: DegreesFighter, id: string): Ongoing | undefined {
  return fighter.effects.find((one) => one.track !== 'grab' && effectId(one) === id); // DEG-R22
}
