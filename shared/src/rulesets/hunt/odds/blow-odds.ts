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

/*
 * The odds of one attack. They are computed from a few facts, so that attacks with equal facts share one cached result.
 */

/** The chance of each entry in a table of criticals or fumbles. */
export const SIXTH = 1 / HIT_FUMBLE.length;
const COUNTER = EVASION_CRITICAL.find(({ counter }) => counter)?.counter ?? 0;
/** The chance that a roll on the Evasion Critical table damages the attacker. */
const COUNTERS = EVASION_CRITICAL.filter(({ counter }) => counter).length / EVASION_CRITICAL.length;
const DOUBLE = Math.max(...HIT_CRITICAL.map(({ times = 1 }) => times));

/** The facts that determine the odds of an attack on one target. */
interface TargetFacts {
  readonly hit: CheckFacts;
  /** The Evasion check against a Hit check with the result 0; null if the target does not try to evade. */
  readonly dodge: CheckFacts | null;
  readonly blow: BlowFacts;
  readonly victim: Victim;
}

/** The odds of the harm that an attack does to one fighter. */
interface Harm {
  /** The loss of Stamina and the chance of defeat, for each response to a failed death check. */
  readonly loss: Readonly<Record<Stance, EffectWithoutTarget>>;
  /** The chance that the fighter takes any damage. */
  readonly harmed: Chance;
  /** The chance that the fighter loses a part of its body. */
  readonly part: Chance;
  /** The chance that the fighter is a common enemy and is brought to 0 Stamina. */
  readonly downed: Chance;
}

/** The odds of an attack on one target. */
export interface TargetOdds extends Harm {
  /** The chance that the target is hit. */
  readonly struck: Chance;
  /** The chance that the target evades. */
  readonly evaded: Chance;
  /** The chance that the target evades and damages the attacker in doing so. */
  readonly countered: Chance;
}

/** Returns the odds of an attack on one target, over all results of the Hit check. */
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

/** Returns the damage before guard for each entry of the Hit Critical table, with the chance of that entry. */
function criticals(plain: Force, double: Force): (readonly [Force, Chance])[] {
  const entries = HIT_CRITICAL.filter(({ addsDie, irreducible, times }) => addsDie ?? irreducible ?? times);
  const each = 1 / HIT_CRITICAL.length;
  return [
    ...entries.map((entry) => [entry.times ? double : changed(plain, entry), each] as const), // HUNT-10
    [plain, (HIT_CRITICAL.length - entries.length) * each],
  ];
}

/** The facts that determine how an attacker's own attack can damage it. */
interface OwnFacts {
  readonly isArmed: boolean;
  readonly fumble: Chance;
  readonly countered: Chance;
  readonly blow: BlowFacts;
  readonly victim: Victim;
}

/** Returns the odds of the damage that an attacker takes through a fumble or through a target's critical evasion. */
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
