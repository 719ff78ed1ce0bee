import { legalAct } from '../../../engine/core/action.ts';
import { type Effect, onDemand, type RatedForecast, type RatedOdds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { derived } from '../../../kit/derivation.ts';
import { NOTHING, oppositeOdds, orNothing } from '../../../kit/odds.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import {
  areaOfBurst,
  canCounter,
  castingCheck,
  counterspellCheck,
  healingTerms,
  inBurst,
  type PendingSpell,
  poisonOf,
  resistanceCheck,
  spellBy,
  spellDamage,
} from '../book/actions/spell.ts';
import { use } from '../book/actions/use.ts';
import { isSuccess } from '../book/checks.ts';
import { INTERCEPT_RP, interceptCheck } from '../book/intercept.ts';
import { fpOfReaction } from '../book/points.ts';
import { drOf } from '../book/wielding.ts';
import { LEVELS, type Level } from '../sheet/skills.ts';
import { COUNTERSPELL, SPELL_AP, type Spell } from '../sheet/spells.ts';
import type { FlowTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { labelOf } from '../words/labels.ts';
import { chanceToBeatCheck, levelsIn, oddsOf, oddsOfCheck } from './chances.ts';
import { deriveAnswer, deriveContest } from './derivations.ts';
import { damageOdds, harmTo, reliefTo } from './effects.ts';
import { provocationsAt } from './provocations.ts';
import { worthOfDose, worthOfFp, worthOfKills } from './worth.ts';

/** A spell with its targets, planned or already cast. */
interface PlannedSpell {
  readonly by: Id;
  readonly spell: Spell;
  readonly targets: readonly Id[];
}

/** A level of success at which a spell takes effect, and its chance. */
interface Cast {
  readonly level: Level;
  readonly chance: number;
}

/** Returns the forecast of a spell; undefined if casting it is illegal. */
export function forecastSpell(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, use, by, params);
  const spell = spellBy(fighterOf(table, by), act?.spell ?? '');
  if (!act || !spell) return undefined;
  const targets = spell.at === 'area' && act.at ? inBurst(table, act.at) : act.target ? [act.target] : [];
  const planned: PlannedSpell = { by, spell, targets };
  const casts = castsOf(table, by);
  const caster = { by, check: castingCheck(fighterOf(table, by)) };
  const counters = enemiesOf(table, by).filter(({ id }) => canCounter(table, id, by, act));
  const cost = spell.mana > 0 ? { ap: SPELL_AP, mana: spell.mana } : { ap: SPELL_AP };
  const odds = derived(spellOdds(table, planned, casts), () => deriveContest(table, caster));
  const against = () =>
    counters.slice(0, 1).map(({ id }) => ({
      option: 'counterspell',
      label: labelOf('counterspell'),
      odds: derived(spellOdds(table, planned, uncountered(table, by, id, casts)), () =>
        deriveContest(table, caster, { by: id, check: counterspellCheck(fighterOf(table, id)) }),
      ),
    }));
  return onDemand(
    { cost, odds },
    {
      against,
      provokes: () => (spell.touch ? [] : provocationsAt(table, by, fighterOf(table, by).at, 0)), // FLOW-43, FLOW-R46
      area: () => (spell.at === 'area' && act.at ? areaOfBurst(table, act.at) : undefined),
    },
  );
}

/** Returns the successful levels of a casting check with their chances. `known` is the level if already rolled. */
function castsOf(table: FlowTable, by: Id, known: Level | null = null): Cast[] {
  const check = castingCheck(fighterOf(table, by));
  const odds = known === null ? oddsOfCheck(check) : oddsOf(known);
  return levelsIn(odds).filter(({ level }) => isSuccess(level));
}

/**
 * Returns the levels in `casts`, each with the chance that it occurs and beats the Counterspell of the enemy `id`.
 */
function uncountered(table: FlowTable, by: Id, id: Id, casts: readonly Cast[]): Cast[] {
  const enemy = fighterOf(table, id);
  const check = counterspellCheck(enemy);
  const odds = oddsOfCheck(check);
  const other = { skill: check.base, pc: enemy.sheet.pc };
  return casts.map((cast) => ({
    ...cast,
    chance: cast.chance * chanceToBeatCheck({ ...casterSide(table, by), level: cast.level }, other, odds),
  }));
}

function casterSide(table: FlowTable, by: Id) {
  const { sheet } = fighterOf(table, by);
  return { skill: sheet.skills.spellcasting, pc: sheet.pc };
}

/** Returns the exact odds of a spell that is cast with the levels and chances in `casts`. */
function spellOdds(table: FlowTable, planned: PlannedSpell, casts: readonly Cast[]): RatedOdds {
  const success = casts.reduce((sum, { chance }) => sum + chance, 0);
  const levels = LEVELS.filter(isSuccess).map((level) => ({
    id: level,
    label: TEXT.odds.level[level],
    chance: casts.reduce((sum, one) => sum + (one.level === level ? one.chance : 0), 0),
  }));
  const outcomes = [{ id: 'failure', label: TEXT.odds.fails, chance: Math.max(0, 1 - success) }, ...levels];
  const struck = planned.targets.map((id) => ({ id, hits: hitsOn(table, planned, id, casts) }));
  const effects = struck.flatMap(({ id, hits }) => effectOn(table, planned, id, hits));
  const wounds = struck.reduce((sum, { id, hits }) => sum + worthOn(table, planned, id, hits), 0);
  return {
    outcomes: outcomes.filter(({ chance }) => chance > 0),
    success,
    effects,
    worth: wounds + worthOfKills(table, planned.by, effects),
  };
}

