import type { Effect, Odds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { orNothing } from '../../../kit/odds.ts';
import { isSuccess } from '../book/checks.ts';
import { weaponDamage } from '../book/damage.ts';
import { type Defence, defenceCheck, isWorsened, liftAgainst } from '../book/defense.ts';
import { STRAY_SHARE, strayDamage, strayTargets } from '../book/fumbles.ts';
import { attackCheck, isReaction, skillCheck } from '../book/modifiers.ts';
import { earnsNothing, levelThatCounts, levelWithoutDice, type Strike } from '../book/pending-attack.ts';
import { fpOfHit, fpOfKills } from '../book/points.ts';
import { drOf, type Wielded } from '../book/wielding.ts';
import { LEVELS, type Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { chanceToBeat, chanceToBeatCheck, type LevelOdds, levelsIn, oddsOf, oddsOfCheck } from './chances.ts';
import { damageOdds, harmTo } from './effects.ts';
import { worthOfFp } from './worth.ts';

export type PlannedAttack = Omit<Strike, 'reacted' | 'onHit' | 'actions'>;

/** How the target defends itself. */
export interface PlannedDefence {
  readonly defence: Defence;
  /** With Perfect Defense, which needs no roll. */
  readonly perfect?: boolean;
  /** What a Riposte strikes back with. */
  readonly counter?: Wielded | undefined;
}

/** One way in which an attack may hit. */
interface Way {
  readonly level: Level;
  /** Whether a failed defence has made a critical hit worse. */
  readonly worsened: boolean;
  readonly chance: number;
}

/** What is known of an attack: the level once it has been rolled, else the chances of all. */
function levelsOfAttack(table: FlowTable, attack: PlannedAttack, known: Level | null): LevelOdds {
  if (known !== null) return oddsOf(known);
  const automatic = levelWithoutDice(attack);
  if (automatic) return oddsOf(automatic);
  const { by, target, wielded, kind } = attack;
  return oddsOfCheck(attackCheck(table, by, target, wielded, kind));
}

/** The levels with which an attack would hit if nobody did anything, and their chances. */
function goodLevels(table: FlowTable, attack: PlannedAttack, known: Level | null): Way[] {
  return levelsIn(levelsOfAttack(table, attack, known))
    .filter(({ level }) => isSuccess(level))
    .map(({ level, chance }) => ({
      level: known ?? levelThatCounts(attack, level),
      worsened: false,
      chance,
    }));
}

function waysToHit(
  table: FlowTable,
  attack: PlannedAttack,
  planned: PlannedDefence | null,
  known: Level | null,
): Way[] {
  const good = goodLevels(table, attack, known);
  if (planned === null) return good;
  const { defence, perfect } = planned;
  const [attacker, target] = [fighterOf(table, attack.by), fighterOf(table, attack.target)];
  const check = defenceCheck(target, defence);
  const answers = levelsIn(perfect ? oddsOf('normal') : oddsOfCheck(check));
  const lift = liftAgainst(attacker, target, defence);
  const own = sideOf(table, attack);
  return good.flatMap(({ level, chance }) =>
    answers.map((answer) => {
      const result = { level: answer.level, skill: check.base, pc: target.sheet.pc };
      const beaten = chanceToBeat({ ...own, level }, result, lift);
      const worsened = isWorsened({ ...own, by: attack.by, level }, defence, result);
      return { level, worsened, chance: chance * answer.chance * beaten };
    }),
  );
}

/** What counts for an attacker in a tie. */
function sideOf(table: FlowTable, { by, target, wielded, kind }: PlannedAttack) {
  const { sheet } = fighterOf(table, by);
  const { skill } = attackCheck(table, by, target, wielded, kind);
  return { skill: sheet.skills[skill], pc: sheet.pc };
}

/** The exact odds of an attack, if nobody reacts or against one defence; `known` is its level once it has been rolled. */
export function attackOdds(
  table: FlowTable,
  attack: PlannedAttack,
  planned: PlannedDefence | null = null,
  known: Level | null = null,
): Odds {
  const ways = waysToHit(table, attack, planned, known);
  const success = totalOf(ways);
  const levels = LEVELS.filter(isSuccess).map((level) => ({
    id: level,
    label: TEXT.odds.level[level],
    chance: totalOf(ways.filter((way) => way.level === level)),
  }));
  const outcomes = [{ id: 'miss', label: TEXT.odds.miss, chance: Math.max(0, 1 - success) }, ...levels];
  const strikes = attack.kind === 'disarm' ? [] : [damageEffect(table, attack, attack.target, ways)];
  const stopped = totalOf(goodLevels(table, attack, known)) - success;
  return {
    outcomes: outcomes.filter(({ chance }) => chance > 0),
    success,
    effects: [
      ...strikes,
      ...counterEffect(table, attack, planned, stopped),
      ...strayEffect(table, attack, known),
    ],
    worth:
      worthOfHits(table, attack, ways, strikes[0]?.defeat ?? 0) -
      worthOfStopping(table, attack, planned, stopped),
  };
}

function totalOf(ways: readonly Way[]): number {
  return ways.reduce((sum, { chance }) => sum + chance, 0);
}

/** What is added to the damage of a hit by a Flow Action. */
export type More = Parameters<typeof weaponDamage>[3];

/** What these ways of hitting do to a target. */
export function damageEffect(
  table: FlowTable,
  attack: PlannedAttack,
  target: Id,
  ways: readonly Way[],
  more: More = {},
): Effect {
  const [attacker, dr] = [fighterOf(table, attack.by), drOf(fighterOf(table, target))];
  const extraDie = attack.flow === 'power-strike';
  const hurts = gathered(ways).map(({ level, worsened, chance }) => {
    const spec = weaponDamage(attacker, attack.wielded, level, { extraDie, ...more, worsened });
    return [chance, damageOdds(spec, dr)] as const;
  });
  return harmTo(table, target, orNothing(hurts));
}

/** One way of each level, worsened or not: equal ways need not be rolled out twice. */
function gathered(ways: readonly Way[]): Way[] {
  const possible = ways.filter(({ chance }) => chance > 0);
  const alike = Map.groupBy(possible, ({ level, worsened }) => `${level} ${worsened}`);
  return [...alike.values()].flatMap(([way, ...others]) =>
    way ? [{ ...way, chance: way.chance + totalOf(others) }] : [],
  );
}

/** A won Riposte strikes back. */
function counterEffect(
  table: FlowTable,
  { by, target }: PlannedAttack,
  planned: PlannedDefence | null,
  stopped: number,
): Effect[] {
  if (!planned?.counter || stopped <= 0) return [];
  const blow: PlannedAttack = { by: target, target: by, wielded: planned.counter, kind: 'riposte-attack' };
  const ways = waysToHit(table, blow, null, null).map((way) => ({ ...way, chance: way.chance * stopped }));
  return [damageEffect(table, blow, by, ways)];
}

/** A fumbled shot may hit a friend beside the target. What the GM would make of a fumble is nobody's to foretell. */
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

/** The FP that hitting earns the attacker, in hit points. */
function worthOfHits(table: FlowTable, attack: PlannedAttack, ways: readonly Way[], fatal: number): number {
  if (earnsNothing(attack)) return 0;
  const attacker = fighterOf(table, attack.by);
  const reaction = isReaction(attack.kind) && !attacker.reactionFp ? 1 : 0; // FLOW-21
  const hits = ways.reduce(
    (sum, { level, chance }) => sum + chance * worthOfFp(attacker, fpOfHit(level) + reaction),
    0,
  );
  return hits + fatal * worthOfFp(attacker, fpOfKills(1));
}

/** The FP that a good defence earns the target, in hit points. */
function worthOfStopping(
  table: FlowTable,
  { target }: PlannedAttack,
  planned: PlannedDefence | null,
  stopped: number,
): number {
  const defender = fighterOf(table, target);
  return !planned || planned.perfect || defender.reactionFp ? 0 : stopped * worthOfFp(defender, 1); // FLOW-21
}

/** The odds of throwing oneself in front of an attack, whose level may be known already: whom it hits then. */
export function interceptOdds(table: FlowTable, attack: PlannedAttack, id: Id, known: Level | null): Odds {
  const interceptor = fighterOf(table, id);
  const check = skillCheck(interceptor, 'agility', 'reaction', 'FLOW-40');
  const odds = oddsOfCheck(check);
  const other = { skill: check.base, pc: interceptor.sheet.pc };
  const good = goodLevels(table, attack, known);
  const late = good.map((way) => ({
    ...way,
    chance: way.chance * chanceToBeatCheck({ ...sideOf(table, attack), level: way.level }, other, odds),
  }));
  const taken = good.map((way, index) => ({ ...way, chance: way.chance - (late[index]?.chance ?? 0) }));
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
    worth: interceptor.reactionFp ? 0 : totalOf(taken) * worthOfFp(interceptor, 1), // FLOW-21
  };
}
