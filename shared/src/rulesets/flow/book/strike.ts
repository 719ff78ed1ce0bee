import type { Actions } from '../../../engine/core/action.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { type Deed, fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { FlowTable } from '../table.ts';
import { dropSomething, itemMeant } from './actions/disarm-effect.ts';
import {
  automatic,
  isSuccess,
  type Level,
  type Result,
  raised,
  rollCheck,
  type Shown,
  show,
} from './checks.ts';
import { type AttackKind, attackCheck, isReaction } from './circumstances.ts';
import { rollDice, tellDamage, weaponDamage } from './damage.ts';
import { hurt, settle } from './defeat.ts';
import { defend } from './defence.ts';
import { askForFlow, type Given } from './flow-actions.ts';
import { carryOut } from './flow-effects.ts';
import { fumble } from './fumbles.ts';
import { intercept } from './intercept.ts';
import { fpOfHit, gain, rewardKills, rewardReaction } from './purses.ts';
import { sizeGap, weaponsReaching } from './reach.ts';
import { offerReadied } from './ready-window.ts';
import { isMelee, type Wielded } from './wielding.ts';

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

/** A reaction that strikes: first what others have made ready, unless that is an attack, then the roll. Whether it hit. */
export function* strikeBack(table: FlowTable, attack: Strike): Script<boolean> {
  const { by, target, wielded, actions } = attack;
  yield* offerReadied(table, { on: 'attacks', by, isReaction: true }, actions); // FLOW-47, FLOW-49
  if (!isStanding(table, by) || !isStanding(table, target)) return false; // FLOW-R45
  const able = weaponsReaching(table, fighterOf(table, by), fighterOf(table, target).at);
  const isStillPossible = able.some(({ weapon, hand }) => weapon === wielded.weapon && hand === wielded.hand);
  return isStillPossible && (yield* strike(table, attack)); // FLOW-R45
}

/** An attack from its roll to its FP. Whether it hit. */
export function* strike(table: FlowTable, attack: Strike): Script<boolean> {
  const hit = yield* resolve(table, attack);
  yield* settle(table); // FLOW-R15
  return hit;
}

function* resolve(table: FlowTable, attack: Strike): Script<boolean> {
  const rolled = rollAttack(table, attack);
  if (rolled.level === 'critical-failure') yield* fumble(table, attack); // FLOW-108
  if (!isSuccess(rolled.level)) return false; // FLOW-25: a miss opens no window
  const result = { ...rolled, level: levelThatCounts(attack, rolled.level) };
  const shown = shownOnStack(table, attack);
  if (shown) show(shown, result);
  const landing = yield* answer(table, attack, result);
  if (shown) shown.landing = landing && { ...landing };
  if (!landing || !isStanding(table, attack.by) || !isStanding(table, landing.target)) return false; // FLOW-R45
  if (attack.kind === 'disarm') yield* disarm(table, disarmed(table, attack, landing.target), result.level);
  else yield* land(table, attack, result.level, landing);
  return true;
}

/** The Disarm as it strikes home: who has thrown itself in front of it loses a thing of its own, if it can. */
function disarmed(table: FlowTable, attack: Strike, target: Id): Strike {
  if (target === attack.target) return attack;
  const [attacker, taker] = [fighterOf(table, attack.by), fighterOf(table, target)];
  const item = sizeGap(taker, attacker) > 0 ? undefined : (itemMeant(taker) ?? undefined); // FLOW-51, FLOW-R25
  return { ...attack, target, item };
}

function* disarm(table: FlowTable, attack: Strike, level: Level): Script {
  yield* dropSomething(table, attack, level); // FLOW-50
  const isOn = isStanding(table, attack.by) && isStanding(table, attack.target); // FLOW-R45
  if (isOn) reward(table, attack, level, 0); // FLOW-R11
}

/** The attack as it lies on top of the stack. */
function shownOnStack(table: FlowTable, { by, kind }: Strike): PendingAttack | undefined {
  const top = table.stack[0];
  return top?.by === by && top.name === kind ? (top as PendingAttack) : undefined;
}

/** The level that an attack counts with after what was declared onto it. */
export function levelThatCounts({ flow }: Pick<Strike, 'flow'>, level: Level): Level {
  return flow === 'true-aim' ? raised(level, 1) : level;
}

function rollAttack(table: FlowTable, { by, target, wielded, kind, flow }: Strike): Result {
  const attacker = fighterOf(table, by);
  const spec = attackCheck(table, by, target, wielded, kind);
  attacker.feints = attacker.feints.filter((id) => id !== target); // FLOW-57
  const automaticLevel = levelWithoutDice({ flow });
  if (automaticLevel) return automatic(table, by, spec, automaticLevel, flow ?? '');
  if (!isMelee(wielded.weapon)) attacker.focus = false;
  return rollCheck(table, by, spec);
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

/** What the others do about an attack that would hit; who takes it, or null if it has been averted. */
function* answer(table: FlowTable, attack: Strike, result: Result): Script<Landing | null> {
  const { by, target, wielded, reacted, actions } = attack;
  const mode = isMelee(wielded.weapon) ? 'melee' : 'ranged';
  const taker = yield* intercept(table, { by, target, mode, result, reacted, actions }); // FLOW-36, FLOW-R26
  if (taker !== null) return { target: taker, worsened: false }; // FLOW-41
  if (!isStanding(table, by) || !isStanding(table, target)) return null; // FLOW-R45
  const { hits, worsened } = yield* defend(table, attack, result); // FLOW-R59
  return hits ? { target, worsened } : null;
}

/** A hit: the Flow Action, the damage, its effects and the FP, in this order. */
function* land(table: FlowTable, attack: Strike, level: Level, { target, worsened }: Landing): Script {
  const { by, wielded, kind, flow } = attack;
  const chosen = isReaction(kind)
    ? undefined // FLOW-45, FLOW-R51
    : yield* askForFlow(table, { by, other: target, window: 'hit', striking: wielded, given: attack.onHit });
  if (!isStanding(table, by) || !isStanding(table, target)) return; // FLOW-R45
  emit(table, { type: 'hit', by, target, level });
  const spec = weaponDamage(fighterOf(table, by), wielded, level, {
    extraDie: flow === 'power-strike',
    bonus: chosen?.option === 'devastate' ? 5 : 0,
    ignoresDr: chosen?.option === 'crush',
    worsened,
  });
  const dealt = tellDamage(table, by, target, spec, rollDice(table, spec));
  const isFatal = hurt(table, by, target, dealt, 'FLOW-R14');
  const more = chosen ? yield* carryOut(table, { by, target, dealt }, chosen) : 0;
  if (findFighter(table, by)) reward(table, attack, level, (isFatal ? 1 : 0) + more);
}

/** The FP that an attack which hit earns its maker. */
function reward(table: FlowTable, attack: Strike, level: Level, kills: number): void {
  if (earnsNothing(attack)) return;
  gain(table, attack.by, 'fp', fpOfHit(level), 'FLOW-20');
  rewardKills(table, attack.by, kills); // FLOW-22
  if (isReaction(attack.kind)) rewardReaction(table, attack.by); // FLOW-21, FLOW-R10
}
