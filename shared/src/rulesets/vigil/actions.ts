import type { Action } from '../../engine/action.ts';
import type { Fault } from '../../engine/rejection.ts';
import type { Asked, Params } from '../../engine/script.ts';
import { findFighter, type Id } from '../../engine/table.ts';
import { has } from './conditions.ts';
import {
  FREE_ABILITIES,
  isQuickAbility,
  isRegularAbility,
  isStat,
  isWeapon,
  REGULAR_ABILITIES,
} from './content.ts';
import { declare, faultOf, isOpen, legalActs, type Proposal, waysOf } from './declare.ts';
import { ABILITIES } from './deeds.ts';
import { readBoosts, readHex, readNote } from './params.ts';
import { preparedAct, readPrepared } from './prepare.ts';
import { asParams, freeProposalsOf, readPerform, readUse, settleStack } from './responses.ts';
import { forgo, forgoFault, GAINS, type Gain } from './slots.ts';
import type { Act, VigilTable } from './table.ts';
import { readTravel } from './travel.ts';
import { endTurn } from './turns.ts';

type Vigil = Action<VigilTable>;

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
  read: (params: Params, table: VigilTable, by: Id) => Act | undefined,
): Vigil {
  const proposed = (by: Asked, params: Params): Proposal => ({ by, name, act: params as Act });
  return {
    outOfTurn: true,
    parse: (params, table, by) => read(params, table, by) as Params | undefined,
    check: (table, by, act) => ownTurnFault(table, by) ?? faultOf(table, proposed(by, act)),
    variants: (table, by) => waysOf(table, { by, name, act: {} }) as Iterable<Params>,
    run(table, by, act) {
      declare(table, proposed(by, act));
      return settleStack(table);
    },
  };
}

/** The parameters of something that takes no boosts. */
function plain(read: (params: Params, table: VigilTable, by: Id) => Act | undefined): typeof read {
  return (params, table, by) => (params.boosts === undefined ? read(params, table, by) : undefined);
}

function readAttack(params: Params): Act | undefined {
  const boosts = readBoosts(params);
  const { weapon, target } = params;
  return boosts && isWeapon(weapon) && typeof target === 'string' ? { weapon, target, boosts } : undefined;
}

function readSwitch({ weapon }: Params, table: VigilTable, by: Id): Act | undefined {
  const isKnown = weapon === null || isWeapon(weapon);
  const wielded = findFighter(table, by)?.wielded;
  return isKnown && weapon !== wielded ? { weapon } : undefined; // VIG-18
}

function readStand(_params: Params, table: VigilTable, by: Id): Act | undefined {
  const fighter = findFighter(table, by);
  return fighter && !has(fighter, 'prone') ? undefined : {}; // VIG-21
}

function readCheck(params: Params): Act | undefined {
  const note = readNote(params);
  return note && isStat(params.stat) ? { stat: params.stat, ...note } : undefined;
}

function readStunt(params: Params): Act | undefined {
  const to = readHex(params.to);
  const check = readCheck(params);
  return to && check && { ...check, to };
}

function readReady(params: Params): Act | undefined {
  const note = readNote(params);
  const prepare = readPrepared(params.action);
  return note && prepare !== undefined ? { prepare, ...note } : undefined;
}

/** How a prepared action was asked for. */
function writeReady({ prepare = '' }: Act): Params {
  const { name, act } = preparedAct(prepare) ?? { name: '', act: {} };
  return { action: { do: act.ability ? 'use' : name, ...act } as Params[string] };
}

/** `ready` reads what `legalActs` writes. */
const ready: Vigil = {
  ...ownAction('ready', plain(readReady)),
  *variants(table, by) {
    for (const act of legalActs(table, { by, name: 'ready', act: {} })) yield writeReady(act);
  },
};

/** Using an ability: a regular one in the own turn, a free quick one at any time with nothing pending. */
const use: Vigil = {
  outOfTurn: true, // VIG-26, VIG-R20
  parse(params) {
    const { ability } = params;
    if (!isQuickAbility(ability) && !isRegularAbility(ability)) return undefined;
    if (ABILITIES[ability].isBound) return readBoosts(params) && { ability };
    const read = readUse('', ability, params);
    return read && { ...asParams(read.act), ability };
  },
  check(table, by, act) {
    const { ability } = act as Act;
    const isOwn = isRegularAbility(ability);
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
};

function useOf(by: Asked, params: Params): Proposal {
  const act = params as Act;
  return { by, name: act.ability ?? '', act };
}

/** Performing what was prepared: VIG-63. */
const perform: Vigil = {
  outOfTurn: true, // VIG-26
  parse(params, table, by) {
    const boosts = readBoosts(params);
    const fighter = findFighter(table, by);
    if (!boosts || !fighter || fighter.prepared === null) return boosts && {};
    const read = readPerform(fighter, params);
    return read && asParams(read.act);
  },
  check(table, by, params) {
    const fault = standingFault(table, by);
    if (fault) return fault;
    const read = proposedPerform(table, by, params);
    return read ? faultOf(table, read) : 'nothing-prepared';
  },
  *variants(table, by) {
    const read = proposedPerform(table, by, {});
    if (read) for (const act of waysOf(table, read)) yield asParams(act);
  },
  run(table, by, params) {
    const read = proposedPerform(table, by, params);
    if (read) declare(table, read);
    return settleStack(table);
  },
};

function proposedPerform(table: VigilTable, by: Asked, params: Params): Proposal | undefined {
  const what = preparedAct(findFighter(table, by)?.prepared ?? '');
  return what && { by, name: what.name, act: { ...what.act, ...(params as Act) }, isPrepared: true };
}

/** Giving up the regular action: no action itself, it opens no window: VIG-13. */
const forgoRegular: Vigil = {
  outOfTurn: true,
  parse: (params) =>
    (GAINS as readonly unknown[]).includes(params.for) && params.boosts === undefined
      ? { for: params.for }
      : undefined,
  check(table, by) {
    const fighter = findFighter(table, by);
    return ownTurnFault(table, by) ?? (fighter ? forgoFault(table, fighter) : 'not-your-turn');
  },
  variants: () => GAINS.map((gain) => ({ for: gain })),
  run(table, by, params) {
    const fighter = findFighter(table, by);
    if (fighter) forgo(table, fighter, params.for as Gain);
    return settleStack(table);
  },
};

const passTurn: Vigil = {
  outOfTurn: true,
  parse: (params) => (params.boosts === undefined ? {} : undefined),
  check: ownTurnFault,
  run(table) {
    endTurn(table);
    return settleStack(table);
  },
};

/** What somebody other than the turn's owner may do with nothing pending: VIG-26. */
export const QUICK_ACTIONS: Readonly<Record<string, Vigil>> = { use, perform };

/** Everything that can be done in a turn: chapter 6.1. */
export const ACTIONS: Readonly<Record<string, Vigil>> = {
  attack: ownAction('attack', readAttack),
  use,
  perform,
  move: ownAction('move', readTravel),
  switch: ownAction('switch', plain(readSwitch)),
  reload: ownAction(
    'reload',
    plain(({ weapon }) => (isWeapon(weapon) ? { weapon } : undefined)),
  ),
  stand: ownAction('stand', plain(readStand)),
  traverse: ownAction(
    'traverse',
    plain(({ feature }) => (typeof feature === 'string' ? { feature } : undefined)),
  ),
  stunt: ownAction('stunt', plain(readStunt)),
  check: ownAction('check', plain(readCheck)),
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
