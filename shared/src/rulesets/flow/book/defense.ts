import { ask, type Choice, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import {
  anId,
  answer,
  fighter,
  optional,
  readValue,
  readValues,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { withRevealed } from '../../../engine/visibility/view.ts';
import { pay } from '../../../kit/resources.ts';
import { PERFECT_DEFENSE } from '../sheet/flow-actions.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { automatic, type CheckSpec, initiatorWins, type Result, rollCheck } from './checks.ts';
import { is } from './conditions.ts';
import { attackDamage, reportDamage, rollDice } from './damage.ts';
import { hurt } from './defeat.ts';
import { askForFlow, PASS, payForFlow } from './flow-actions.ts';
import { isReaction, skillCheck } from './modifiers.ts';
import type { Strike } from './pending-attack.ts';
import { gain, missing, rewardKills, rewardReaction } from './points.ts';
import { sizeGap, weaponsReaching } from './reach.ts';
import { isMelee, shieldOf } from './wielding.ts';

export const DEFENSES = ['dodge', 'parry', 'block', 'riposte'] as const;
export type Defense = (typeof DEFENSES)[number];

type IncomingAttack = Omit<Strike, 'onHit' | 'item' | 'actions'>;

/** Returns the RP cost of a defense. */
export function defenseCost(defense: Defense, { flow }: Pick<Strike, 'flow'>): number {
  if (defense === 'riposte') return 2; // FLOW-34
  return defense === 'dodge' && flow === 'snap-shot' ? 2 : 1; // FLOW-17
}

/** Returns whether a fighter may use a defense against an attack. */
export function mayDefend(table: FlowTable, defense: Defense, attack: IncomingAttack): boolean {
  const target = fighterOf(table, attack.target);
  if (is(target, 'stunned') || is(target, 'surprised')) return false; // FLOW-R29
  if (attack.reacted.includes(attack.target)) return false; // FLOW-16, FLOW-R44
  if (target.rp < defenseCost(defense, attack)) return false; // FLOW-17
  if (defense === 'dodge') return attack.flow !== 'seeking-shot'; // FLOW-26
  if (defense === 'block') return shieldOf(target) !== undefined; // FLOW-28
  return mayParry(table, defense, attack, target);
}

function mayParry(table: FlowTable, defense: Defense, attack: IncomingAttack, target: FlowFighter): boolean {
  const attacker = fighterOf(table, attack.by);
  if (!isMelee(attack.wielded.weapon)) return false; // FLOW-27
  if (sizeGap(attacker, target) > 1) return false; // FLOW-33
  if (defense === 'parry') return true;
  if (isReaction(attack.kind)) return false; // FLOW-48, FLOW-49, FLOW-R47
  return weaponsReaching(table, target, attacker.at).length > 0; // FLOW-R28
}

/** Returns the check of a defense. */
export function defenseCheck(fighter: FlowFighter, defense: Defense): CheckSpec {
  if (defense === 'dodge') {
    const { agility, athletics } = fighter.sheet.skills;
    return skillCheck(fighter, athletics > agility ? 'athletics' : 'agility', 'reaction', 'FLOW-26'); // FLOW-26
  }
  if (defense === 'block') {
    const value = shieldOf(fighter)?.block ?? 0;
    const modifiers = value === 0 ? [] : [{ why: 'shield' as const, value }];
    return skillCheck(fighter, 'endurance', 'reaction', 'FLOW-28', modifiers); // FLOW-28
  }
  return skillCheck(fighter, 'melee', 'reaction', 'FLOW-27'); // FLOW-27, FLOW-35
}

/** Returns the number of levels that are added to an attack's level when it is compared with a defense. */
export function liftAgainst(attacker: FlowFighter, target: FlowFighter, defense: Defense): number {
  const isParry = defense === 'parry' || defense === 'riposte';
  return isParry && sizeGap(attacker, target) > 0 ? 1 : 0; // FLOW-32
}

/** Returns whether a critically failed defense turns a critical hit into triple damage. */
export function isWorsened(
  attack: Pick<Result, 'level'>,
  defense: Defense,
  result: Pick<Result, 'level'>,
): boolean {
  return attack.level === 'critical' && defense !== 'block' && result.level === 'critical-failure'; // FLOW-31, FLOW-R28
}

/** The outcome of a defense. */
export interface DefenseOutcome {
  readonly hits: boolean;
  /** True if the defense failed critically and so turns a critical hit into triple damage. */
  readonly worsened: boolean;
  /** The counterattack of a won Riposte, with the weapon chosen for it. */
  readonly counter?: { readonly weapon: string | undefined };
}

const STOPPED: DefenseOutcome = { hits: false, worsened: false };

/** Asks the target of a successful attack for a defense and carries it out. */
export function* defend(table: FlowTable, attack: Strike, result: Result): Script<DefenseOutcome> {
  const answer = yield* ask({
    for: attack.target,
    kind: 'defend',
    choices: (seen: FlowTable) => defendChoices(seen, table, attack),
    // All points are public, so every player may know whether the target has a choice.
    concerns: (seen: FlowTable) => defendChoices(seen, table, attack).length > 1,
    fallback: { option: 'pass' },
  });
  const stopped = !isStanding(table, attack.by) || !isStanding(table, attack.target);
  const option = DEFENSES.find((one) => one === answer.option);
  if (!option || stopped) return { hits: !stopped, worsened: false };
  const chosen = readValues(DEFENSE_PARAMS, answer);
  return yield* carryOutDefense(table, attack, result, { ...chosen, option });
}

const DEFENSE_PARAMS = { flow: optional(anId()), weapon: optional(anId()), onParry: optional(answer) };
type DefendAnswer = Values<typeof DEFENSE_PARAMS> & { readonly option: Defense };

/** Returns the options of a defend prompt. A target who does not see the attacker cannot use Riposte. */
function defendChoices(seen: FlowTable, table: FlowTable, attack: Strike): Choice[] {
  const view = withRevealed(seen, table, attack.by);
  if (!isStanding(view, attack.by) || !isStanding(view, attack.target)) return [];
  const able = DEFENSES.filter((defense) => mayDefend(view, defense, attack));
  const open = view === seen ? able : able.filter((defense) => defense !== 'riposte');
  const choices = open.map((option) => ({
    option,
    params: DEFENSE_PARAMS,
    variants: () => defenseVariants(view, attack, option),
    check: (params: Params) => faultOfDefense(view, attack, option, params),
  }));
  return [...choices, PASS];
}

function defenseVariants(table: FlowTable, attack: Strike, defense: Defense): Params[] {
  const fighter = fighterOf(table, attack.target);
  const canBePerfect = fighter.fp >= PERFECT_DEFENSE.fp;
  const plain: Params[] = defense === 'riposte' ? riposteWeapons(table, attack) : [{}];
  return canBePerfect ? [...plain, ...plain.map((one) => ({ ...one, flow: 'perfect-defense' }))] : plain;
}

function riposteWeapons(table: FlowTable, { by, target }: Strike): Params[] {
  const able = weaponsReaching(table, fighterOf(table, target), fighterOf(table, by).at);
  return able.map(({ weapon }) => ({ weapon: weapon.id }));
}

function faultOfDefense(
  table: FlowTable,
  attack: Strike,
  defense: Defense,
  params: Params,
): Fault | undefined {
  const { flow, weapon } = params;
  if (flow !== undefined && flow !== 'perfect-defense') {
    return { code: 'bad-input', say: SAID.refusals.flowOnDefense };
  }
  if (weapon !== undefined && defense === 'riposte') {
    if (!riposteWeapons(table, attack).some((one) => one.weapon === weapon)) return 'no-such-item';
  }
  const fp = flow === undefined ? 0 : PERFECT_DEFENSE.fp;
  return missing(fighterOf(table, attack.target), { fp }, 'perfect-defense');
}

function* carryOutDefense(
  table: FlowTable,
  attack: Strike,
  result: Result,
  answer: DefendAnswer,
): Script<DefenseOutcome> {
  const { option: defense, flow, weapon } = answer;
  const { by, target } = attack;
  const defender = fighterOf(table, target);
  const rp = defenseCost(defense, attack);
  pay(table, target, { rp });
  emit(table, { type: 'reacted', by: target, target: by, reaction: defense, cost: rp });
  if (flow !== undefined) payForFlow(table, target, 'perfect-defense', PERFECT_DEFENSE);
  const spec = defenseCheck(defender, defense);
  const own =
    flow === undefined
      ? rollCheck(table, target, spec)
      : automatic(table, target, spec, 'normal', 'perfect-defense');
  if (defense !== 'block' && own.level === 'critical' && result.level !== 'critical') {
    gain(table, target, 'rp', 1, 'FLOW-30'); // FLOW-30
  }
  const lift = liftAgainst(fighterOf(table, by), defender, defense);
  const hits = initiatorWins(table, result, own, lift); // FLOW-29
  if (hits) return { hits, worsened: isWorsened(result, defense, own) };
  if (flow === undefined) rewardReaction(table, target); // FLOW-21
  if (defense === 'parry' || defense === 'riposte') yield* afterParry(table, attack, answer);
  return defense === 'riposte' ? { ...STOPPED, counter: { weapon } } : STOPPED;
}

/** Offers the Flow Actions that a won Parry allows. */
function* afterParry(table: FlowTable, attack: Strike, { onParry }: DefendAnswer): Script {
  const excluded = attack.kind === 'disarm' ? ['deflection'] : []; // FLOW-R25
  const asked = { by: attack.target, other: attack.by, window: 'parry', excluded, given: onParry } as const;
  const chosen = yield* askForFlow(table, asked);
  if (chosen?.option === 'flowing-counter') fighterOf(table, attack.target).discount = 1;
  if (chosen?.option === 'deflection') deflect(table, attack, readValue(fighter, chosen.target));
}

/**
 * Redirects the parried attack to another fighter and deals the damage of a normal success. That fighter cannot
 * react, and the defender earns FP only for a kill.
 */
function deflect(table: FlowTable, attack: Strike, onto: Id | undefined): void {
  if (onto === undefined || !isStanding(table, onto) || !isStanding(table, attack.by)) return;
  const spec = attackDamage(fighterOf(table, attack.by), attack, 'normal');
  const dealt = reportDamage(table, attack.by, onto, spec, rollDice(table, spec));
  if (hurt(table, attack.by, onto, dealt, 'FLOW-R11')) rewardKills(table, attack.target, 1); // FLOW-22
}
