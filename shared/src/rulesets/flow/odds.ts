import type { Effect, Odds } from '../../engine/forecast.ts';
import { fighterOf, type Id } from '../../engine/table.ts';
import { earnsNothing, levelThatCounts, type Strike } from './attack.ts';
import {
  type CheckSpec,
  type Edge,
  edgeOf,
  isSuccess,
  LEVELS,
  type Level,
  levelOf,
  rankOf,
  targetNumber,
  winnerOf,
} from './checks.ts';
import { attackCheck, skillCheck } from './circumstances.ts';
import { type DamageSpec, damageOf, weaponDamage } from './damage.ts';
import { type Defence, defenceCheck, isWorsened, liftAgainst } from './defence.ts';
import type { FlowTable } from './flow-table.ts';
import { labelOf } from './labels.ts';
import { drOf } from './wielding.ts';

/** The chance of each level, in the order of `LEVELS`. */
export type LevelOdds = readonly number[];

/** The chance that a d100 (the better or worse of two) shows exactly this. */
function chanceOf(rolled: number, edge: Edge): number {
  if (edge === 0) return 0.01;
  const further = edge > 0 ? 101 - rolled : rolled;
  return (further ** 2 - (further - 1) ** 2) / 10_000;
}

/** The exact chance of each level against a target number. */
export function oddsOfLevels(tn: number, edge: Edge): LevelOdds {
  const odds = LEVELS.map(() => 0);
  for (let rolled = 1; rolled <= 100; rolled++) {
    const rank = rankOf(levelOf(rolled, tn));
    odds[rank] = (odds[rank] ?? 0) + chanceOf(rolled, edge);
  }
  return odds;
}

/** The chance of each level of a check. */
export function oddsOfCheck(spec: CheckSpec): LevelOdds {
  return oddsOfLevels(targetNumber(spec), edgeOf(spec.leanings));
}

function certainly(level: Level): LevelOdds {
  return LEVELS.map((one) => (one === level ? 1 : 0));
}

/** The chance that an initiator of that level beats somebody who checks with these odds. */
function chanceToBeat(
  initiator: { readonly level: Level; readonly skill: number; readonly pc: boolean },
  other: { readonly level: Level; readonly skill: number; readonly pc: boolean },
  lift: number,
): number {
  const verdict = winnerOf(initiator, other, lift);
  if (verdict === 'coin') return 0.5;
  return verdict.winner === 'initiator' ? 1 : 0;
}

/** Amounts with their chances. */
type Distribution = Map<number, number>;

function addTo(distribution: Distribution, amount: number, chance: number): void {
  if (chance > 0) distribution.set(amount, (distribution.get(amount) ?? 0) + chance);
}

/** The sums that so many dice can show, each with its chance. */
export function sumsOf(dice: number, sides: number): Distribution {
  let sums: Distribution = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next: Distribution = new Map();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= sides; face++) addTo(next, sum + face, chance / sides);
    }
    sums = next;
  }
  return sums;
}

/** What one attack may come to: its levels, and the chance of each way of hitting. */
interface Hits {
  readonly levels: LevelOdds;
  /** By the level that counts, then by whether a failed defence has made it worse. */
  readonly ways: readonly { readonly level: Level; readonly worsened: boolean; readonly chance: number }[];
}

export type PlannedAttack = Omit<Strike, 'reacted' | 'onHit'>;

/** What is known of an attack: the level once it has been rolled, else the chances of all. */
function levelsOf(table: FlowTable, attack: PlannedAttack, known: Level | null): LevelOdds {
  if (known !== null) return certainly(known);
  if (earnsNothing(attack)) return certainly(attack.flow === 'sure-critical' ? 'critical' : 'normal');
  const { by, target, wielded, kind } = attack;
  return oddsOfCheck(attackCheck(table, by, target, wielded, kind));
}

