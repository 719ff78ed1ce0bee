import { legalAct } from '../../../engine/core/action.ts';
import type { RatedForecast } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { derived } from '../../../kit/derivation.ts';
import { NOTHING, unanswered, yesOrNo } from '../../../kit/odds.ts';
import {
  FEINT_ANSWERS,
  FEINT_AP,
  feint,
  feintAnswerCheck,
  feintCheck,
  feintSkill,
  type PendingFeint,
} from '../book/actions/feint.ts';
import { breakFree, escapeContest, grapple, grappleContest } from '../book/actions/grapple.ts';
import { isGoodShove, shove, shoveContest } from '../book/actions/shove.ts';
import { attackAp } from '../book/attack.ts';
import { isSuccess } from '../book/checks.ts';
import { wielded } from '../book/wielding.ts';
import { LEVELS, type Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { labelOf } from '../words/labels.ts';
import { attackFacts } from './attack-facts.ts';
import { attackOdds } from './attack-odds.ts';
import { type CheckFacts, chanceToBeatCheck, chanceToWin, checkFacts, oddsOfCheck } from './chances.ts';
import { type Contestant, deriveAnswer, deriveContest } from './derivations.ts';
import { lossIn } from './effects.ts';
import { CONDITION, POINT, PUSHED, worthOfCondition } from './worth.ts';

const SUCCESSES = LEVELS.filter(isSuccess);
const GOOD_SHOVES = SUCCESSES.filter(isGoodShove);

/**
 * Returns the chance that the initiator wins a contest with one of the levels in `counted`, by default with any
 * success.
 */
function chanceBetween(
  table: FlowTable,
  initiator: Contestant,
  other: Contestant,
  counted: readonly Level[] = SUCCESSES,
): number {
  return chanceToWin({ initiator: sideOf(table, initiator), other: sideOf(table, other), counted });
}

function sideOf(table: FlowTable, { by, check }: Contestant): CheckFacts {
  return checkFacts(fighterOf(table, by).sheet.pc, check);
}

/** Returns the forecast of a Shove; undefined if the Shove is illegal. */
export function forecastShove(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, shove, by, params);
  if (!act) return undefined;
  const { target, mode, both = true } = act;
  const [own, other] = shoveContest(table, by, target);
  const success = chanceBetween(table, own, other);
  const well = both ? chanceBetween(table, own, other, GOOD_SHOVES) : 0;
  const fall = worthOfCondition(fighterOf(table, target), 'prone');
  const worth = mode === 'prone' ? success * fall + well * PUSHED : success * PUSHED + well * fall;
  const odds = derived(yesOrNo(success, worth), () => deriveContest(table, own, other));
  return unanswered({ ap: shove.ap(table, by, act) }, odds);
}

/**
 * Returns the forecast of a Grapple; undefined if it is illegal. Its worth includes the cost of holding an enemy.
 */
export function forecastGrapple(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, grapple, by, params);
  if (!act) return undefined;
  const [own, other] = grappleContest(table, by, act.target);
  const success = chanceBetween(table, own, other);
  const odds = yesOrNo(success, success * (CONDITION.grappled - HOLDING));
  return unanswered(
    { ap: grapple.ap(table, by, act) },
    derived(odds, () => deriveContest(table, own, other)),
  );
}

/** The estimated cost of holding an enemy, in hit points. A holder cannot move, has Disadvantage and pays AP. */
const HOLDING = 1.2;

/** Returns the forecast of an attempt to break free; undefined if the attempt is illegal. */
export function forecastEscape(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const holder = fighterOf(table, by).grappledBy;
  if (holder === null || !legalAct(table, breakFree, by, params)) return undefined;
  const [own, other] = escapeContest(table, by, holder);
  const success = chanceBetween(table, own, other);
  const odds = yesOrNo(success, success * CONDITION.grappled);
  return unanswered(
    {},
    derived(odds, () => deriveContest(table, own, other)),
  );
}

/**
 * Forecasts a Feint against each skill that the target may choose. The main odds assume the better skill. Returns
 * undefined if the Feint is not legal.
 */
export function forecastFeint(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, feint, by, params);
  if (!act) return undefined;
  const { target } = act;
  const fighter = fighterOf(table, by);
  const own = { by, check: feintCheck(fighter, feintSkill(fighter, act.with)) };
  const gain = gainOfFeint(table, by, target);
  const against = FEINT_ANSWERS.map((option) => {
    const check = feintAnswerCheck(fighterOf(table, target), option);
    const other = { by: target, check };
    const success = chanceBetween(table, own, other);
    const odds = derived(yesOrNo(success, success * gain), () => deriveContest(table, own, other));
    return { option, label: labelOf(option), odds };
  });
  const [worst] = [...against].sort((a, b) => a.odds.success - b.odds.success);
  return { cost: { ap: FEINT_AP }, ...(worst && { odds: worst.odds }), against, provokes: [] };
}

/**
 * Returns how many hit points Advantage adds to the worth of the fighter's next attack. Returns 0 if the fighter
 * lacks the AP for an attack or already has Advantage from a Feint.
 */
function gainOfFeint(table: FlowTable, by: Id, target: Id): number {
  const fighter = fighterOf(table, by);
  const [weapon] = wielded(fighter);
  if (!weapon || fighter.feints.includes(target) || fighter.ap < FEINT_AP + attackAp(fighter)) return 0;
  const planned = { by, target, wielded: weapon, kind: 'attack' } as const;
  const feinted = {
    ...table,
    fighters: { ...table.fighters, [by]: { ...fighter, feints: [...fighter.feints, target] } },
  };
  const average = (on: FlowTable) => {
    const odds = attackOdds(attackFacts(on, planned));
    return lossIn(odds) + (odds.worth ?? 0);
  };
  return average(feinted) - average(table);
}

/**
 * Forecasts the skill that the target of a Feint chooses. Returns undefined if no Feint waits for an answer, or if the
 * answer is not one of the skills.
 */
export function forecastFeintAnswer(table: FlowTable, by: Id, answer: string): RatedForecast | undefined {
  const top = table.stack[0] as PendingFeint | undefined;
  const skill = FEINT_ANSWERS.find((one) => one === answer);
  if (top?.name !== 'feint' || !top.level || !skill) return undefined;
  const [feinter, target] = [fighterOf(table, top.by), fighterOf(table, by)];
  const check = feintAnswerCheck(target, skill);
  const own = { level: top.level, skill: feinter.sheet.skills[top.skill], pc: feinter.sheet.pc };
  const lost = chanceToBeatCheck(own, { skill: check.base, pc: target.sheet.pc }, oddsOfCheck(check));
  const { level } = top;
  const initiator = { by: top.by, check: feintCheck(feinter, top.skill) };
  const odds = derived(yesOrNo(1 - lost, -lost * POINT.ap), () =>
    deriveAnswer(table, initiator, level, { by, check }),
  );
  return { ...NOTHING, odds };
}
