import type { Chance, Effect } from '../../../engine/core/forecast.ts';
import { changeOf, type Distribution, resultsOf } from '../../../kit/odds.ts';
import { has } from '../book/conditions.ts';
import { feltDamage, feltHarm, WOUNDS } from '../book/harm.ts';
import type { DamageType } from '../sheet/weapons.ts';
import type { PhasesFighter } from '../table.ts';

/** The values of a fighter that harm changes. A forecast has a separate effect for each (PHASE-R7 to PHASE-R9). */
export const TRACKS = ['hp', 'wounds', 'stress', 'overstress', 'discord'] as const;

/** A possible state of a fighter after harm. `out` means defeated. */
export interface Body extends Record<(typeof TRACKS)[number], number> {
  readonly out: boolean;
  readonly stunned: boolean;
}

/** The possible states of a fighter, each with its chance. */
export type Bodies = readonly (readonly [Body, Chance])[];

/** The chance that a roll on the wound table stuns. */
const STUNS = WOUNDS.filter((entry) => entry === 'stuns').length / WOUNDS.length;

export function bodyOf({ hp, wounds, stress, overstress, discord, suffers }: PhasesFighter): Bodies {
  const stunned = has({ suffers }, 'stunned');
  return [[{ hp, wounds, stress, overstress, discord, out: false, stunned }, 1]];
}

function keyOf({ hp, wounds, stress, overstress, discord, out, stunned }: Body): string {
  return `${hp} ${wounds} ${stress} ${overstress} ${discord} ${out} ${stunned}`;
}

/** Applies a further effect, `next`, to each state. Returns all resulting states. Equal states are merged. */
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

/** Combines the possible states of mutually exclusive cases, weighted by the chances of the cases. */
export function oneOf(parts: readonly (readonly [Chance, Bodies])[]): Bodies {
  return parts.flatMap(([share, bodies]) => bodies.map(([body, chance]) => [body, share * chance] as const));
}

/** Returns the possible states after the loss of hit points, including wounds (PHASE-R7). */
export function afterLoss(me: PhasesFighter, body: Body, lost: number): Bodies {
  if (body.out || lost <= 0) return [[body, 1]];
  let { hp, wounds } = body;
  let stays = 1; // the chance that no wound so far has stunned the fighter
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

/** Returns the state after added stress, including overstress (PHASE-R8). */
export function afterStress(me: PhasesFighter, body: Body, amount: number): Bodies {
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

/** Returns the possible states after damage. `dealt` is its distribution before armor, conditions and resistance. */
export function afterDamage(
  me: PhasesFighter,
  body: Body,
  dealt: Distribution,
  type: DamageType,
  isWeak: boolean,
): Bodies {
  return oneOf(
    resultsOf(dealt).map(([amount, chance]) => [
      chance,
      afterLoss(me, body, feltDamage(me, { amount, type }, isWeak)),
    ]),
  );
}

/** Returns the possible states after stress. `dealt` is its distribution before resistance. */
export function afterStressRoll(me: PhasesFighter, body: Body, dealt: Distribution): Bodies {
  return oneOf(
    resultsOf(dealt).map(([amount, chance]) => [
      chance,
      afterStress(me, body, feltHarm(me, 'stress', amount)),
    ]),
  );
}

/** Returns the possible states after discord, which also does damage at once (PHASE-R9). */
export function afterDiscord(me: PhasesFighter, body: Body, amount: number): Bodies {
  const felt = feltHarm(me, 'discord', amount);
  return after(afterLoss(me, body, felt), (one) => [
    [one.out ? one : { ...one, discord: one.discord + felt }, 1],
  ]);
}

/**
 * Returns the average harm that current hit points and stress do not show, in points: a wound refills hit points, and
 * an overstress lowers stress.
 */
export function hiddenLoss(me: PhasesFighter, bodies: Bodies): number {
  return bodies.reduce((sum, [body, chance]) => {
    if (body.out) return sum;
    const refilled = (body.wounds - me.wounds) * me.hpMax;
    return sum + chance * (refilled + (body.overstress - me.overstress) * me.stressCap);
  }, 0);
}

/** Returns the effect on each value in `TRACKS` that can change. The first effect includes the chance of defeat. */
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
