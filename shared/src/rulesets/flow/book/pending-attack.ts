import type { Actions } from '../../../engine/core/action.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { PendingAction } from '../../../engine/state/table.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { raised, type VisibleRoll } from './checks.ts';
import type { Given } from './flow-actions.ts';
import type { AttackKind } from './modifiers.ts';
import type { Wielded } from './wielding.ts';

/** An attack that has been declared and paid for. */
export interface Strike {
  readonly by: Id;
  readonly target: Id;
  readonly wielded: Wielded;
  readonly kind: AttackKind;
  /** The Flow Action declared with the attack. */
  readonly flow?: string | undefined;
  /** The attacker's answer to the `flow` prompt on a hit, given in advance. */
  readonly onHit?: Given | undefined;
  /** The item that a Disarm aims at. */
  readonly item?: string | undefined;
  /** Ids of the fighters who have used their one reaction to this attack. */
  readonly reacted: readonly Id[];
  /** The ruleset's actions, which are needed to run readied actions that interrupt the attack. */
  readonly actions: Actions<FlowTable>;
}

/** The stack entry of an attack, which all viewers see. */
export interface PendingAttack extends PendingAction, VisibleRoll {
  readonly kind: AttackKind;
  readonly weapon: string;
  readonly hand: Wielded['hand'];
  readonly flow: string | null;
  /** The final target and severity of the hit; null before the hit. */
  landing: Landing | null;
}

/** Returns the stack entry of an attack. */
export function pending({ by, target, wielded, kind, flow }: Strike): PendingAttack {
  const { weapon, hand } = wielded;
  return {
    name: kind,
    by,
    target,
    kind,
    weapon: weapon.id,
    hand,
    flow: flow ?? null,
    level: null,
    landing: null,
  };
}

/** The final target of a hit, and whether a critically failed defense made the hit worse. */
export interface Landing {
  readonly target: Id;
  readonly worsened: boolean;
}

/** Returns the level of a successful attack, including the effect of the Flow Action declared with it. */
export function effectiveLevel({ flow }: Pick<Strike, 'flow'>, level: Level): Level {
  return flow === 'true-aim' ? raised(level, 1) : level;
}

const AUTOMATIC: Readonly<Record<string, Level | undefined>> = {
  'sure-critical': 'critical',
  'seeking-shot': 'normal',
};

/** Returns the level of an attack that needs no roll; undefined if the attack needs a roll. */
export function levelWithoutDice({ flow }: Pick<Strike, 'flow'>): Level | undefined {
  return AUTOMATIC[flow ?? ''];
}

/** Returns whether an attack earns no FP because of the Flow Action declared with it. */
export function earnsNoFp(attack: Pick<Strike, 'flow'>): boolean {
  return levelWithoutDice(attack) !== undefined;
}
