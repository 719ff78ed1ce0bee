import { type Actions, actionsOn } from '../../../engine/action.ts';
import { fighter, hex, type Kinds, nullable, oneOf, path, text, thing } from '../../../engine/kinds.ts';
import type { Fault } from '../../../engine/rejection.ts';
import type { Asked, Params } from '../../../engine/script.ts';
import { findFighter, type Id } from '../../../engine/table.ts';
import { BOUND_ABILITIES, FREE_ABILITIES, isRegularAbility, REGULAR_ABILITIES } from '../sheet/abilities.ts';
import { STATS } from '../sheet/stats.ts';
import { WEAPONS } from '../sheet/weapons.ts';
import type { Act, VigilTable } from '../table.ts';
import { has } from './conditions.ts';
import { declare, faultOf, isOpen, legalActs, type Proposal, waysOf } from './declare.ts';
import { ABILITIES } from './deeds.ts';
import { readTravel } from './movement.ts';
import { AIMED, BOOSTED, MINOR, NOTE_AXES, NOTED, type Preparable, preparable, UNBOOSTED } from './params.ts';
import { preparableOf, preparedAct, preparedName } from './preparing.ts';
import { asParams, freeProposalsOf, readPerform, readUse, settleStack } from './responses.ts';
import { forgo, forgoFault, GAINS } from './slots.ts';
import { endTurn } from './turns.ts';

const action = actionsOn<VigilTable>();

const STAT = { stat: oneOf(STATS), ...NOTED };

/** Whether somebody may take regular and movement actions now, the stack being empty. */
function ownTurnFault(table: VigilTable, by: Asked): Fault | undefined {
  return table.turn === by ? undefined : 'not-your-turn'; // VIG-8, VIG-14
}

/** Whether somebody may take quick actions at all. */
function standingFault(table: VigilTable, by: Asked): Fault | undefined {
  const fighter = findFighter(table, by);
  return fighter && !fighter.defeated ? undefined : 'not-your-turn'; // VIG-26
}

/** An action of the own turn that lies on the stack under its own name. */
function ownAction(
  name: string,
  params: Kinds,
  understand?: (act: Act, table: VigilTable, by: Id) => Act | undefined,
) {
  return action({
    outOfTurn: true,
    params,
    ...(understand && {
      understand: (act: Params, table: VigilTable, by: Id) => understand(act as Act, table, by),
    }),
    check: (table, by, act) => ownTurnFault(table, by) ?? faultOf(table, { by, name, act: act as Act }),
    variants: (table, by) => waysOf(table, { by, name, act: {} }),
    run(table, by, act) {
      declare(table, { by, name, act: act as Act });
      return settleStack(table);
    },
  });
}

function isAnother(act: Act, table: VigilTable, by: Id): Act | undefined {
  return act.weapon === findFighter(table, by)?.wielded ? undefined : act; // VIG-18
}

function ifProne(act: Act, table: VigilTable, by: Id): Act | undefined {
  const fighter = findFighter(table, by);
  return fighter && !has(fighter, 'prone') ? undefined : act; // VIG-21
}

/** Making an action ready: what it is called while it is prepared. */
const ready = action({
  outOfTurn: true,
  params: { action: preparable, ...NOTED, ...UNBOOSTED },
  axes: () => NOTE_AXES,
  understand: (act) => (preparedName(act.action) === undefined ? undefined : act), // VIG-62
  check: (table, by, act) => ownTurnFault(table, by) ?? faultOf(table, readyOf(by, act)),
  *variants(table, by) {
    for (const { prepare = '' } of legalActs(table, { by, name: 'ready', act: {} })) {
      yield { action: preparableOf(prepare) };
    }
  },
  run(table, by, act) {
    declare(table, readyOf(by, act));
    return settleStack(table);
  },
});

