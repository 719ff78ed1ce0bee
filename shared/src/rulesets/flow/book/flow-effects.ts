import type { Answer, Script } from '../../../engine/core/script.ts';
import { fighter, readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { lose } from '../../../kit/resources.ts';
import type { FlowTable } from '../table.ts';
import { afflict, cause, dose } from './conditions.ts';
import { halfOf } from './damage.ts';
import { hurt } from './defeat.ts';
import { pierceable } from './flow-actions.ts';
import { gain } from './points.ts';
import { push } from './push.ts';

/** A hit that a Flow Action accompanies. */
export interface Blow {
  readonly by: Id;
  readonly target: Id;
  /** The damage dealt, after DR. */
  readonly dealt: number;
}

/** The effect of each Flow Action on a target who is still standing. */
const EFFECTS: Readonly<Record<string, (table: FlowTable, blow: Blow, chosen: Answer) => void>> = {
  'pressure-point': (table, { by, target }) => cause(table, by, target, 'weakened'),
  'crippling-blow': (table, { target }) => slow(table, target, 2),
  'open-vein': (table, { target }) => dose(table, target, 'bleeding', 2),
  expose: (table, { by, target }) => cause(table, by, target, 'exposed'),
  'stunning-blow': (table, { target }) => {
    afflict(table, target, 'stunned');
    lose(table, target, 'rp', fighterOf(table, target).rp, 'FLOW-24');
    slow(table, target, 1);
  },
  rend: (table, { target }) => dose(table, target, 'bleeding', 4),
  control: (table, { target }, { mode }) => mode === 'push' || afflict(table, target, 'prone'),
  sweep: (table, { target }) => afflict(table, target, 'prone'),
  pin: (table, { target }) => afflict(table, target, 'pinned'),
};

/** Returns how many hexes a Flow Action pushes its target. */
function hexesPushed({ option, mode }: Answer): number {
  if (option === 'bash') return 1;
  return option === 'control' && mode === 'push' ? 2 : 0;
}

/** Carries out a Flow Action after the damage. Returns the number of additional enemies it defeated. */
export function* carryOut(table: FlowTable, blow: Blow, chosen: Answer): Script<number> {
  if (chosen.option === 'combat-flow') gain(table, blow.by, 'ap', 1, 'FLOW-9');
  if (chosen.option === 'cleave') return passOn(table, blow, readValue(fighter, chosen.target));
  if (chosen.option === 'pierce') return passOn(table, blow, victimBehind(table, blow));
  if (!isStanding(table, blow.target)) return 0;
  EFFECTS[chosen.option]?.(table, blow, chosen);
  yield* push(table, blow.by, blow.target, hexesPushed(chosen));
  return 0;
}

/** Returns the enemy behind the target. A defeated target still lies where it fell. */
function victimBehind(table: FlowTable, { by, target }: Blow): Id | undefined {
  return pierceable(table, by, target);
}

/**
 * Passes half of the damage to another fighter, whose DR does not apply. Returns how many fighters it
 * defeated.
 */
function passOn(table: FlowTable, { by, dealt }: Blow, victim: Id | undefined): number {
  if (victim === undefined || !isStanding(table, victim)) return 0;
  return hurt(table, by, victim, halfOf(dealt), 'FLOW-24') ? 1 : 0; // FLOW-22
}

/** Takes AP from a fighter's next turn. */
export function slow(table: FlowTable, target: Id, ap: number): void {
  fighterOf(table, target).apNext -= ap; // FLOW-9
  emit(table, { type: 'slowed', target, amount: ap });
}
