import type { Actions } from '../../../engine/core/action.ts';
import { notTheirTurn } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { oneOf } from '../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import {
  type AbilityId,
  BOUND_ABILITIES,
  FREE_ABILITIES,
  isRegularAbility,
  REGULAR_ABILITIES,
} from '../sheet/abilities.ts';
import { type Act, action, type VigilTable } from '../table.ts';
import type { ActionRule } from './action-rule.ts';
import { ABILITIES } from './action-rules.ts';
import { ATTACK_PARAMS, attack } from './attack.ts';
import { has } from './conditions.ts';
import { declare, faultOf, isOpen, type Proposal, variantsBy, variantsOf } from './declare.ts';
import { MOVE_PARAMS, move, readMove } from './movement.ts';
import {
  RELOAD_PARAMS,
  reload,
  STUNT_PARAMS,
  SWITCH_PARAMS,
  stand,
  stunt,
  switchWeapon,
  TRAVERSE_PARAMS,
  traverse,
} from './other-movement.ts';
import { AIM_PARAMS, NO_BOOSTS, NOTE_AXES, NOTE_PARAMS, type Preparable, preparable } from './params.ts';
import {
  CHECK_PARAMS,
  check,
  preparableOf,
  preparedAct,
  preparedName,
  type ReadyAct,
  ready as readyRule,
} from './preparing.ts';
import { asParams, freeProposalsOf, readPerform, readUse, resolveAll } from './responses.ts';
import { forgo, forgoFault, GAINS, hasQuickSlot } from './slots.ts';
import { endTurn } from './turns.ts';
import { isWeapon } from './weapons-and-armor.ts';

/** Returns the fault if the fighter cannot take a regular or movement action now. */
function ownTurnFault(table: VigilTable, by: AskedId): Fault | undefined {
  return table.turn === by ? undefined : notTheirTurn(table, by); // VIG-8, VIG-14
}

/** Returns the fault if the fighter cannot take a quick action. */
function standingFault(table: VigilTable, by: AskedId): Fault | undefined {
  const fighter = findFighter(table, by);
  return fighter && !fighter.defeated ? undefined : 'not-your-turn'; // VIG-26
}

/**
 * Returns the common parts of actions in the fighter's own turn that go on the stack under their own name.
 */
function ownTurn<Own extends Act>(name: string, rule: ActionRule<Own>) {
  return {
    outOfTurn: true,
    check: (table: VigilTable, by: AskedId, act: Own) =>
      ownTurnFault(table, by) ?? faultOf(table, { by, name, act }),
    variants: (table: VigilTable, by: Id) => variantsBy(table, { by, name, act: {} }, rule),
    run(table: VigilTable, by: AskedId, act: Own) {
      declare(table, { by, name, act });
      return resolveAll(table);
    },
  } as const;
}

/** Rejects weapons that do not exist. */
function withWeapon<Own extends { readonly weapon: string }>(
  act: Own,
  table: VigilTable,
  by: AskedId,
): Own | undefined {
  return isWeapon(findFighter(table, by), act.weapon) ? act : undefined;
}

/** Actions in the fighter's own turn that have the parameters of their stack entries: VIG-8, VIG-14. */
const OWN = {
  attack: action({ params: ATTACK_PARAMS, understand: withWeapon, ...ownTurn('attack', attack) }),
  move: action({ params: MOVE_PARAMS, understand: readMove, ...ownTurn('move', move) }),
  switch: action({
    params: SWITCH_PARAMS,
    understand(act, table, by) {
      const isInHand = act.weapon === findFighter(table, by)?.wielded; // VIG-18
      return isInHand || (act.weapon !== null && !isWeapon(findFighter(table, by), act.weapon))
        ? undefined
        : act;
    },
    ...ownTurn('switch', switchWeapon),
  }),
  reload: action({ params: RELOAD_PARAMS, understand: withWeapon, ...ownTurn('reload', reload) }),
  stand: action({
    params: NO_BOOSTS,
    understand(act, table, by) {
      const fighter = findFighter(table, by);
      return fighter && !has(fighter, 'prone') ? undefined : act; // VIG-21
    },
    ...ownTurn('stand', stand),
  }),
  traverse: action({ params: TRAVERSE_PARAMS, ...ownTurn('traverse', traverse) }),
  stunt: action({ params: STUNT_PARAMS, axes: () => NOTE_AXES, ...ownTurn('stunt', stunt) }),
  check: action({ params: CHECK_PARAMS, axes: () => NOTE_AXES, ...ownTurn('check', check) }),
};

/** Prepares an action. */
const ready = action({
  outOfTurn: true,
  params: { action: preparable, ...NOTE_PARAMS, ...NO_BOOSTS },
  axes: () => NOTE_AXES,
  understand(act, table, by) {
    const { weapon } = act.action;
    const isUnknown = weapon !== undefined && !isWeapon(findFighter(table, by), weapon);
    return isUnknown || preparedName(act.action) === undefined ? undefined : act; // VIG-62
  },
  check: (table, by, act) => ownTurnFault(table, by) ?? faultOf(table, readyOf(by, act)),
  *variants(table, by) {
    for (const { prepare } of variantsBy(table, { by, name: 'ready', act: {} }, readyRule)) {
      const action = preparableOf(prepare);
      if (action) yield { action };
    }
  },
  run(table, by, act) {
    declare(table, readyOf(by, act));
    return resolveAll(table);
  },
});