function readyOf(
  by: Asked,
  { action, note }: { readonly action: Preparable; readonly note?: string | undefined },
): Proposal {
  const prepare = preparedName(action) ?? '';
  return { by, name: 'ready', act: { prepare, ...(note !== undefined && { note }) } };
}

/** Using an ability: a regular one in the own turn, a free quick one at any time with nothing pending. */
const use = action({
  outOfTurn: true, // VIG-26, VIG-R20
  params: { ability: oneOf([...FREE_ABILITIES, ...BOUND_ABILITIES, ...REGULAR_ABILITIES]), ...AIMED },
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
      for (const act of waysOf(table, useOf(by, { ability }))) yield { ability, ...asParams(act) };
    }
  },
  run(table, by, act) {
    declare(table, useOf(by, act));
    return settleStack(table);
  },
});

function useOf(by: Asked, act: Act): Proposal {
  return { by, name: act.ability ?? '', act };
}

/** Performing what was prepared: VIG-63. */
const perform = action({
  outOfTurn: true, // VIG-26
  params: AIMED,
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
    if (read) for (const act of waysOf(table, read)) yield asParams(act);
  },
  run(table, by, act) {
    const read = proposedPerform(table, by, act);
    if (read) declare(table, read);
    return settleStack(table);
  },
});

function proposedPerform(table: VigilTable, by: Asked, act: Act): Proposal | undefined {
  const what = preparedAct(findFighter(table, by)?.prepared ?? '');
  return what && { by, name: what.name, act: { ...what.act, ...act }, isPrepared: true };
}

/** Giving up the regular action: no action itself, it opens no window: VIG-13. */
const forgoRegular = action({
  outOfTurn: true,
  params: { for: oneOf(GAINS), ...UNBOOSTED },
  check(table, by) {
    const fighter = findFighter(table, by);
    return ownTurnFault(table, by) ?? (fighter ? forgoFault(table, fighter) : 'not-your-turn');
  },
  variants: () => GAINS.map((gain) => ({ for: gain })),
  run(table, by, act) {
    const fighter = findFighter(table, by);
    if (fighter) forgo(table, fighter, act.for);
    return settleStack(table);
  },
});

const passTurn = action({
  outOfTurn: true,
  params: UNBOOSTED,
  check: ownTurnFault,
  run(table) {
    endTurn(table);
    return settleStack(table);
  },
});

/** What somebody other than the turn's owner may do with nothing pending: VIG-26. */
export const QUICK_ACTIONS: Actions<VigilTable> = { use, perform };

/** Everything that can be done in a turn: chapter 6.1. */
export const ACTIONS: Actions<VigilTable> = {
  attack: ownAction('attack', { weapon: thing(WEAPONS), target: fighter, ...BOOSTED }),
  use,
  perform,
  move: ownAction('move', { path, ...MINOR, ...BOOSTED }, readTravel),
  switch: ownAction('switch', { weapon: nullable(thing(WEAPONS)), ...UNBOOSTED }, isAnother),
  reload: ownAction('reload', { weapon: thing(WEAPONS), ...UNBOOSTED }),
  stand: ownAction('stand', UNBOOSTED, ifProne),
  traverse: ownAction('traverse', { feature: text(), ...UNBOOSTED }),
  stunt: { ...ownAction('stunt', { to: hex, ...STAT, ...UNBOOSTED }), axes: () => NOTE_AXES },
  check: { ...ownAction('check', { ...STAT, ...UNBOOSTED }), axes: () => NOTE_AXES },
  ready,
  forgo: forgoRegular,
  'end-turn': passTurn,
};

/** Whether somebody could take a quick action now, the stack being empty. */
export function hasQuickUse(table: VigilTable, by: Id): boolean {
  const fighter = findFighter(table, by);
  if (!fighter || fighter.defeated || fighter.quick + fighter.xquick < 1) return false;
  return freeProposalsOf(fighter).some(({ proposal }) => isOpen(table, fighter, proposal));
}