function hitsOf(table: FlowTable, attack: PlannedAttack, defence: Defence | null, known: Level | null): Hits {
  const levels = levelsOf(table, attack, known);
  const [attacker, target] = [fighterOf(table, attack.by), fighterOf(table, attack.target)];
  const { skill } = attackCheck(table, attack.by, attack.target, attack.wielded, attack.kind);
  const defender = defence === null ? null : defenceCheck(target, defence);
  const against = defender === null ? [] : oddsOfCheck(defender);
  const ways: { level: Level; worsened: boolean; chance: number }[] = [];
  for (const [rank, chance] of levels.entries()) {
    const rolled = LEVELS[rank] ?? 'failure';
    if (chance === 0 || !isSuccess(rolled)) continue;
    const level = known ?? levelThatCounts(attack, rolled);
    const own = { by: attack.by, level, skill: attacker.sheet.skills[skill], pc: attacker.sheet.pc };
    if (defence === null || defender === null) {
      ways.push({ level, worsened: false, chance });
      continue;
    }
    for (const [other, odds] of against.entries()) {
      const result = { level: LEVELS[other] ?? 'failure', skill: defender.base, pc: target.sheet.pc };
      const beaten = chanceToBeat(own, result, liftAgainst(attacker, target, defence));
      ways.push({ level, worsened: isWorsened(own, defence, result), chance: chance * odds * beaten });
    }
  }
  return { levels, ways };
}

/** The exact odds of an attack, if nobody reacts or against one defence. */
export function attackOdds(
  table: FlowTable,
  attack: PlannedAttack,
  defence: Defence | null = null,
  known: Level | null = null,
): Odds {
  const { ways } = hitsOf(table, attack, defence, known);
  const success = ways.reduce((sum, { chance }) => sum + chance, 0);
  const byLevel = LEVELS.filter(isSuccess).map((level) => ({
    id: level,
    label: labelOf(level),
    chance: ways.filter((way) => way.level === level).reduce((sum, { chance }) => sum + chance, 0),
  }));
  const outcomes = [{ id: 'miss', label: 'Miss', chance: Math.max(0, 1 - success) }, ...byLevel];
  const effects = attack.kind === 'disarm' ? [] : [damageEffect(table, attack, attack.target, ways, success)];
  return { outcomes: outcomes.filter(({ chance }) => chance > 0), success, effects };
}

function damageEffect(
  table: FlowTable,
  attack: PlannedAttack,
  target: Id,
  ways: Hits['ways'],
  success: number,
): Effect {
  const attacker = fighterOf(table, attack.by);
  const damage: Distribution = new Map();
  addTo(damage, 0, 1 - success);
  for (const { level, worsened, chance } of ways) {
    const extraDie = attack.flow === 'power-strike';
    const spec = weaponDamage(attacker, attack.wielded, level, { extraDie, worsened });
    addDamage(damage, spec, drOf(fighterOf(table, target)), chance);
  }
  return effectOf(table, target, damage);
}

/** Adds what a damage comes to, with that chance of coming about. */
export function addDamage(damage: Distribution, spec: DamageSpec, dr: number, chance: number): void {
  if (chance === 0) return;
  for (const [sum, part] of sumsOf(spec.dice, spec.sides))
    addTo(damage, damageOf(spec, sum, dr), part * chance);
}

function effectOf(table: FlowTable, target: Id, damage: Distribution): Effect {
  const { hp } = fighterOf(table, target);
  const sorted = [...damage].sort(([a], [b]) => a - b);
  return {
    target,
    damage: sorted,
    average: sorted.reduce((sum, [amount, chance]) => sum + amount * chance, 0),
    defeat: sorted.reduce((sum, [amount, chance]) => (amount >= hp ? sum + chance : sum), 0),
  };
}

/** The odds of throwing oneself in front of an attack that has been rolled: whom it hits then. */
export function interceptOdds(table: FlowTable, attack: PlannedAttack, id: Id, known: Level): Odds {
  const [attacker, interceptor] = [fighterOf(table, attack.by), fighterOf(table, id)];
  const { skill } = attackCheck(table, attack.by, attack.target, attack.wielded, attack.kind);
  const check = skillCheck(interceptor, 'agility', 'reaction', 'FLOW-40');
  const own = { level: known, skill: attacker.sheet.skills[skill], pc: attacker.sheet.pc };
  const fails = oddsOfCheck(check).reduce((sum, chance, rank) => {
    const other = { level: LEVELS[rank] ?? 'failure', skill: check.base, pc: interceptor.sheet.pc };
    return sum + chance * chanceToBeat(own, other, 0);
  }, 0);
  const success = 1 - fails;
  const way = (chance: number) => [{ level: known, worsened: false, chance }];
  return {
    outcomes: [
      { id: 'taken', label: 'You take it', chance: success },
      { id: 'failed', label: 'You come too late', chance: fails },
    ],
    success,
    effects: [
      damageEffect(table, attack, id, way(success), success),
      damageEffect(table, attack, attack.target, way(fails), fails),
    ],
  };
}
