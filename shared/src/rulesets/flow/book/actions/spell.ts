import type { Actions } from '../../../../engine/core/action.ts';
import type { AffectedArea } from '../../../../engine/core/forecast.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, type PendingAction } from '../../../../engine/state/table.ts';
import { emit, roll } from '../../../../engine/state/verbs.ts';
import { distance, type Hex } from '../../../../hex/axial.ts';
import { isOnMap } from '../../../../hex/map.ts';
import { areaAround } from '../../../../kit/area.ts';
import { askInOrder, yesNoQuestion } from '../../../../kit/asking.ts';
import { rowOf } from '../../../../kit/content.ts';
import { heal } from '../../../../kit/defeat.ts';
import { lose, pay } from '../../../../kit/resources.ts';
import { askForRuling } from '../../../../kit/rulings.ts';
import { areEnemies, enemiesOf, enemyOf, friendOf } from '../../../../kit/sides.ts';
import { modifier } from '../../sheet/sheet.ts';
import type { Level } from '../../sheet/skills.ts';
import { BURST_RADIUS, COUNTERSPELL, SPELL_AP, SPELLS, type Spell } from '../../sheet/spells.ts';
import { type FlowFighter, type FlowTable, hasPerk, inOrder } from '../../table.ts';
import {
  type CheckSpec,
  initiatorWins,
  isSuccess,
  type Result,
  rollCheck,
  showRoll,
  type VisibleRoll,
} from '../checks.ts';
import { dose, is } from '../conditions.ts';
import { type DamageSpec, damageOf, levelBonus, reportDamage, rollDice, timesOf } from '../damage.ts';
import { hurt } from '../defeat.ts';
import { intercept } from '../intercept.ts';
import { skillCheck } from '../modifiers.ts';
import { faultOfActing } from '../permission.ts';
import { missing, rewardKills, rewardReaction } from '../points.ts';
import { faultOfReach, sees } from '../reach.ts';
import { provoke } from '../reaction-attack.ts';
import { offerReadied } from '../ready-window.ts';
import { declare } from './declare.ts';

/** The target of a spell: a fighter or a hex. */
export interface Aim {
  readonly target?: Id | undefined;
  readonly at?: Hex | undefined;
}

/** The stack entry of a spell, which all viewers see. */
export interface PendingSpell extends PendingAction, VisibleRoll {
  readonly spell: string;
  readonly at: Hex | null;
}

function knownSpell(table: FlowTable, by: Id, name: string): Spell | undefined {
  const caster = fighterOf(table, by);
  return caster.sheet.spells.includes(name) ? spellBy(caster, name) : undefined;
}

/** Returns the spell with this id, including the battle's changes to it; undefined if there is none. */
export function spellBy({ sheet: { own } }: Pick<FlowFighter, 'sheet'>, name: string): Spell | undefined {
  return rowOf(own?.spells, SPELLS, name);
}

/** Returns the fault if the fighter cannot cast the spell. */
export function faultOfSpell(table: FlowTable, by: Id, name: string, aim: Aim): Fault | undefined {
  const spell = knownSpell(table, by, name);
  if (!spell) return 'no-such-ability';
  const fault = faultOfAim(table, by, spell, aim);
  return fault ?? missing(fighterOf(table, by), { ap: SPELL_AP, mana: spell.mana }, 'spell'); // FLOW-10, FLOW-R39
}

function faultOfAim(table: FlowTable, by: Id, spell: Spell, { target, at }: Aim): Fault | undefined {
  const caster = fighterOf(table, by);
  const place = spell.at === 'area' ? at : targetOf(table, by, spell, target)?.at;
  if (!place) return 'no-such-target'; // FLOW-R19
  const fault = faultOfReach(table, caster, place, spell.range); // FLOW-R39
  return fault ?? (isOnMap(table.map, place) ? undefined : 'blocked');
}

function targetOf(table: FlowTable, by: Id, spell: Spell, target: Id | undefined) {
  if (target === undefined) return undefined;
  return spell.at === 'enemy' ? enemyOf(table, by, target) : friendOf(table, by, target);
}

/** Pays for a spell and resolves it: reactions to casting, the casting check, Counterspell, and the effect. */
export function* cast(table: FlowTable, by: Id, name: string, aim: Aim, actions: Actions<FlowTable>): Script {
  const spell = spellBy(fighterOf(table, by), name);
  if (!spell) return;
  const target = aim.target === undefined ? {} : { target: aim.target };
  declare(table, by, 'use', { ap: SPELL_AP, mana: spell.mana }, { spell: name, ...target });
  const item: PendingSpell = { name: 'use', by, ...target, spell: name, at: aim.at ?? null, level: null };
  yield* onStack(table, item, casting(table, by, spell, aim, actions));
}

