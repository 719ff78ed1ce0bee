import { onStack, type Script } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, standing } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { named } from '../../../kit/content.ts';
import { ABILITIES, type AssistAbility, isAbility } from '../sheet/abilities.ts';
import { ITEMS, type Recipient, type Relief } from '../sheet/things.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { afflict, cureOne } from './ailments.ts';
import { abilityOf, findItem, type Holder } from './carried.ts';
import { check, hasSucceeded, plainAttempt } from './checks.ts';
import { guardOf, takeDamage } from './damage.ts';
import { isLost } from './grid.ts';
import { changeWill } from './helpless.ts';
import { faultOfReach } from './positions.ts';
import {
  abilitiesIn,
  faultOfPrice,
  faultOfSupports,
  ownAbility,
  payRebound,
  reboundOf,
  supportAxes,
  supports,
} from './supports.ts';
import { usableThings, useUp } from './things.ts';
import { endTurn, turnAction } from './turns.ts';

/** The parameters of the Assist action: an ability or an item, and its target. */
export interface UseAct {
  readonly ability?: string;
  readonly item?: string;
  readonly target?: Id;
  readonly support?: readonly string[];
}

/** The possible targets, the range and the effect of an Assist ability or an item. */
interface Tool extends Relief {
  readonly on: Recipient;
  readonly range: number;
}

/** The Assist action: uses an ability, or uses up an item. */
export const use = turnAction({
  params: {
    ability: optional(named(ABILITIES)),
    item: optional(named(ITEMS)),
    target: optional(fighter),
    support: optional(supports),
  },

  understand(act, table, by) {
    if ((act.ability === undefined) === (act.item === undefined)) return undefined;
    return act.support === undefined || mayHaveCheck(findFighter(table, by) ?? {}, act) ? act : undefined;
  },

  fault(table, user, act) {
    const fault = faultOfTool(user, act);
    const tool = toolOf(user, act);
    if (fault || !tool) return fault ?? 'no-such-item';
    const target = findFighter(table, act.target ?? user.id);
    if (!target || !isRecipient(user, target, tool.on)) return 'no-such-target'; // HUNT-18, HUNT-19
    return (
      faultOfSupports(user, act.support ?? [], 'other') ?? // HUNT-R9
      faultOfReach(table, user, target.at, tool.range) ?? // HUNT-R35
      faultOfPrice(user, usePrice(user, act)) // HUNT-13
    );
  },

  *variants(table, user) {
    for (const act of toolsAtHand(user)) {
      const tool = toolOf(user, act);
      for (const target of standing(table)) {
        if (!tool || !isRecipient(user, target, tool.on)) continue;
        yield { ...act, ...(target.id !== user.id && { target: target.id }) };
      }
    }
  },

  axes(_table, user, { ability }) {
    const hasCheck = ability !== undefined && assistOf(user, ability)?.specialty !== undefined;
    return hasCheck ? supportAxes(user, 'other') : {};
  },

  *run(table, by, act) {
    const user = fighterOf(table, by);
    const { target = by, ability = null, item = null } = act;
    emit(table, { type: 'used', by, target, ability, item, clause: 'HUNT-18' });
    payRebound(table, by, usePrice(user, act)); // HUNT-13
    if (item !== null) useUp(user, item); // HUNT-19
    yield* onStack(table, { name: 'use', by, target }, carryOut(table, by, target, act));
    endTurn(table, by);
  },
});

/** Returns whether using the ability or item could need a check. Only a check can have Supports. */
function mayHaveCheck(user: Holder, { ability }: UseAct): boolean {
  if (ability === undefined) return false;
  const known = assistOf(user, ability);
  return known === undefined || known.specialty !== undefined;
}

function assistOf(user: Holder, id: string): AssistAbility | undefined {
  const known = isAbility(id) ? abilityOf(user, id) : undefined;
  return known?.type === 'assist' ? known : undefined;
}

/** Returns the fault if the user cannot use the ability or item. */
function faultOfTool(user: HuntFighter, { ability, item }: UseAct): Fault | undefined {
  if (item !== undefined) {
    const isAtHand = usableThings(user).includes(item); // HUNT-69, HUNT-R39
    return isAtHand && findItem(user, item) ? undefined : 'no-such-item';
  }
  const own = ownAbility(user, ability ?? '');
  if (own === undefined) return 'no-such-ability';
  const assist = assistOf(user, own);
  if (!assist) return 'wrong-type'; // HUNT-68
  const isGone = assist.specialty !== undefined && isLost(user.parts, assist.specialty);
  return isGone ? unlessWaived(user, { code: 'disabled', clause: 'HUNT-27' }) : undefined; // HUNT-27
}

function toolOf(user: Holder, { ability, item }: UseAct): Tool | undefined {
  return item !== undefined ? findItem(user, item) : assistOf(user, ability ?? '');
}

/** Returns whether an ability or item with the recipient type `on` can be used on the target. */
function isRecipient(user: HuntFighter, target: HuntFighter, on: Recipient): boolean {
  if (target.defeated) return false;
  const [isSelf, isAlly] = [target.id === user.id, target.side === user.side];
  switch (on) {
    case 'self':
      return isSelf;
    case 'ally':
      return isAlly;
    case 'other-ally':
      return isAlly && !isSelf;
    case 'opponent':
      return !isAlly;
  }
}

function usePrice(user: HuntFighter, { ability, support = [] }: UseAct): number {
  return reboundOf(user, abilitiesIn([...(ability === undefined ? [] : [ability]), ...support]));
}

/** Yields the Assist abilities and items that a fighter could use, without targets. */
function* toolsAtHand(user: HuntFighter): Iterable<UseAct> {
  for (const ability of user.abilities) if (assistOf(user, ability)) yield { ability };
  for (const item of new Set(usableThings(user))) if (findItem(user, item)) yield { item };
}

function* carryOut(table: HuntTable, by: Id, target: Id, act: UseAct): Script {
  const user = fighterOf(table, by);
  const { specialty } = assistOf(user, act.ability ?? '') ?? {};
  if (specialty !== undefined) {
    const helps = abilitiesIn(act.support);
    const rolled = yield* check(table, by, plainAttempt(user, specialty, helps)); // HUNT-18
    if (!hasSucceeded(rolled)) return; // HUNT-R19: the Hit tables do not apply to an Assist
  }
  const tool = toolOf(user, act);
  if (tool && isStanding(table, target)) yield* bringAbout(table, by, target, tool);
}

/** Applies the effect of an ability or item to its target, who cannot evade it (HUNT-R19). */
function* bringAbout(table: HuntTable, by: Id, target: Id, effect: Relief): Script {
  const { stamina = 0, willpower = 0, damage = 0, cures, afflicts } = effect;
  if (stamina > 0) restore(table, target, stamina);
  if (willpower > 0) changeWill(table, target, willpower, 'HUNT-18'); // HUNT-64
  if (afflicts) afflict(table, target, afflicts, by); // HUNT-57
  if (cures) yield* cureOne(table, target); // HUNT-59, HUNT-60
  if (damage > 0) {
    const left = Math.max(0, damage - guardOf(fighterOf(table, target)));
    yield* takeDamage(table, target, left, by);
  }
}

function restore(table: HuntTable, id: Id, amount: number): void {
  const fighter = fighterOf(table, id);
  fighter.hp += amount; // HUNT-R49: Stamina has no maximum
  emit(table, { type: 'healed', target: id, amount, hp: fighter.hp, clause: 'HUNT-18' });
}
