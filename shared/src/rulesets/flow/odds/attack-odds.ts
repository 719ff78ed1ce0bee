import type { Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { orNothing } from '../../../kit/odds.ts';
import { isSuccess } from '../book/checks.ts';
import { attackDamage, type DamageChanges } from '../book/damage.ts';
import { type Defense, defenseCheck, isWorsened, liftAgainst } from '../book/defense.ts';
import { STRAY_SHARE, strayDamage, strayTargets } from '../book/fumbles.ts';
import { interceptCheck } from '../book/intercept.ts';
import { attackCheck, isReaction } from '../book/modifiers.ts';
import { earnsNothing, levelThatCounts, levelWithoutDice, type Strike } from '../book/pending-attack.ts';
import { fpOfHit, fpOfKills, fpOfReaction } from '../book/points.ts';
import { drOf, type Wielded } from '../book/wielding.ts';
import { LEVELS, type Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { chanceToBeat, chanceToBeatCheck, type LevelOdds, levelsIn, oddsOf, oddsOfCheck } from './chances.ts';
import { damageOdds, harmTo } from './effects.ts';
import { worthOfFp } from './worth.ts';

export type PlannedAttack = Omit<Strike, 'reacted' | 'onHit' | 'actions'>;

/** The defense that the target is assumed to use. */
export interface PlannedDefense {
  readonly defense: Defense;
  /** True if Perfect Defense, which needs no roll, is used with it. */
  readonly perfect?: boolean;
  /** The weapon of a Riposte's counterattack. */
  readonly counter?: Wielded | undefined;
}

/** A possible hit and its chance. */
interface PossibleHit {
  readonly level: Level;
  /** True if a critically failed defense turns it into triple damage. */
  readonly worsened: boolean;
  readonly chance: number;
}

/** Returns the odds of the attack's levels; a single level if it has been rolled. */
function levelsOfAttack(table: FlowTable, attack: PlannedAttack, known: Level | null): LevelOdds {
  if (known !== null) return oddsOf(known);
  const automatic = levelWithoutDice(attack);
  if (automatic) return oddsOf(automatic);
  const { by, target, wielded, kind } = attack;
  return oddsOfCheck(attackCheck(table, by, target, wielded, kind));
}

/** Returns the successful levels of an attack with their chances, before any reaction. */
function unansweredHits(table: FlowTable, attack: PlannedAttack, known: Level | null): PossibleHit[] {
  return levelsIn(levelsOfAttack(table, attack, known))
    .filter(({ level }) => isSuccess(level))
    .map(({ level, chance }) => ({
      level: known ?? levelThatCounts(attack, level),
      worsened: false,
      chance,
    }));
}

function possibleHits(
  table: FlowTable,
  attack: PlannedAttack,
  planned: PlannedDefense | null,
  known: Level | null,
): PossibleHit[] {
  const good = unansweredHits(table, attack, known);
  if (planned === null) return good;
  const { defense, perfect } = planned;
  const [attacker, target] = [fighterOf(table, attack.by), fighterOf(table, attack.target)];
  const check = defenseCheck(target, defense);
  const answers = levelsIn(perfect ? oddsOf('normal') : oddsOfCheck(check));
  const lift = liftAgainst(attacker, target, defense);
  const own = sideOf(table, attack);
  return good.flatMap(({ level, chance }) =>
    answers.map((answer) => {
      const result = { level: answer.level, skill: check.base, pc: target.sheet.pc };
      const beaten = chanceToBeat({ ...own, level }, result, lift);
      const worsened = isWorsened({ ...own, by: attack.by, level }, defense, result);
      return { level, worsened, chance: chance * answer.chance * beaten };
    }),
  );
}

/** Returns the attacker's values that break ties. */
function sideOf(table: FlowTable, { by, target, wielded, kind }: PlannedAttack) {
  const { sheet } = fighterOf(table, by);
  const { skill } = attackCheck(table, by, target, wielded, kind);
  return { skill: sheet.skills[skill], pc: sheet.pc };
}

/**
 * Returns the exact odds of an attack without reaction or against one defense. `known` is its level if
 * already rolled.
 */
export function attackOdds(
  table: FlowTable,
  attack: PlannedAttack,
  planned: PlannedDefense | null = null,
  known: Level | null = null,
): RatedOdds {
  const possible = possibleHits(table, attack, planned, known);
  const success = totalOf(possible);
  const levels = LEVELS.filter(isSuccess).map((level) => ({
    id: level,
    label: TEXT.odds.level[level],
    chance: totalOf(possible.filter((hit) => hit.level === level)),
  }));
  const outcomes = [{ id: 'miss', label: TEXT.odds.miss, chance: Math.max(0, 1 - success) }, ...levels];
  const strikes = attack.kind === 'disarm' ? [] : [damageEffect(table, attack, attack.target, possible)];
  const stopped = totalOf(unansweredHits(table, attack, known)) - success;
  return {
    outcomes: outcomes.filter(({ chance }) => chance > 0),
    success,
    effects: [
      ...strikes,
      ...counterEffect(table, attack, planned, stopped),
      ...strayEffect(table, attack, known),
    ],
    worth:
      worthOfHits(table, attack, possible, strikes[0]?.defeat ?? 0) -
      worthOfStopping(table, attack, planned, stopped),
  };
}

function totalOf(possible: readonly PossibleHit[]): number {
  return possible.reduce((sum, { chance }) => sum + chance, 0);
}

/** Returns the effect of possible hits on a target. */
export function damageEffect(
  table: FlowTable,
  attack: PlannedAttack,
  target: Id,
  possible: readonly PossibleHit[],
  changes: DamageChanges = {},
): Effect {
  const [attacker, dr] = [fighterOf(table, attack.by), drOf(fighterOf(table, target))];
  const hurts = merged(possible).map(({ level, worsened, chance }) => {
    const spec = attackDamage(attacker, attack, level, { ...changes, worsened });
    return [chance, damageOdds(spec, dr)] as const;
  });
  return harmTo(table, target, orNothing(hurts));
}

/** Merges hits of the same level and severity, so that their damage is computed once. */
function merged(possible: readonly PossibleHit[]): PossibleHit[] {
  const nonzero = possible.filter(({ chance }) => chance > 0);
  const alike = Map.groupBy(nonzero, ({ level, worsened }) => `${level} ${worsened}`);
  return [...alike.values()].flatMap(([hit, ...others]) =>
    hit ? [{ ...hit, chance: hit.chance + totalOf(others) }] : [],
  );
}

/** Returns the effect of a won Riposte's counterattack. */
function counterEffect(
  table: FlowTable,
  { by, target }: PlannedAttack,
  planned: PlannedDefense | null,
  stopped: number,
): Effect[] {
  if (!planned?.counter || stopped <= 0) return [];
  const blow: PlannedAttack = { by: target, target: by, wielded: planned.counter, kind: 'riposte-attack' };
  const possible = possibleHits(table, blow, null, null).map((hit) => ({
    ...hit,
    chance: hit.chance * stopped,
  }));
  return [damageEffect(table, blow, by, possible)];
}

/**
 * Returns the effect of a stray shot on an ally beside the target. GM rulings on fumbles are not forecast.
 */
function strayEffect(table: FlowTable, attack: PlannedAttack, known: Level | null): Effect[] {
  if (table.options.fumbles !== 'table') return [];
  const fumbled = levelsIn(levelsOfAttack(table, attack, known)).find(
    ({ level }) => level === 'critical-failure',
  );
  const [victim] = strayTargets(table, attack);
  if (!fumbled || victim === undefined) return [];
  const chance = fumbled.chance * STRAY_SHARE; // FLOW-R24
  const damage = damageOdds(strayDamage(table, attack), drOf(fighterOf(table, victim)));
  return [harmTo(table, victim, orNothing([[chance, damage]]))];
}

/** Returns the worth of the attacker's FP, in hit points. */
function worthOfHits(
  table: FlowTable,
  attack: PlannedAttack,
  possible: readonly PossibleHit[],
  fatal: number,
): number {
  if (earnsNothing(attack)) return 0;
  const attacker = fighterOf(table, attack.by);
  const reaction = isReaction(attack.kind) ? fpOfReaction(attacker) : 0;
  const hits = possible.reduce(
    (sum, { level, chance }) => sum + chance * worthOfFp(attacker, fpOfHit(level) + reaction),
    0,
  );
  return hits + fatal * worthOfFp(attacker, fpOfKills(1));
}

/** Returns the worth of the defender's FP, in hit points. */
function worthOfStopping(
  table: FlowTable,
  { target }: PlannedAttack,
  planned: PlannedDefense | null,
  stopped: number,
): number {
  const defender = fighterOf(table, target);
  return !planned || planned.perfect ? 0 : stopped * worthOfFp(defender, fpOfReaction(defender));
}

/** Returns the odds of intercepting an attack. `known` is its level if already rolled. */
export function interceptOdds(
  table: FlowTable,
  attack: PlannedAttack,
  id: Id,
  known: Level | null,
): RatedOdds {
  const interceptor = fighterOf(table, id);
  const check = interceptCheck(interceptor);
  const odds = oddsOfCheck(check);
  const other = { skill: check.base, pc: interceptor.sheet.pc };
  const good = unansweredHits(table, attack, known);
  const late = good.map((hit) => ({
    ...hit,
    chance: hit.chance * chanceToBeatCheck({ ...sideOf(table, attack), level: hit.level }, other, odds),
  }));
  const taken = good.map((hit, index) => ({ ...hit, chance: hit.chance - (late[index]?.chance ?? 0) }));
  return {
    outcomes: [
      { id: 'miss', label: TEXT.odds.miss, chance: Math.max(0, 1 - totalOf(good)) },
      { id: 'taken', label: TEXT.odds.taken, chance: totalOf(taken) },
      { id: 'failed', label: TEXT.odds.late, chance: totalOf(late) },
    ].filter(({ chance }) => chance > 0),
    success: totalOf(taken),
    effects:
      attack.kind === 'disarm'
        ? []
        : [damageEffect(table, attack, id, taken), damageEffect(table, attack, attack.target, late)],
    worth: totalOf(taken) * worthOfFp(interceptor, fpOfReaction(interceptor)),
  };
}