function* casting(table: FlowTable, by: Id, spell: Spell, aim: Aim, actions: Actions<FlowTable>): Script {
  yield* offerReadied(table, { on: 'casts', by }, actions);
  if (!isStanding(table, by)) return;
  if (yield* isDisrupted(table, by, spell, actions)) return;
  if (faultOfActing(table, by) || faultOfAim(table, by, spell, aim)) return; // FLOW-R45
  const result = rollCheck(table, by, castingCheck(fighterOf(table, by)));
  if (result.level === 'critical-failure') yield* askForMishap(table, by);
  if (!isSuccess(result.level)) return; // FLOW-R39
  const top = table.stack[0];
  if (top?.by === by && top.name === 'use') showRoll(top as PendingSpell, result);
  const countering = yield* counter(table, by, result, aim);
  if (countering === null || !isStanding(table, by)) return;
  yield* takeEffect(table, { by, spell, aim, result }, countering, actions);
}

/** Returns the check that a caster makes to cast a spell. */
export function castingCheck(caster: FlowFighter): CheckSpec {
  return skillCheck(caster, 'spellcasting', 'action', 'FLOW-R39');
}

/**
 * Lets enemies make Reaction Attacks on the caster. A hit by an enemy with the perk Spell Breaker disrupts the spell.
 * Returns whether the spell was disrupted.
 */
function* isDisrupted(table: FlowTable, by: Id, spell: Spell, actions: Actions<FlowTable>): Script<boolean> {
  if (spell.touch) return false; // FLOW-R46
  const { hit } = yield* provoke(table, { by, at: fighterOf(table, by).at, actions }); // FLOW-43
  const isBroken = hit.some((id) => {
    const enemy = findFighter(table, id);
    return enemy !== undefined && hasPerk(enemy, 'spell-breaker'); // FLOW-46
  });
  if (isBroken) emit(table, { type: 'disrupted', target: by, clause: 'FLOW-46' });
  return isBroken;
}

/** If the house rules leave fumbles to the GM, asks the GM for the consequence of a critically failed spell. */
function* askForMishap(table: FlowTable, by: Id): Script {
  if (table.options.fumbles !== 'gm') return;
  const ruling = yield* askForRuling(table, {
    about: by,
    kind: 'spell',
    options: ['backlash', 'drain', 'none'],
    fallback: 'none',
    clause: 'FLOW-R39',
  });
  if (ruling === 'drain') lose(table, by, 'mana', 2, 'FLOW-R39'); // FLOW-R39
  if (ruling === 'backlash') hurt(table, by, by, roll(table, 6), 'FLOW-R39');
}

/**
 * Asks the enemies whether they counter the spell. Returns null if an enemy succeeds, and otherwise the ids of the
 * enemies who tried.
 */
function* counter(table: FlowTable, by: Id, result: Result, aim: Aim): Script<readonly Id[] | null> {
  const tried: Id[] = [];
  const enemies = enemiesOf(table, by).map(({ id }) => id);
  const question = (id: Id) => {
    const canDo = (seen: FlowTable) => canCounter(seen, id, by, aim); // FLOW-R45
    return yesNoQuestion(id, 'counter', 'counterspell', canDo, (seen: FlowTable) =>
      couldCounter(seen, id, by, aim),
    );
  };
  const countered = yield* askInOrder(table, enemies, question, function* (id) {
    tried.push(id);
    return countersWith(table, id, by, result) || undefined;
  });
  return countered ? null : tried;
}

/** Returns whether a fighter has the perk Counterspell and can use it against a spell with this target. */
export function canCounter(table: FlowTable, id: Id, by: Id, aim: Aim): boolean {
  const enemy = findFighter(table, id);
  return enemy !== undefined && hasPerk(enemy, 'counterspell') && couldCounter(table, id, by, aim);
}

/**
 * Returns whether a fighter could counter the spell if it had the perk Counterspell. Reads public information
 * only.
 */
function couldCounter(table: FlowTable, id: Id, by: Id, { target }: Aim): boolean {
  const [enemy, caster] = [findFighter(table, id), findFighter(table, by)];
  if (!enemy || !caster || enemy.defeated || caster.defeated) return false;
  if (target !== undefined && !isStanding(table, target)) return false;
  if (enemy.rp < COUNTERSPELL.rp) return false; // FLOW-17
  if (is(enemy, 'stunned') || is(enemy, 'surprised')) return false; // FLOW-R29
  return distance(enemy.at, caster.at) <= COUNTERSPELL.range && sees(table, enemy.at, caster.at);
}

/** Returns the check of a Counterspell. */
export function counterspellCheck(fighter: FlowFighter): CheckSpec {
  return skillCheck(fighter, 'spellcasting', 'reaction', 'FLOW-18'); // FLOW-18
}

