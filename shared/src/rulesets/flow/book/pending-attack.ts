import type { Actions } from '../../../engine/core/action.ts';
import type { Deed, Id } from '../../../engine/state/table.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { raised, type Shown } from './checks.ts';
import type { Given } from './flow-actions.ts';
import type { AttackKind } from './modifiers.ts';
import type { Wielded } from './wielding.ts';

/** One attack, from the roll on. */
export interface Strike {
  readonly by: Id;
  readonly target: Id;
  readonly wielded: Wielded;
  readonly kind: AttackKind;
  /** The Flow Action declared with it. */
  readonly flow?: string | undefined;
  /** The answer to the flow prompt, given beforehand. */
  readonly onHit?: Given | undefined;
  /** The item that a Disarm is after. */
  readonly item?: string | undefined;
  /** Who has already used its one reaction to it. */
  readonly reacted: readonly Id[];
  /** For what others have made ready. */
  readonly actions: Actions<FlowTable>;
}

/** An attack as it lies on the stack, for all to see. */
export interface PendingAttack extends Deed, Shown {
  readonly kind: AttackKind;
  readonly weapon: string;
  readonly hand: Wielded['hand'];
  readonly flow: string | null;
  /** Once it has hit: whom, and how badly. */
  landing: Landing | null;
}

/** What lies on the stack of an attack. */
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

/** Who takes a good attack in the end, if anybody, and whether its defence made things worse. */
export interface Landing {
  readonly target: Id;
  readonly worsened: boolean;
}

/** The level that an attack counts with after what was declared onto it. */
export function levelThatCounts({ flow }: Pick<Strike, 'flow'>, level: Level): Level {
  return flow === 'true-aim' ? raised(level, 1) : level;
}

const AUTOMATIC: Readonly<Record<string, Level | undefined>> = {
  'sure-critical': 'critical',
  'seeking-shot': 'normal',
};

/** The level of an attack that was declared so as to need no roll. */
export function levelWithoutDice({ flow }: Pick<Strike, 'flow'>): Level | undefined {
  return AUTOMATIC[flow ?? ''];
}

/** Whether an attack was declared in a way that earns nothing. */
export function earnsNothing(attack: Pick<Strike, 'flow'>): boolean {
  return levelWithoutDice(attack) !== undefined;
}
