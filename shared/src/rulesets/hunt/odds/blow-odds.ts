import type { Chance } from '../../../engine/core/forecast.ts';
import { oncePer } from '../../../kit/memo.ts';
import { certainly, type Distribution, type EffectWithoutTarget } from '../../../kit/odds.ts';
import { EVASION_CRITICAL, HIT_CRITICAL, HIT_FUMBLE, UNARMED_FUMBLE } from '../book/criticals.ts';
import {
  type BlowFacts,
  changed,
  type Force,
  forceOf,
  type Hits,
  harmChance,
  landed,
  partChance,
  type Stance,
  sparedChance,
  staminaLoss,
  throughTo,
  type Victim,
} from './harm.ts';
import { type CheckFacts, chancesOf, resultsOfCheck } from './rolls.ts';

/* The odds of one blow. They depend on a few facts, and equal facts share one result. */

/** The chance of each entry of a table of criticals or fumbles. */
export const SIXTH = 1 / HIT_FUMBLE.length;
const COUNTER = EVASION_CRITICAL.find(({ counter }) => counter)?.counter ?? 0;
/** The chance that a roll on the Evasion Critical table strikes back. */
const COUNTERS = EVASION_CRITICAL.filter(({ counter }) => counter).length / EVASION_CRITICAL.length;
const DOUBLE = Math.max(...HIT_CRITICAL.map(({ times = 1 }) => times));

/** What decides the odds of an attack on one target. */
interface TargetFacts {
  readonly hit: CheckFacts;
  /** The Evasion check against a Hit check with the result 0; null if the target does not evade. */
  readonly dodge: CheckFacts | null;
  readonly blow: BlowFacts;
  readonly victim: Victim;
}

/** What a blow does to a fighter. */
interface Harm {
  /** The loss of Stamina, by the response to a failed death check. */
  readonly loss: Readonly<Record<Stance, EffectWithoutTarget>>;
  /** The chances that the fighter takes any damage, loses a part, and is brought down as a common enemy. */
  readonly harmed: Chance;
  readonly part: Chance;
  readonly downed: Chance;
}

/** The odds of an attack on one target. */
export interface TargetOdds extends Harm {
  /** The chances that the target is hit, that it evades, and that it strikes back. */
  readonly struck: Chance;
  readonly evaded: Chance;
  readonly countered: Chance;
}

/** Returns the odds of an attack on one target over all results of the Hit check. */
export const oddsOnTarget = oncePer(({ hit, dodge, blow, victim }: TargetFacts): TargetOdds => {
  let [struck, evaded, countered] = [0, 0, 0];
  const shares = { success: { failed: 0, fumbled: 0 }, critical: { failed: 0, fumbled: 0 } };
  for (const { outcome, result, chance } of resultsOfCheck(hit)) {
    if (outcome !== 'success' && outcome !== 'critical') continue;
    const dodged = dodge
      ? chancesOf({ difficulty: dodge.difficulty + result, modifier: dodge.modifier }) // HUNT-48
      : NO_DODGE;
    shares[outcome].failed += chance * dodged.failure;
    shares[outcome].fumbled += chance * dodged.fumble;
    struck += chance * (dodged.failure + dodged.fumble);
    evaded += chance * (dodged.success + dodged.critical);
    countered += chance * dodged.critical * COUNTERS; // HUNT-49
  }
  const plain = forceOf(blow);
  const hits = [...landed(victim, plain, shares.success.failed, shares.success.fumbled)];
  for (const [force, share] of criticals(plain, forceOf(blow, DOUBLE)))
    hits.push(...landed(victim, force, share * shares.critical.failed, share * shares.critical.fumbled));
  return { struck, evaded, countered, ...harmOf(victim, hits) };
});

const NO_DODGE = { success: 0, failure: 1, critical: 0, fumble: 0 };

/** Returns the force with each entry of the Hit Critical table, and its chance. */
function criticals(plain: Force, double: Force): (readonly [Force, Chance])[] {
  const entries = HIT_CRITICAL.filter(({ addsDie, irreducible, times }) => addsDie ?? irreducible ?? times);
  const each = 1 / HIT_CRITICAL.length;
  return [
    ...entries.map((entry) => [entry.times ? double : changed(plain, entry), each] as const), // HUNT-10
    [plain, (HIT_CRITICAL.length - entries.length) * each],
  ];
}

/** What decides the damage that an attacker may take from its own attack. */
interface OwnFacts {
  readonly isArmed: boolean;
  readonly fumble: Chance;
  readonly countered: Chance;
  readonly blow: BlowFacts;
  readonly victim: Victim;
}

/** Returns the damage that an attacker may take from its own attack. */
export const ownHarm = oncePer(({ isArmed, fumble, countered, blow, victim }: OwnFacts): Harm => {
  const hits: [Chance, Distribution][] = [[countered, certainly(COUNTER)]]; // HUNT-49
  if (!isArmed) hits.push([fumble * SIXTH, certainly(UNARMED_FUMBLE)]); // HUNT-10
  hits.push([fumble * SIXTH, throughTo(victim, forceOf(blow))]); // HUNT-10
  return harmOf(
    victim,
    hits.filter(([chance]) => chance > 0),
  );
});

function harmOf(victim: Victim, hits: Hits): Harm {
  const loss = { pass: staminaLoss(victim, hits, 'pass'), spend: staminaLoss(victim, hits, 'spend') };
  const [harmed, part] = [harmChance(hits), partChance(victim, hits)];
  return { loss, harmed, part, downed: sparedChance(victim, hits) };
}
