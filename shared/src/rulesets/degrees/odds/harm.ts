import type { RatedOdds } from '../../../engine/core/forecast.ts';
import { oncePer } from '../../../kit/memo.ts';
import { type Distribution, type EffectWithoutTarget, mapped, resultsOf } from '../../../kit/odds.ts';
import { healthOf, is } from '../book/conditions.ts';
import { degreeFor, harmed, type Victim } from '../book/damage-and-recovery/resisting.ts';
import type { Effect as PowerEffect } from '../sheet/powers.ts';
import { type Condition, TRACKS } from '../sheet/tracks.ts';
import type { DegreesFighter } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { BRUISE, newWorth } from './worth.ts';

/* The odds of the harm that an effect does. The harm depends on the degrees by which the target fails to resist. */

type State = NonNullable<RatedOdds['states']>[number];

/** The consequence of a failed resistance: the change in health, the resulting state, and the worth of that state. */
interface Consequence {
  readonly change: number;
  readonly isOut: boolean;
  readonly worth: number;
  readonly state: Omit<State, 'chance'>;
}

/** The chances of an effect's consequences, and their average worth. */
export interface Harm {
  /** The change in health, without the target's id, which callers add. */
  readonly effect: EffectWithoutTarget;
  readonly states: readonly State[];
  readonly worth: number;
}

const { state: STATES } = TEXT.odds;
const UNHURT: Consequence = {
  change: 0,
  isOut: false,
  worth: 0,
  state: { id: 'unhurt', label: STATES.unhurt },
};

/** Returns the values of a fighter that decide how much harm it takes. Leaves out durations, for more cache hits. */
export function asVictim({
  suffered,
  effects,
  grabbing,
  aim,
  bruises,
  strains,
  sheet,
}: DegreesFighter): Victim {
  return {
    suffered: suffered.map(({ name, cause }) => ({ name, cause })),
    effects: effects.map(({ condition }) => ({ condition })),
    grabbing,
    aim,
    bruises,
    strains,
    sheet: { immune: sheet.immune, minion: sheet.minion },
  };
}

/**
 * Returns the harm that an effect does to a fighter. `failed` holds the chance of each degree of failure, where 0
 * stands for a success.
 */
export function harmTo(victim: Victim, by: PowerEffect, failed: Distribution): Harm {
  const consequences = consequencesOf({ victim, by });
  const states = new Map<string, State>();
  const byDegrees = new Map<number, number>();
  let [worth, defeat] = [0, 0];
  for (const [degrees, chance] of resultsOf(failed)) {
    const one = consequences[Math.min(MOST_DEGREES, degrees)] ?? UNHURT;
    byDegrees.set(degrees, one.change);
    worth += chance * one.worth;
    if (one.isOut) defeat += chance;
    const { id } = one.state;
    states.set(id, { ...one.state, chance: chance + (states.get(id)?.chance ?? 0) });
  }
  const changes = resultsOf(mapped(failed, (degrees) => byDegrees.get(degrees) ?? 0));
  const average = changes.reduce((total, [by, chance]) => total + by * chance, 0);
  return {
    effect: { field: 'hp', changes, average, defeat },
    states: [...states.values()],
    worth,
  };
}

/** The highest degree of failure that matters. Higher degrees have the same consequence. */
const MOST_DEGREES = 4; // DEG-R7

/** Returns the consequences of an effect, indexed by the degrees of failure. */
const consequencesOf = oncePer(({ victim, by }: { readonly victim: Victim; readonly by: PowerEffect }) =>
  Array.from({ length: MOST_DEGREES + 1 }, (_, degrees) => consequence(victim, by, degrees)),
);

/** Returns the consequence of `degrees` degrees of failure. */
function consequence(foe: Victim, effect: PowerEffect, degrees: number): Consequence {
  if (degrees === 0 || effect.kind === 'heal' || effect.kind === 'boost') return UNHURT;
  if (effect.kind === 'damage') return wounded(foe, effect.of, degrees);
  const condition = TRACKS[effect.track][degreeFor(foe, effect.track, degrees) - 1];
  if (condition === undefined || is(foe, condition)) return UNHURT;
  return suffering(foe, condition);
}

function suffering(foe: Victim, condition: Condition): Consequence {
  const isOut = condition === 'incapacitated';
  return {
    change: isOut ? -healthOf(foe) : 0,
    isOut,
    worth: newWorth(foe, condition),
    state: { id: condition, label: TEXT.conditions[condition].label },
  };
}

/**
 * Returns the consequence of damage. Applies the damage to a copy of the fighter, with the same function as the
 * rules (DEG-R7).
 */
function wounded(foe: Victim, of: 'body' | 'poise', degrees: number): Consequence {
  const after = harmed(foe, of, degrees, null);
  const change = healthOf(after) - healthOf(foe);
  if (is(after, 'incapacitated'))
    return { change, isOut: true, worth: 0, state: { id: 'out', label: STATES.out } };
  if (degrees === 1) {
    const id = of === 'body' ? 'bruised' : 'strained';
    return { change, isOut: false, worth: BRUISE, state: { id, label: STATES[id] } };
  }
  const name = degrees === 2 ? 'dazed' : 'staggered';
  const worth = BRUISE + newWorth(foe, name);
  return { change, isOut: false, worth, state: { id: name, label: STATES[name] } };
}
