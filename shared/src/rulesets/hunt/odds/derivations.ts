import { type Derivation, type SumLine, totalOf } from '../../../engine/presentation/derivation.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { derive, rangesOf } from '../../../kit/derivation.ts';
import { chanceThat, die, resultsOf } from '../../../kit/odds.ts';
import type { Attempt } from '../book/checks.ts';
import { deathModifiers, lackingPoints, willForDeath } from '../book/death.ts';
import { hitAttempt } from '../book/hit.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { causeLine } from '../words/causes.ts';
import { type Assault, dodgeAttempt, type Response, successOf } from './attack-odds.ts';
import { oddsOnTarget } from './blow-odds.ts';
import { checkParts, type OwnFacts, openEvasionParts, partsOf } from './check-parts.ts';
import { blowFacts, victimFacts } from './harm.ts';
import { type CheckFacts, chancesOf, madeOf, resultsOfCheck } from './rolls.ts';

/* The derivations of this ruleset's chances. Each derivation uses the same functions as the chance itself. */

/** Returns the latest facts of the fighter's check in `counted`; null if there are none. */
function factsOf(counted: readonly OwnFacts[], id: Id): CheckFacts | null {
  return counted.findLast(({ by }) => by === id)?.facts ?? null;
}

/** Derives the chance that a check succeeds. */
export function deriveCheck(fighter: HuntFighter, attempt: Attempt): Derivation {
  return derive(checkParts(fighter, attempt), (counted) => {
    const facts = factsOf(counted, fighter.id);
    return facts ? madeOf(chancesOf(facts)) : 0;
  });
}

/** Derives the chance that an attack hits, on average over its targets. */
export function deriveAttack(table: HuntTable, assault: Assault, { evades }: Response): Derivation {
  const { attacker, means, supports, fed, targets } = assault;
  const blow = blowFacts(attacker, means, [...supports, ...fed]);
  const dodges = targets.flatMap((target) => {
    const attempt = evades ? dodgeAttempt(table, assault, target) : null;
    return attempt ? openEvasionParts(target, attempt) : [];
  });
  const checks = [...checkParts(attacker, hitAttempt(attacker, assault, means)), ...dodges];
  return derive(checks, (counted) => {
    const hit = factsOf(counted, attacker.id);
    if (!hit) return 0;
    const odds = targets.map((target) =>
      oddsOnTarget({ hit, dodge: factsOf(counted, target.id), blow, victim: victimFacts(target) }),
    );
    return successOf(resultsOfCheck(hit), odds);
  });
}

const ONE_DIE = die(6);

/** Derives the chance to survive a death check on which the fighter spends all Willpower that it can. */
export function deriveSurvival(victim: HuntFighter): Derivation {
  const { sums } = TEXT;
  const parts = victim.parts.length; // `parts` already includes the newly damaged part
  const will = willForDeath(victim);
  const spent: SumLine[] = will > 0 ? [{ label: sums.allWill, value: will, clause: 'HUNT-33' }] : [];
  const survives = (shown: number, { difficulty, modifier }: CheckFacts) =>
    lackingPoints(difficulty - 1, shown + modifier) === 0;
  const causes = [...deathModifiers(victim).map(causeLine), ...spent];
  const whole = { difficulty: parts + 1, modifier: totalOf(causes) };
  const rows = resultsOf(ONE_DIE).map(([shown, chance]) => ({
    shown,
    label: survives(shown, whole) ? TEXT.odds.lives : TEXT.odds.dies,
    chance,
  }));
  const checks = partsOf(victim.id, {
    label: sums.deathCheckOf(victim.name),
    needs: [{ label: sums.overParts, value: parts + 1, clause: 'HUNT-31' }],
    causes,
    dice: { roll: sums.toSurvive(Math.max(1, whole.difficulty - whole.modifier)), table: rangesOf(rows) },
  });
  return derive(checks, (counted) => {
    const facts = factsOf(counted, victim.id);
    return facts ? chanceThat(ONE_DIE, (shown) => survives(shown, facts)) : 0;
  });
}
