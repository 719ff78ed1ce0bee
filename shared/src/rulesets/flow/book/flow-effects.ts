import type { Answer, Script } from '../../../engine/core/script.ts';
import { fighter, readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { lose } from '../../../kit/resources.ts';
import type { Caused, FlowTable, PlainCondition } from '../table.ts';
import { afflict, cause, dose } from './conditions.ts';
import { type DamageChanges, halfOf } from './damage.ts';
import { hurt } from './defeat.ts';
import { pierceable } from './flow-actions.ts';
import { gain } from './points.ts';
import { push } from './push.ts';

/** A hit with which the attacker uses a Flow Action. */
export interface Blow {
  readonly by: Id;
  readonly target: Id;
  /** The damage dealt, after DR. */
  readonly dealt: number;
}

/** The effect of a Flow Action on a target who is still standing after the hit. */
export interface FlowEffect {
  readonly condition?: PlainCondition;
  readonly caused?: Caused;
  readonly bleeding?: number;
  readonly losesRp?: true;
  /** The AP that the target loses in its next turn. */
  readonly slow?: number;
  /** The distance of a push, in hexes. */
  readonly push?: number;
}

const EFFECTS: Readonly<Record<string, FlowEffect>> = {
  'pressure-point': { caused: 'weakened' },
  'crippling-blow': { slow: 2 },
  'open-vein': { bleeding: 2 },
  expose: { caused: 'exposed' },
  'stunning-blow': { condition: 'stunned', losesRp: true, slow: 1 },
  rend: { bleeding: 4 },
  sweep: { condition: 'prone' },
  bash: { push: 1 },
  pin: { condition: 'pinned' },
};

/**
 * Returns the effect of a Flow Action on its target; empty if there is none. `mode` is the player's choice for
 * `control`: `push`, or anything else to knock the target prone.
 */
export function effectOf(option: string, mode?: Json): FlowEffect {
  if (option === 'control') return mode === 'push' ? { push: 2 } : { condition: 'prone' };
  return EFFECTS[option] ?? {};
}

const DAMAGE_CHANGES: Readonly<Record<string, DamageChanges>> = {
  devastate: { bonus: 5 },
  crush: { ignoresDr: true },
};

/** Returns the changes that a Flow Action makes to the damage of its hit; empty if there are none. */
export function damageChangesOf(option: string | undefined): DamageChanges {
  return (option !== undefined && DAMAGE_CHANGES[option]) || {};
}

function* apply(table: FlowTable, { by, target }: Blow, effect: FlowEffect): Script {
  const { condition, caused, bleeding, losesRp, slow: ap, push: hexes } = effect;
  if (condition) afflict(table, target, condition);
  if (caused) cause(table, by, target, caused);
  if (bleeding) dose(table, target, 'bleeding', bleeding);
  if (losesRp) lose(table, target, 'rp', fighterOf(table, target).rp, 'FLOW-24');
  if (ap) slow(table, target, ap);
  if (hexes) yield* push(table, by, target, hexes);
}

/**
 * Carries out a Flow Action after its hit has dealt damage. Returns the number of additional enemies that it defeated.
 */
export function* carryOut(table: FlowTable, blow: Blow, chosen: Answer): Script<number> {
  if (chosen.option === 'combat-flow') gain(table, blow.by, 'ap', 1, 'FLOW-9');
  if (chosen.option === 'cleave') return passOn(table, blow, readValue(fighter, chosen.target));
  if (chosen.option === 'pierce') return passOn(table, blow, victimBehind(table, blow));
  if (!isStanding(table, blow.target)) return 0;
  yield* apply(table, blow, effectOf(chosen.option, chosen.mode));
  return 0;
}

/**
 * Returns the enemy behind the target; undefined if there is none. The hit may have defeated the target, whose body
 * stays on its hex.
 */
function victimBehind(table: FlowTable, { by, target }: Blow): Id | undefined {
  return pierceable(table, by, target);
}

/** Deals half of the hit's damage to a second fighter, ignoring DR. Returns the number of defeated fighters: 0 or 1. */
function passOn(table: FlowTable, { by, dealt }: Blow, victim: Id | undefined): number {
  if (victim === undefined || !isStanding(table, victim)) return 0;
  return hurt(table, by, victim, halfOf(dealt), 'FLOW-24') ? 1 : 0; // FLOW-22
}

/** Takes AP from a fighter's next turn. */
export function slow(table: FlowTable, target: Id, ap: number): void {
  fighterOf(table, target).apNext -= ap; // FLOW-9
  emit(table, { type: 'slowed', target, amount: ap });
}
