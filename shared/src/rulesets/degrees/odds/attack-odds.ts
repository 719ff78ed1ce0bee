import type { Effect, Odds } from '../../../engine/forecast.ts';
import {
  certainly,
  type Distribution,
  die,
  difference,
  mapped,
  mixed,
  resultsOf,
  sum,
} from '../../../kit/odds.ts';
import { degreeOfMargin, degreeOfRoll } from '../book/checks.ts';
import { impairment, is, isImmune } from '../book/conditions.ts';
import { defenseAgainst, Ranks, resistBonus, stanceOnEffect } from '../book/modifiers.ts';
import { health } from '../book/recovering.ts';
import { attackSum, fits } from '../book/strike.ts';
import type { Means } from '../book/wielding.ts';
import { TRACKS } from '../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { worthOfCondition } from './worth.ts';

/* What an attack or a power can come to, by the book's own functions. */

const D20 = die(20);

/** A way in which an attack check can come out. */
interface Landing {
  readonly chance: number;
  readonly degree: number;
  readonly isCritical: boolean;
}

export interface Attempt {
  readonly means: Means;
  readonly ranks?: number;
  readonly raise?: number | undefined;
  readonly smash?: boolean | undefined;
  readonly slam?: number | undefined;
}

/** How an attack check can come out, if nobody reacts. */
export function landings(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  { means, ranks = 0, raise = 0 }: Attempt,
): Landing[] {
  const aimed = me.aim && me.aim.target !== foe.id ? { ...me, aim: null } : me;
  const bonus = attackSum(table, aimed, foe, { means, ranks });
  const defense = defenseAgainst(foe, me, means.type);
  const dcs: Distribution = foe.defending
    ? sum(sum(D20, die(6)), certainly(defense + impairment(foe)))
    : certainly(10 + defense);
  return resultsOf(dcs).flatMap(([dc, likely]) =>
    resultsOf(D20).map(([shown, chance]) => {
      const margin = shown + bonus - dc - 5 * raise;
      const degree = degreeOfRoll({ kind: 'attack', die: shown, raise, coup: 0 }, margin);
      return { chance: likely * chance, degree, isCritical: shown === 20 && margin >= 0 };
    }),
  );
}

const failed = new Map<number, Distribution>();

/** By how many degrees somebody fails a resistance, 0 if it does not. */
export function failures(bonus: number, dcs: Distribution): Distribution {
  if (dcs.chances.length === 1) return failuresBy(bonus - dcs.low);
  return mixed(resultsOf(dcs).map(([dc, chance]) => [chance, failuresBy(bonus - dc)]));
}

/** The same for a bonus that is so much above the DC. */
function failuresBy(lead: number): Distribution {
  let known = failed.get(lead);
  if (!known) {
    known = mapped(D20, (shown) => Math.max(0, -degreeOfMargin(shown + lead)));
    failed.set(lead, known);
  }
  return known;
}

/** The DC of an effect: 10 or a d20, and its rank. */
function dcOf(rank: number, smash: boolean | undefined): Distribution {
  return smash ? sum(D20, certainly(rank)) : certainly(10 + rank); // DEG-107
}

/** What an effect does by degrees of failure: the health that is lost, and what that is worth besides. */
export interface Consequence {
  readonly change: number;
  readonly isOut: boolean;
  readonly worth: number;
}

/** What so many degrees of failure against an effect do to somebody. */
export function consequence(
  foe: DegreesFighter,
  { effect }: Pick<Means, 'effect'>,
  degrees: number,
): Consequence {
  const none = { change: 0, isOut: false, worth: 0 };
  if (degrees === 0 || effect.kind === 'heal' || effect.kind === 'boost') return none;
  if (effect.kind === 'damage') return harmed(foe, effect.of, degrees);
  const level = Math.min(3, degrees);
  const condition = TRACKS[effect.track][level - 1];
  const isNew = condition !== undefined && !is(foe, condition) && !isImmune(foe, condition);
  if (!isNew || condition === undefined) return none;
  const isOut = condition === 'incapacitated';
  return { change: isOut ? -health(foe) : 0, isOut, worth: isOut ? 0 : worthOfCondition(condition) };
}

/** Damage as the book deals it, on somebody who is only imagined: DEG-R7. */
function harmed(foe: DegreesFighter, of: 'body' | 'poise', degrees: number): Consequence {
  const isStaggered = is(foe, 'staggered');
  const isFelled = foe.sheet.minion || degrees >= 4 || (degrees === 3 && isStaggered); // DEG-R7, DEG-R8
  if (isFelled && !isImmune(foe, 'incapacitated')) return { change: -health(foe), isOut: true, worth: 0 };
  const track = of === 'body' ? 'bruises' : 'strains';
  const after = { ...foe, [track]: foe[track] + (foe.sheet.minion ? 0 : 1) };
  const name = degrees === 3 ? 'staggered' : degrees === 2 ? 'dazed' : undefined;
  const suffers = name !== undefined && !isFelled && !isImmune(foe, name);
  const hurt: DegreesFighter = suffers
    ? { ...after, suffered: [...foe.suffered, { name, cause: 'damage', until: null }] }
    : after;
  const gained = suffers && !is(foe, name) ? worthOfCondition(name) : 0;
  return { change: health(hurt) - health(foe), isOut: false, worth: 0.6 + gained };
}

