import { onStack, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import { disarmedItem, dropSomething } from './actions/disarm-effect.ts';
import { automatic, isSuccess, type Result, rollCheck, showRoll } from './checks.ts';
import { attackDamage, reportDamage, rollDice } from './damage.ts';
import { haltIfDecided, hurt } from './defeat.ts';
import { defend } from './defense.ts';
import { askForFlow } from './flow-actions.ts';
import { carryOut, damageChangesOf } from './flow-effects.ts';
import { fumble } from './fumbles.ts';
import { intercept } from './intercept.ts';
import { attackCheck, isReaction } from './modifiers.ts';
import {
  earnsNoFp,
  effectiveLevel,
  type Landing,
  levelWithoutDice,
  type PendingAttack,
  pending,
  type Strike,
} from './pending-attack.ts';
import { fpOfHit, gain, rewardKills, rewardReaction } from './points.ts';
import { sizeGap, weaponsReaching } from './reach.ts';
import { offerReadied } from './ready-window.ts';
import { isMelee } from './wielding.ts';

/**
 * Runs a Reaction Attack or a Riposte's counterattack: first offers the readied actions that it triggers, except
 * attacks, and then rolls. Returns whether it hit.
 */
export function* strikeBack(table: FlowTable, attack: Strike): Script<boolean> {
  const { by, target, wielded, actions } = attack;
  yield* offerReadied(table, { on: 'attacks', by, isReaction: true }, actions); // FLOW-47, FLOW-49
  if (!isStanding(table, by) || !isStanding(table, target)) return false; // FLOW-R45
  const able = weaponsReaching(table, fighterOf(table, by), fighterOf(table, target).at);
  const isStillPossible = able.some(({ weapon, hand }) => weapon === wielded.weapon && hand === wielded.hand);
  return isStillPossible && (yield* strike(table, attack)); // FLOW-R45
}

/** Runs an attack from its roll to the FP that it earns. Returns whether it hit. */
export function* strike(table: FlowTable, attack: Strike): Script<boolean> {
  const hit = yield* resolve(table, attack);
  yield* haltIfDecided(table); // FLOW-R15
  return hit;
}

function* resolve(table: FlowTable, attack: Strike): Script<boolean> {
  const rolled = rollAttack(table, attack);
  if (rolled.level === 'critical-failure') yield* fumble(table, attack); // FLOW-108
  if (!isSuccess(rolled.level)) return false; // FLOW-25: no player may react to a miss
  const result = { ...rolled, level: effectiveLevel(attack, rolled.level) };
  const shown = shownOnStack(table, attack);
  if (shown) showRoll(shown, result);
  const landing = yield* askForReactions(table, attack, result);
  if (shown) shown.landing = landing && { ...landing };
  if (!landing || !isStanding(table, attack.by) || !isStanding(table, landing.target)) return false; // FLOW-R45
  if (attack.kind === 'disarm') yield* disarm(table, retargeted(table, attack, landing.target), result.level);
  else yield* land(table, attack, result.level, landing);
  return true;
}

/**
 * Returns a Disarm with its final target. If an ally intercepted it, the Disarm aims at an item of that ally, or at no
 * item if the ally is too large.
 */
function retargeted(table: FlowTable, attack: Strike, target: Id): Strike {
  if (target === attack.target) return attack;
  const [attacker, taker] = [fighterOf(table, attack.by), fighterOf(table, target)];
  const item = sizeGap(taker, attacker) > 0 ? undefined : (disarmedItem(taker) ?? undefined); // FLOW-51, FLOW-R25
  return { ...attack, target, item };
}

function* disarm(table: FlowTable, attack: Strike, level: Level): Script {
  yield* dropSomething(table, attack, level); // FLOW-50
  const isOn = isStanding(table, attack.by) && isStanding(table, attack.target); // FLOW-R45
  if (isOn) reward(table, attack, level, 0); // FLOW-R11
}

/** Returns the stack entry of the attack if that entry is on top of the stack. */
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

/** Asks for an Intercept, then for a defense. Returns the fighter who is hit, or null if the attack is stopped. */
function* askForReactions(table: FlowTable, attack: Strike, result: Result): Script<Landing | null> {
  const { by, target, wielded, reacted, actions } = attack;
  const mode = isMelee(wielded.weapon) ? 'melee' : 'ranged';
  const taker = yield* intercept(table, { by, target, mode, result, reacted, actions }); // FLOW-36, FLOW-R26
  if (taker !== null) return { target: taker, worsened: false }; // FLOW-41
  if (!isStanding(table, by) || !isStanding(table, target)) return null; // FLOW-R45
  const { hits, worsened, counter } = yield* defend(table, attack, result); // FLOW-R59
  if (counter) yield* counterattack(table, attack, counter.weapon);
  return hits ? { target, worsened } : null;
}

/** Carries out the counterattack of a Riposte, at no further cost. */
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

/** Resolves a hit in order: Flow Action, damage, effects, FP. */
function* land(table: FlowTable, attack: Strike, level: Level, { target, worsened }: Landing): Script {
  const { by, wielded, kind } = attack;
  const chosen = isReaction(kind)
    ? undefined // FLOW-45, FLOW-R51
    : yield* askForFlow(table, { by, other: target, window: 'hit', striking: wielded, given: attack.onHit });
  if (!isStanding(table, by) || !isStanding(table, target)) return; // FLOW-R45
  emit(table, { type: 'hit', by, target, level });
  const changes = damageChangesOf(chosen?.option);
  const spec = attackDamage(fighterOf(table, by), attack, level, { ...changes, worsened });
  const dealt = reportDamage(table, by, target, spec, rollDice(table, spec));
  const isFatal = hurt(table, by, target, dealt, 'FLOW-R14');
  const more = chosen ? yield* carryOut(table, { by, target, dealt }, chosen) : 0;
  if (findFighter(table, by)) reward(table, attack, level, (isFatal ? 1 : 0) + more);
}

/** Gives the attacker the FP for a hit. */
function reward(table: FlowTable, attack: Strike, level: Level, kills: number): void {
  if (earnsNoFp(attack)) return;
  gain(table, attack.by, 'fp', fpOfHit(level), 'FLOW-20');
  rewardKills(table, attack.by, kills); // FLOW-22
  if (isReaction(attack.kind)) rewardReaction(table, attack.by); // FLOW-21, FLOW-R10
}
