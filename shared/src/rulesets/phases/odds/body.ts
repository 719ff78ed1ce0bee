import type { Chance, Effect } from '../../../engine/core/forecast.ts';
import { changeOf, type Distribution, resultsOf } from '../../../kit/odds.ts';
import { has } from '../book/conditions.ts';
import { feltDamage, feltHarm } from '../book/harm.ts';
import type { DamageType } from '../sheet/weapons.ts';
import type { PhasesFighter } from '../table.ts';

/** The tracks that harm is told on, each for itself: PHASE-R7 to PHASE-R9. */
export const TRACKS = ['hp', 'wounds', 'stress', 'overstress', 'discord'] as const;

/** What harm could make of somebody. */
export interface Body extends Record<(typeof TRACKS)[number], number> {
  readonly out: boolean;
  readonly stunned: boolean;
}

/** What somebody could be like, each with its chance. */
export type Bodies = readonly (readonly [Body, Chance])[];

/** The chance that the wound table stuns: section 7.6. */
const STUNS = 2 / 6;

export function bodyOf({ hp, wounds, stress, overstress, discord, suffers }: PhasesFighter): Bodies {
  const stunned = has({ suffers }, 'stunned');
  return [[{ hp, wounds, stress, overstress, discord, out: false, stunned }, 1]];
}

function keyOf({ hp, wounds, stress, overstress, discord, out, stunned }: Body): string {
  return `${hp} ${wounds} ${stress} ${overstress} ${discord} ${out} ${stunned}`;
}

/** What becomes of each body, those that are alike put together. */
export function after(bodies: Bodies, next: (body: Body) => Bodies): Bodies {
  const found = new Map<string, [Body, Chance]>();
  for (const [body, chance] of bodies) {
    for (const [result, share] of next(body)) {
      const key = keyOf(result);
      const known = found.get(key);
      if (known) known[1] += chance * share;
      else if (chance * share > 0) found.set(key, [result, chance * share]);
    }
  }
  return [...found.values()];
}

/** One of several courses, by their chances. */
export function oneOf(parts: readonly (readonly [Chance, Bodies])[]): Bodies {
  return parts.flatMap(([share, bodies]) => bodies.map(([body, chance]) => [body, share * chance] as const));
}

/** Hit points lost, with wounds: PHASE-R7. */
export function losing(me: PhasesFighter, body: Body, lost: number): Bodies {
  if (body.out || lost <= 0) return [[body, 1]];
  let { hp, wounds } = body;
  let stays = 1; // the chance that no wound has stunned it
  hp -= lost;
  while (hp <= 0) {
    wounds++;
    if (wounds >= me.woundCap) return [[{ ...body, hp: 0, wounds, out: true }, 1]];
    hp += me.hpMax;
    stays *= 1 - STUNS;
  }
  const steady: Body = { ...body, hp, wounds };
  if (body.stunned || stays === 1) return [[steady, 1]];
  return [
    [steady, stays],
    [{ ...steady, stunned: true }, 1 - stays],
  ];
}

/** Stress taken, with overstress: PHASE-R8. */
export function straining(me: PhasesFighter, body: Body, amount: number): Bodies {
  if (body.out || amount <= 0) return [[body, 1]];
  let { stress, overstress } = body;
  stress += amount;
  while (stress > me.stressCap) {
    overstress++;
    if (overstress >= me.overstressCap)
      return [[{ ...body, stress: me.stressCap, overstress, out: true }, 1]];
    stress -= me.stressCap;
  }
  return [[{ ...body, stress, overstress }, 1]];
}

/** Damage of that distribution. */
export function damaging(
  me: PhasesFighter,
  body: Body,
  dealt: Distribution,
  type: DamageType,
  isWeak: boolean,
): Bodies {
  return oneOf(
    resultsOf(dealt).map(([amount, chance]) => [
      chance,
      losing(me, body, feltDamage(me, { amount, type }, isWeak)),
    ]),
  );
}

/** Stress of that distribution, before resistance. */
export function stressing(me: PhasesFighter, body: Body, dealt: Distribution): Bodies {
  return oneOf(
    resultsOf(dealt).map(([amount, chance]) => [chance, straining(me, body, feltHarm(me, 'stress', amount))]),
  );
}

/** Discord harms at once and stays: PHASE-R9. */
export function jarring(me: PhasesFighter, body: Body, amount: number): Bodies {
  const felt = feltHarm(me, 'discord', amount);
  return after(losing(me, body, felt), (one) => [
    [one.out ? one : { ...one, discord: one.discord + felt }, 1],
  ]);
}

/** Hit points and stress that come back with a wound or an overstress are no gain: what they hide, in hit points. */
export function hiddenLoss(me: PhasesFighter, bodies: Bodies): number {
  return bodies.reduce((sum, [body, chance]) => {
    if (body.out) return sum;
    const refilled = (body.wounds - me.wounds) * me.hpMax;
    return sum + chance * (refilled + (body.overstress - me.overstress) * me.stressCap);
  }, 0);
}

/** What it does to somebody on each track that changes: the first also says how likely it is out of the fight. */
export function effectsOn(me: PhasesFighter, bodies: Bodies): Effect[] {
  const out = bodies.reduce((sum, [body, chance]) => sum + (body.out ? chance : 0), 0);
  const effects = TRACKS.map((track) => {
    const by = bodies.map(([body, chance]) => [body[track] - me[track], chance] as const);
    return changeOf(me.id, track, distributionOf(by));
  }).filter(({ changes }) => changes.some(([by, chance]) => by !== 0 && chance > 0));
  return effects.map((effect, index) => (index === 0 ? { ...effect, defeat: out } : effect));
}

function distributionOf(results: readonly (readonly [number, Chance])[]): Distribution {
  const low = Math.min(...results.map(([by]) => by));
  const high = Math.max(...results.map(([by]) => by));
  const chances = new Array<Chance>(high - low + 1).fill(0);
  for (const [by, chance] of results) chances[by - low] = (chances[by - low] ?? 0) + chance;
  return { low, chances };
}