function readyOf(
  by: AskedId,
  { action, note }: { readonly action: Preparable; readonly note?: string | undefined },
): Proposal {
  const act: ReadyAct = { prepare: preparedName(action) ?? '', ...(note !== undefined && { note }) };
  return { by, name: 'ready', act };
}

/**
 * Uses an ability: a regular one in the fighter's own turn, a free quick one at any time on an empty stack.
 */
const use = action({
  outOfTurn: true, // VIG-26, VIG-R20
  params: { ability: oneOf([...FREE_ABILITIES, ...BOUND_ABILITIES, ...REGULAR_ABILITIES]), ...AIM_PARAMS },
  understand(act) {
    if (ABILITIES[act.ability].isBound) return { ability: act.ability };
    const read = readUse('', act.ability, act);
    return read && { ...asParams(read.act), ability: act.ability };
  },
  check(table, by, act) {
    const isOwn = isRegularAbility(act.ability);
    return (isOwn ? ownTurnFault(table, by) : standingFault(table, by)) ?? faultOf(table, useOf(by, act));
  },
  *variants(table, by) {
    const abilities = table.turn === by ? [...REGULAR_ABILITIES, ...FREE_ABILITIES] : FREE_ABILITIES;
    const known: readonly string[] = findFighter(table, by)?.abilities ?? [];
    for (const ability of abilities) {
      if (ability !== 'breathe' && !known.includes(ability)) continue;
      for (const act of variantsOf(table, useOf(by, { ability }))) yield { ability, ...asParams(act) };
    }
  },
  run(table, by, act) {
    declare(table, useOf(by, act));
    return resolveAll(table);
  },
});

function useOf(by: AskedId, { ability, ...act }: Act & { readonly ability: AbilityId }): Proposal {
  return { by, name: ability, act };
}

/** Performs the prepared action: VIG-63. */
const perform = action({
  outOfTurn: true, // VIG-26
  params: AIM_PARAMS,
  understand(act, table, by) {
    const fighter = findFighter(table, by);
    if (!fighter || fighter.prepared === null) return {};
    const read = readPerform(fighter, act);
    return read && asParams(read.act);
  },
  check(table, by, act) {
    const fault = standingFault(table, by);
    if (fault) return fault;
    const read = proposedPerform(table, by, act);
    return read ? faultOf(table, read) : 'nothing-prepared';
  },
  *variants(table, by) {
    const read = proposedPerform(table, by, {});
    if (read) for (const act of variantsOf(table, read)) yield asParams(act);
  },
  run(table, by, act) {
    const read = proposedPerform(table, by, act);
    if (read) declare(table, read);
    return resolveAll(table);
  },
});

function proposedPerform(table: VigilTable, by: AskedId, act: Act): Proposal | undefined {
  const what = preparedAct(findFighter(table, by)?.prepared ?? '');
  return what && { by, name: what.name, act: { ...what.act, ...act }, isPrepared: true };
}

/** Forgoes the regular action. This is not an action and opens no window: VIG-13. */
const forgoRegular = action({
  outOfTurn: true,
  params: { for: oneOf(GAINS), ...NO_BOOSTS },
  check(table, by) {
    const fighter = findFighter(table, by);
    return ownTurnFault(table, by) ?? (fighter ? forgoFault(table, fighter) : 'not-your-turn');
  },
  variants: () => GAINS.map((gain) => ({ for: gain })),
  run(table, by, act) {
    const fighter = findFighter(table, by);
    if (fighter) forgo(table, fighter, act.for);
    return resolveAll(table);
  },
});

const passTurn = action({
  outOfTurn: true,
  params: NO_BOOSTS,
  check: (table, by) => (table.turn === by ? undefined : 'not-your-turn'),
  run(table) {
    endTurn(table);
    return resolveAll(table);
  },
});

/** Actions outside the fighter's own turn on an empty stack: VIG-26. */
export const QUICK_ACTIONS: Actions<VigilTable> = { use, perform };

/** All actions of a turn. */
export const ACTIONS: Actions<VigilTable> = {
  attack: OWN.attack,
  use,
  perform,
  move: OWN.move,
  switch: OWN.switch,
  reload: OWN.reload,
  stand: OWN.stand,
  traverse: OWN.traverse,
  stunt: OWN.stunt,
  check: OWN.check,
  ready,
  forgo: forgoRegular,
  'end-turn': passTurn,
};

/** Returns what an intent would put on the stack; undefined if it is malformed or puts nothing there. */
export function proposedBy(table: VigilTable, by: Id, name: string, params: Params): Proposal | undefined {
  if (isOwn(name)) {
    const act = OWN[name].parse(params, table, by);
    return act && { by, name, act };
  }
  if (name === 'ready') {
    const act = ready.parse(params, table, by);
    return act && readyOf(by, act);
  }
  if (name === 'use') {
    const act = use.parse(params, table, by);
    return act && useOf(by, act);
  }
  const act = name === 'perform' ? perform.parse(params, table, by) : undefined;
  return act && proposedPerform(table, by, act);
}

function isOwn(name: string): name is keyof typeof OWN {
  return Object.hasOwn(OWN, name);
}

/** Returns whether a fighter could take a quick action now, on an empty stack. */
export function hasQuickUse(table: VigilTable, by: Id): boolean {
  const fighter = findFighter(table, by);
  if (!fighter || fighter.defeated || !hasQuickSlot(fighter)) return false;
  return freeProposalsOf(fighter).some(({ proposal }) => isOpen(table, fighter, proposal));
}