/** Returns the levels in `casts`, each with the chance that it occurs and the target `id` fails to resist it. */
function hitsOn(
  table: FlowTable,
  { by, spell }: PlannedSpell,
  id: Id,
  casts: readonly Cast[],
): readonly Cast[] {
  const target = fighterOf(table, id);
  const check = resistanceCheck(target, spell);
  if (!check) return casts;
  const odds = oddsOfCheck(check);
  const other = { skill: check.base, pc: target.sheet.pc };
  const own = casterSide(table, by);
  return casts.map(({ level, chance }) => ({
    level,
    chance: chance * chanceToBeatCheck({ ...own, level }, other, odds), // FLOW-R28
  }));
}

function effectOn(table: FlowTable, { by, spell }: PlannedSpell, id: Id, hits: readonly Cast[]): Effect[] {
  if (spell.dice === 0) return [];
  const { spellcasting } = fighterOf(table, by).sheet.skills;
  const target = fighterOf(table, id);
  const dr = drOf(target);
  const heals = spell.at === 'ally';
  const amounts = hits.map(({ level, chance }) => {
    const terms = (heals ? healingTerms : spellDamage)(spellcasting, spell, level);
    return [chance, damageOdds(terms, heals ? 0 : dr)] as const;
  });
  return [(heals ? reliefTo : harmTo)(target, orNothing(amounts))];
}

/** Returns the worth of the conditions that a spell causes to a target; negative if the target is an ally. */
function worthOn(table: FlowTable, { by, spell }: PlannedSpell, id: Id, hits: readonly Cast[]): number {
  const target = fighterOf(table, id);
  const sign = target.side === fighterOf(table, by).side ? -1 : 1;
  return hits.reduce((sum, { level, chance }) => {
    const wounds =
      worthOfDose(target, 'burning', spell.burning ?? 0) +
      worthOfDose(target, 'poisoned', poisonOf(spell, level));
    return sum + sign * chance * wounds;
  }, 0);
}

/** Returns the spell on top of the stack if it was cast successfully and its caster is still standing. */
function pendingSpell(table: FlowTable): { planned: PlannedSpell; level: Level } | undefined {
  const top = table.stack[0] as PendingSpell | undefined;
  const caster = top && findFighter(table, top.by);
  const spell = caster && spellBy(caster, top.spell);
  if (!top?.level || !spell || !isStanding(table, top.by)) return undefined;
  const targets = top.at
    ? inBurst(table, top.at)
    : top.target && isStanding(table, top.target)
      ? [top.target]
      : [];
  return { planned: { by: top.by, spell, targets }, level: top.level };
}

/** Forecasts an answer to a counter prompt. Returns undefined if no spell is pending. */
export function forecastCounter(table: FlowTable, by: Id, answer: string): RatedForecast | undefined {
  const pending = pendingSpell(table);
  if (!pending) return undefined;
  const { planned, level } = pending;
  const casts = castsOf(table, planned.by, level);
  if (answer === 'pass') return { ...NOTHING, odds: oppositeOdds(spellOdds(table, planned, casts)) };
  const odds = spellOdds(table, planned, uncountered(table, planned.by, by, casts));
  const fighter = fighterOf(table, by);
  const fp = worthOfFp(fighter, fpOfReaction(fighter));
  const { success, worth = 0, ...lost } = oppositeOdds(odds);
  const caster = { by: planned.by, check: castingCheck(fighterOf(table, planned.by)) };
  const counter = { by, check: counterspellCheck(fighter) };
  return {
    ...NOTHING,
    cost: { rp: COUNTERSPELL.rp },
    odds: derived({ ...lost, success, worth: worth + success * fp }, () =>
      deriveAnswer(table, caster, level, counter),
    ),
  };
}

/** Forecasts an answer to an intercept prompt for a spell. Returns undefined if no spell is pending. */
export function forecastSpellIntercept(table: FlowTable, by: Id, answer: string): RatedForecast | undefined {
  const pending = pendingSpell(table);
  if (!pending) return undefined;
  const { planned, level } = pending;
  const casts = castsOf(table, planned.by, level);
  const left = spellOdds(table, planned, casts);
  if (answer === 'pass') return { ...NOTHING, odds: oppositeOdds(left) };
  const fighter = fighterOf(table, by);
  const check = interceptCheck(fighter);
  const other = { skill: check.base, pc: fighter.sheet.pc };
  const late = chanceToBeatCheck({ ...casterSide(table, planned.by), level }, other, oddsOfCheck(check));
  const taken = { ...planned, targets: [by] }; // FLOW-R27
  const own = spellOdds(table, taken, [{ level, chance: 1 - late }]);
  const others = spellOdds(table, planned, [{ level, chance: late }]);
  const odds: RatedOdds = {
    outcomes: [
      { id: 'taken', label: TEXT.odds.taken, chance: 1 - late },
      { id: 'failed', label: TEXT.odds.late, chance: late },
    ],
    success: 1 - late,
    effects: [...own.effects, ...others.effects],
    worth: -(own.worth ?? 0) - (others.worth ?? 0),
  };
  const caster = { by: planned.by, check: castingCheck(fighterOf(table, planned.by)) };
  return {
    ...NOTHING,
    cost: { rp: INTERCEPT_RP },
    odds: derived(odds, () => deriveAnswer(table, caster, level, { by, check })),
  };
}