function countersWith(table: FlowTable, id: Id, by: Id, result: Result): boolean {
  pay(table, id, { rp: COUNTERSPELL.rp }); // FLOW-18
  emit(table, { type: 'reacted', by: id, target: by, reaction: 'counterspell', cost: COUNTERSPELL.rp });
  const own = rollCheck(table, id, counterspellCheck(fighterOf(table, id)));
  if (initiatorWins(table, result, own)) return false;
  rewardReaction(table, id); // FLOW-21
  return true;
}

/** A spell whose casting check succeeded. */
interface Cast {
  readonly by: Id;
  readonly spell: Spell;
  readonly aim: Aim;
  readonly result: Result;
}

function* takeEffect(
  table: FlowTable,
  { by, spell, aim: { target, at }, result }: Cast,
  countering: readonly Id[],
  actions: Actions<FlowTable>,
): Script {
  if (spell.at === 'area' && at) return strikeAll(table, by, spell, result, inBurst(table, at));
  if (target === undefined || !isStanding(table, target)) return;
  if (spell.at === 'ally') return mend(table, by, target, spell, result.level);
  const mode = spell.touch ? 'melee' : 'ranged'; // FLOW-39
  const taker = yield* intercept(table, { by, target, mode, result, reacted: countering, actions });
  if (!isStanding(table, by)) return; // FLOW-R45
  const struck = taker ?? target;
  if (isStanding(table, struck)) strikeAll(table, by, spell, result, [struck]); // FLOW-R27
}

/** Returns the area of a burst, and all fighters in it, allies included. */
export function areaOfBurst(table: FlowTable, at: Hex): AffectedArea {
  return areaAround(table, at, BURST_RADIUS, inBurst(table, at));
}

/** Returns all fighters in the area of a burst, allies included. */
export function inBurst(table: FlowTable, at: Hex): Id[] {
  return inOrder(table)
    .filter((fighter) => distance(fighter.at, at) <= BURST_RADIUS)
    .map(({ id }) => id);
}

/** Returns the check with which a target resists a spell; undefined if the spell cannot be resisted. */
export function resistanceCheck(target: FlowFighter, { resist }: Spell): CheckSpec | undefined {
  return resist === null ? undefined : skillCheck(target, resist, 'resistance', 'FLOW-R39');
}

/** Affects all targets who fail to resist. Rolls the damage once for all of them. */
function strikeAll(table: FlowTable, by: Id, spell: Spell, result: Result, targets: readonly Id[]): void {
  const struck = targets.filter((id) => {
    const check = resistanceCheck(fighterOf(table, id), spell);
    return !check || initiatorWins(table, result, rollCheck(table, id, check)); // FLOW-R28
  });
  if (struck.length > 0) affect(table, by, spell, result.level, struck);
}

/** Returns the damage terms of a spell at a level of success. */
export function spellDamage(spellcasting: number, spell: Spell, level: Level): DamageSpec {
  return {
    dice: spell.dice,
    sides: spell.sides,
    modifier: modifier(spellcasting), // FLOW-R14
    bonus: levelBonus(level),
    times: timesOf(level), // FLOW-R39
    halved: false,
    ignoresDr: false,
  };
}

/**
 * Returns the dice and modifiers of a healing spell at a level of success. They have the form of damage terms, but no
 * level bonus.
 */
export function healingTerms(spellcasting: number, spell: Spell, level: Level): DamageSpec {
  return { ...spellDamage(spellcasting, spell, level), bonus: 0 };
}

/** Returns the strength of the poison that a spell causes at a level of success. */
export function poisonOf({ poisoned = 0 }: Spell, level: Level): number {
  return poisoned * timesOf(level); // FLOW-R39
}

function affect(table: FlowTable, by: Id, spell: Spell, level: Level, struck: readonly Id[]): void {
  const caster = fighterOf(table, by);
  const spec = spellDamage(caster.sheet.skills.spellcasting, spell, level);
  const dice = rollDice(table, spec);
  let kills = 0;
  for (const id of struck) {
    const isFatal =
      spell.dice > 0 && hurt(table, by, id, reportDamage(table, by, id, spec, dice), 'FLOW-R14');
    if (isFatal && areEnemies(caster, fighterOf(table, id))) kills++;
    if (spell.burning) dose(table, id, 'burning', spell.burning);
    if (spell.poisoned) dose(table, id, 'poisoned', poisonOf(spell, level));
  }
  if (!caster.defeated) rewardKills(table, by, kills); // FLOW-22
}

function mend(table: FlowTable, by: Id, target: Id, spell: Spell, level: Level): void {
  const terms = healingTerms(fighterOf(table, by).sheet.skills.spellcasting, spell, level);
  const sum = rollDice(table, terms).reduce((total, die) => total + die, 0);
  heal(table, target, damageOf(terms, sum, 0), { clause: 'FLOW-R39' });
}
