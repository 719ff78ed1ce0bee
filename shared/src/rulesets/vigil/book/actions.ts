import { type Actions, readAct } from '../../../engine/core/action.ts';
import { notTheirTurn } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { oneOf } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { own } from '../../../engine/schema/records.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { BOUND_ABILITIES, FREE_ABILITIES, isRegularAbility, REGULAR_ABILITIES } from '../sheet/abilities.ts';
import { type Act, action, type VigilFighter, type VigilTable } from '../table.ts';
import type { OwnAction } from './action-rule.ts';
import { ABILITIES } from './action-rules.ts';
import { attack } from './attack.ts';
import { isOpen, type Proposal, variantsBy, variantsOf } from './declare.ts';
import { type Intent, inTurn, intent } from './intent.ts';
import { move } from './movement.ts';
import { reload, stand, stunt, switchWeapon, traverse } from './other-movement.ts';
import { AIM_PARAMS, NO_BOOSTS, NOTE_AXES, NOTE_PARAMS, preparable } from './params.ts';
import {
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
function ownTurnFault(table: VigilTable, { id }: VigilFighter): Fault | undefined {
  return table.turn === id ? undefined : notTheirTurn(table, id); // VIG-8, VIG-14
}

/** Returns the fault if the fighter cannot take a quick action because it is defeated. */
function standingFault(_table: VigilTable, { defeated }: VigilFighter): Fault | undefined {
  return defeated ? 'not-your-turn' : undefined; // VIG-26
}

/**
 * Returns the intent that declares an action of the fighter's own turn. The intent has the same parameters as the
 * action.
 */
function intentOf(rule: OwnAction): Intent {
  const { name, axes } = rule;
  return {
    ...rule,
    parts: {
      outOfTurn: true,
      ...(axes && { axes }),
      timing: ownTurnFault,
      proposal: ({ id }, act) => ({ by: id, name, act }),
      variants: (table, { id }) => variantsBy(table, { by: id, name, act: {} }, rule),
    },
  };
}

/** Prepares a regular action, to be performed later as a quick action (VIG-62). */
const ready = intent('ready', {
  params: { action: preparable, ...NOTE_PARAMS, ...NO_BOOSTS },
  axes: () => NOTE_AXES,
  understand(act, table, by) {
    const { weapon } = act.action;
    const isUnknown = weapon !== undefined && !isWeapon(findFighter(table, by), weapon);
    return isUnknown || preparedName(act.action) === undefined ? undefined : act; // VIG-62
  },
  timing: ownTurnFault,
  proposal({ id }, { action, note }) {
    const act: ReadyAct = { prepare: preparedName(action) ?? '', ...(note !== undefined && { note }) };
    return { by: id, name: 'ready', act };
  },
  *variants(table, { id }) {
    for (const { prepare } of variantsBy(table, { by: id, name: 'ready', act: {} }, readyRule)) {
      const action = preparableOf(prepare);
      if (action) yield { action };
    }
  },
});

/**
 * Uses an ability. Regular abilities are possible in the fighter's own turn, free quick abilities at any time on an
 * empty stack.
 */
const use = intent('use', {
  params: { ability: oneOf([...FREE_ABILITIES, ...BOUND_ABILITIES, ...REGULAR_ABILITIES]), ...AIM_PARAMS },
  understand(act) {
    if (ABILITIES[act.ability].isBound) return { ability: act.ability };
    const read = readUse('', act.ability, act);
    return read && { ...asParams(read.act), ability: act.ability };
  },
  timing: (table, me, { ability }) =>
    isRegularAbility(ability) ? ownTurnFault(table, me) : standingFault(table, me), // VIG-26, VIG-R20
  proposal: ({ id }, { ability, ...act }) => ({ by: id, name: ability, act }),
  *variants(table, { id, abilities: known }) {
    const abilities = table.turn === id ? [...REGULAR_ABILITIES, ...FREE_ABILITIES] : FREE_ABILITIES;
    for (const ability of abilities) {
      if (ability !== 'breathe' && !known.includes(ability)) continue;
      for (const act of variantsOf(table, { by: id, name: ability, act: {} }))
        yield { ability, ...asParams(act) };
    }
  },
});

/** Performs the prepared action (VIG-26, VIG-63). */
const perform = intent('perform', {
  params: AIM_PARAMS,
  understand(act, table, by) {
    const fighter = findFighter(table, by);
    if (!fighter || fighter.prepared === null) return {};
    const read = readPerform(fighter, act);
    return read && asParams(read.act);
  },
  timing: standingFault,
  proposal: proposedPerform,
  *variants(table, me) {
    const proposed = proposedPerform(me, {});
    if (proposed) for (const act of variantsOf(table, proposed)) yield asParams(act);
  },
});

function proposedPerform({ id, prepared }: VigilFighter, act: Act): Proposal | undefined {
  const what = preparedAct(prepared);
  return what && { by: id, name: what.name, act: { ...what.act, ...act }, isPrepared: true };
}

/** Forgoes the regular action. This is not an action and opens no reaction window (VIG-13). */
const forgoRegular = action({
  outOfTurn: true,
  params: { for: oneOf(GAINS), ...NO_BOOSTS },
  check(table, by) {
    const fighter = findFighter(table, by);
    return fighter ? (ownTurnFault(table, fighter) ?? forgoFault(table, fighter)) : 'not-your-turn';
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

/** The intents that put an action on the stack, in the order in which a turn offers them. */
const INTENTS = Object.fromEntries<Intent>(
  [
    intentOf(attack),
    use,
    perform,
    intentOf(move),
    intentOf(switchWeapon),
    intentOf(reload),
    intentOf(stand),
    intentOf(traverse),
    intentOf(stunt),
    intentOf(check),
    ready,
  ].map((wanted) => [wanted.name, wanted]),
);

/** The actions that a fighter can take in another fighter's turn, while the stack is empty (VIG-26). */
export const QUICK_ACTIONS: Actions<VigilTable> = { use: inTurn(use), perform: inTurn(perform) };

/** All actions that a fighter can take in its own turn. */
export const ACTIONS: Actions<VigilTable> = {
  ...Object.fromEntries(Object.values(INTENTS).map((wanted) => [wanted.name, inTurn(wanted)])),
  forgo: forgoRegular,
  'end-turn': passTurn,
};

/**
 * Returns the action that an intent would put on the stack; undefined if the intent is malformed or puts nothing on the
 * stack.
 */
export function proposedBy(table: VigilTable, by: Id, name: string, params: Params): Proposal | undefined {
  const [me, wanted] = [findFighter(table, by), own(INTENTS, name)];
  const act = wanted && readAct(table, wanted, by, params);
  return me && act && wanted?.parts.proposal(me, act);
}

/** Returns whether a fighter could take a quick action now, on an empty stack. */
export function hasQuickUse(table: VigilTable, by: Id): boolean {
  const fighter = findFighter(table, by);
  if (!fighter || fighter.defeated || !hasQuickSlot(fighter)) return false;
  return freeProposalsOf(fighter).some(({ proposal }) => isOpen(table, fighter, proposal));
}