/** The effect on somebody's health, and what it is worth besides, of degrees of failure with these chances. */
export function effectOf(
  foe: DegreesFighter,
  means: Pick<Means, 'effect'>,
  failed: Distribution,
): { effect: Effect; worth: number } {
  let [worth, defeat] = [0, 0];
  for (const [degrees, chance] of resultsOf(failed)) {
    const one = consequence(foe, means, degrees);
    worth += chance * one.worth;
    if (one.isOut) defeat += chance;
  }
  const changes = resultsOf(mapped(failed, (degrees) => consequence(foe, means, degrees).change));
  const average = changes.reduce((total, [by, chance]) => total + by * chance, 0);
  return { effect: { target: foe.id, field: 'hp', changes, average, defeat }, worth };
}

/** The odds of an attack check and its effect. */
export function attackOdds(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  attempt: Attempt,
): Odds {
  const { means, smash } = attempt;
  const all = landings(table, me, foe, attempt);
  const resist = 'resist' in means.effect ? means.effect.resist : 'toughness';
  const harm = means.effect.kind === 'damage' ? means.effect.of : undefined;
  const bonus = resistBonus(foe, resist, harm);
  const misses = all.reduce((total, { degree, chance }) => total + (degree < 0 ? chance : 0), 0);
  const [struck, recoiled] = [new Map<number, number>(), new Map<number, number>()];
  for (const { degree, isCritical, chance } of all) {
    if (degree < 0) continue;
    const { whole, plain } = rankOf(me, foe, attempt, degree, isCritical);
    struck.set(whole, (struck.get(whole) ?? 0) + chance);
    recoiled.set(plain, (recoiled.get(plain) ?? 0) + chance);
  }
  const byRank = [...struck].map(([rank, chance]): [number, Distribution] => [
    chance,
    failures(bonus, dcOf(rank, smash)),
  ]);
  const failed = mixed([[misses, certainly(0)], ...byRank]);
  const { effect, worth } = effectOf(foe, means, failed);
  const own = recoil(me, attempt, misses, recoiled);
  return {
    outcomes: outcomesOf(all),
    success: 1 - misses,
    effects: own ? [effect, own] : [effect],
    worth: foe.side === me.side ? 0 : worth,
  };
}

/** What a slam does to the one who slams: DEG-109, DEG-110. */
function recoil(
  me: DegreesFighter,
  { slam, means }: Attempt,
  misses: number,
  ranks: ReadonlyMap<number, number>,
): Effect | undefined {
  if (
    slam === undefined ||
    isImmune(me, 'slam-own') ||
    isImmune(me, 'slam-all') ||
    means.effect.kind !== 'damage'
  )
    return undefined;
  const bonus = resistBonus(me, 'toughness', 'body');
  const byRank = [...ranks].map(([rank, chance]): [number, Distribution] => [
    chance,
    failures(bonus, certainly(10 + rank)),
  ]);
  return effectOf(me, means, mixed([[misses, certainly(0)], ...byRank])).effect;
}

function rankOf(
  me: DegreesFighter,
  foe: DegreesFighter,
  { means, slam = 0 }: Attempt,
  degree: number,
  isCritical: boolean,
) {
  const helped = me.mods.reduce((total, mod) => total + (fits(mod, foe.id, means) ? mod.ranks : 0), 0);
  const ranks = () => new Ranks().add(helped).add(stanceOnEffect(me, true));
  const base = means.rank + Math.min(5, degree - 1) + (isCritical ? 5 : 0); // DEG-R3, DEG-R5
  const slammed = isImmune(foe, 'slam-all') ? 0 : slam;
  return { whole: base + ranks().add(slammed).sum(me, foe), plain: base + ranks().sum(me, foe) };
}

/** The chance of each degree: of a miss, of one, two, three, and of four or more. */
function outcomesOf(all: readonly Landing[]): Odds['outcomes'] {
  const chances = [0, 0, 0, 0, 0];
  for (const { degree, chance } of all) {
    const place = degree < 0 ? 0 : Math.min(4, degree);
    chances[place] = (chances[place] ?? 0) + chance;
  }
  return chances.flatMap((chance, degree) =>
    chance > 0
      ? [
          {
            id: degree === 0 ? 'miss' : `degree-${degree}`,
            label: degree === 0 ? TEXT.odds.miss : TEXT.odds.hit(degree),
            chance,
          },
        ]
      : [],
  );
}

/** The odds of an area on one of those in it: DEG-R27. */
export function areaEffect(
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
): { effect: Effect; worth: number } {
  const resist = 'resist' in means.effect ? means.effect.resist : 'toughness';
  const harm = means.effect.kind === 'damage' ? means.effect.of : undefined;
  const helped = me.mods.reduce((total, mod) => total + (fits(mod, foe.id, means) ? mod.ranks : 0), 0);
  const rank = means.rank + helped;
  const dodges = failures(resistBonus(foe, 'reflex'), certainly(10 + rank));
  const stance = stanceOnEffect(me, false);
  const dcs = mapped(dodges, (failed) => 10 + stance + (failed > 0 ? rank : Math.ceil(rank / 2)));
  return effectOf(foe, means, failures(resistBonus(foe, resist, harm), dcs));
}

const checks = new Map<string, Distribution>();
const DIFFERENCE = difference(D20, D20);

/** The chances of each degree of a skill check that is so much above its DC before the die, against a d20 or not. */
export function degreesBy(lead: number, raise = 0, isOpposed = false): Distribution {
  const key = `${lead} ${raise} ${isOpposed}`;
  let known = checks.get(key);
  if (!known) {
    known = mapped(isOpposed ? DIFFERENCE : D20, (shown) =>
      degreeOfRoll({ kind: 'skill', die: 0, raise, coup: 0 }, shown + lead - 5 * raise),
    );
    checks.set(key, known);
  }
  return known;
}
