import { onStack, type Script } from '../../../engine/core/script.ts';
import { fighterOf, findFighter, type Id, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { dropSomething, itemMeant } from './actions/disarm-effect.ts';
import { automatic, isSuccess, type Result, rollCheck, show } from './checks.ts';
import { rollDice, tellDamage, weaponDamage } from './damage.ts';
import { hurt, settle } from './defeat.ts';
import { defend } from './defense.ts';
import { askForFlow } from './flow-actions.ts';
import { carryOut } from './flow-effects.ts';
import { fumble } from './fumbles.ts';
import { intercept } from './intercept.ts';
import { attackCheck, isReaction } from './modifiers.ts';
import {
  earnsNothing,
  type Landing,
  levelThatCounts,
  levelWithoutDice,
  type PendingAttack,
  pending,
  type Strike,
} from './pending-attack.ts';
import { fpOfHit, gain, rewardKills, rewardReaction } from './points.ts';
import { sizeGap, weaponsReaching } from './reach.ts';
import { offerReadied } from './ready-window.ts';
import { isMelee } from './wielding.ts';

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

function rollAttack(table: FlowTable, { by, target, wielded, kind, flow }: Strike): Result {
  const attacker = fighterOf(table, by);
  const spec = attackCheck(table, by, target, wielded, kind);
  attacker.feints = attacker.feints.filter((id) => id !== target); // FLOW-57
  const automaticLevel = levelWithoutDice({ flow });
  if (automaticLevel) return automatic(table, by, spec, automaticLevel, flow ?? '');
  if (!isMelee(wielded.weapon)) attacker.focus = false;
  return rollCheck(table, by, spec);
}

/** What the others do about an attack that would hit; who takes it, or null if it has been averted. */
function* answer(table: FlowTable, attack: Strike, result: Result): Script<Landing | null> {
  const { by, target, wielded, reacted, actions } = attack;
  const mode = isMelee(wielded.weapon) ? 'melee' : 'ranged';
  const taker = yield* intercept(table, { by, target, mode, result, reacted, actions }); // FLOW-36, FLOW-R26
  if (taker !== null) return { target: taker, worsened: false }; // FLOW-41
  if (!isStanding(table, by) || !isStanding(table, target)) return null; // FLOW-R45
  const { hits, worsened, counter } = yield* defend(table, attack, result); // FLOW-R59
  if (counter) yield* counterattack(table, attack, counter.weapon);
  return hits ? { target, worsened } : null;
}

/** The second half of a Riposte: a reaction attack at no further cost. */
function* counterattack(
  table: FlowTable,
  { by: target, target: by, actions }: Strike,
  weapon?: string,
): Script {
  if (!isStanding(table, by) || !isStanding(table, target)) return;
  const able = weaponsReaching(table, fighterOf(table, by), fighterOf(table, target).at);
  const wielded = able.find((one) => one.weapon.id === weapon) ?? able[0]; // FLOW-34, FLOW-R28
  if (!wielded) return;
  const blow: Strike = { by, target, wielded, kind: 'riposte-attack', reacted: [], actions };
  yield* onStack(table, pending(blow), strikeBack(table, blow)); // FLOW-49
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
