import {
  type Answer,
  type Choice,
  isAsked,
  type Question,
  type Script,
} from '../../../engine/core/script.ts';
import { holdWindow, type Priority, resolveStack } from '../../../engine/core/window.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { readValues, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { isStanding, withCache } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { viewsOn } from '../../../engine/visibility/view.ts';
import { areEnemies } from '../../../kit/sides.ts';
import { type AbilityId, isQuickAbility } from '../sheet/abilities.ts';
import type { Act, Entry, VigilFighter, VigilTable } from '../table.ts';
import { ruleOf } from './action-rules.ts';
import { declare, faultOf, isOpen, legalActs, type Proposal } from './declare.ts';
import { isUnderWay } from './defense-boosts.ts';
import { isGmAsked, isPreventedByGm } from './gm-prevention.ts';
import { AIM_PARAMS, aimOf } from './params.ts';
import { preparedAct } from './preparing.ts';
import { hasQuick } from './slots.ts';
import { resolve } from './stack.ts';

/** Returns an act as the parameters of an answer or of `perform`. */
export function asParams({ target, to, boost, boosts }: Act): Values<typeof AIM_PARAMS> {
  return {
    ...(target !== undefined && { target }),
    ...(to && { to }),
    ...(boost && { boost }),
    ...(boosts && { boosts }),
  };
}

/** Returns the prepared action with these parameters; undefined if they are malformed. */
export function readPerform({ id, prepared }: VigilFighter, params: Act): Proposal | undefined {
  const what = preparedAct(prepared ?? '');
  if (!what) return undefined;
  return readProposal({ by: id, ...what, isPrepared: true }, params); // VIG-63
}

/** Returns the use of an ability with these parameters; undefined if they are malformed. */
export function readUse(by: Id, ability: AbilityId, params: Act): Proposal | undefined {
  return readProposal({ by, name: ability, act: {} }, params);
}

/** Returns a proposal completed by parameters; undefined if they are malformed. */
export function readProposal(proposal: Proposal, params: Act): Proposal | undefined {
  const { boosts = [] } = params;
  const aim = aimOf(params, ruleOf(proposal).needs);
  return aim && { ...proposal, act: { ...proposal.act, ...aim, ...(boosts.length > 0 && { boosts }) } };
}

/** Returns whether an answer lacks a required parameter. VIG-73 checks this first. */
export function isMalformedAnswer(answer: string, params: Params): boolean {
  const act = readValues(AIM_PARAMS, params);
  if (!act) return true;
  return isQuickAbility(answer) && readUse('', answer, act) === undefined;
}

/** Returns whether a fighter may be asked about the top action: standing, with a slot, and not auto-passing. */
function mayBeAsked(table: VigilTable, fighter: VigilFighter, top: Entry): boolean {
  if (fighter.defeated || !hasQuick(table, fighter)) return false; // VIG-40, VIG-74
  if (fighter.autopass === 'all') return false; // VIG-42
  return fighter.autopass === 'none' || top.by !== fighter.id; // VIG-42, VIG-R8
}

/**
 * Returns whether a fighter may have a quick action left, judging by public information. Abilities and
 * resources are private.
 */
export function hasQuickLeft(table: VigilTable, id: Id): boolean {
  const fighter = table.fighters[id];
  return fighter !== undefined && !fighter.defeated && hasQuick(table, fighter); // VIG-40
}

/** Returns whether the holder of the priority has an option other than `pass`. */
function hasResponse(table: VigilTable, by: Id, top: Entry): boolean {
  const fighter = table.fighters[by];
  if (!fighter || !mayBeAsked(table, fighter, top)) return false;
  const actor = table.fighters[top.by];
  const isAgainst = actor !== undefined && areEnemies(fighter, actor); // bound abilities only work against actions of enemies
  const { all, free } = knownOf(fighter);
  return (isAgainst ? all : free).some(({ proposal }) => isOpen(table, fighter, proposal));
}

/**
 * Returns the options of the holder of the priority, including `pass`; empty if it may not be asked: VIG-40.
 */
function responsesOf(table: VigilTable, by: Id, top: Entry): Choice[] {
  const fighter = table.fighters[by];
  if (!fighter || !mayBeAsked(table, fighter, top)) return [];
  const open = proposalsOf(fighter).filter(({ proposal }) => isOpen(table, fighter, proposal));
  const choices = open.map(({ option, proposal }) => choiceOf(table, option, proposal));
  return [...choices, { option: 'pass' }].sort((a, b) => (a.option < b.option ? -1 : 1));
}

type Proposals = readonly { readonly option: string; readonly proposal: Proposal }[];

/** The possible responses of a fighter, cached until its prepared action changes. */
interface Known {
  readonly prepared: string | null;
  readonly all: Proposals;
  /** The responses that do not need an action to respond to. */
  readonly free: Proposals;
}

const known = new WeakMap<VigilFighter, Known>();

/** Returns all possible responses of a fighter: known quick abilities and the prepared action. */
function proposalsOf(fighter: VigilFighter): Proposals {
  return knownOf(fighter).all;
}

/** Returns the responses that need no action to respond to: VIG-26. */
export function freeProposalsOf(fighter: VigilFighter): Proposals {
  return knownOf(fighter).free;
}

function knownOf(fighter: VigilFighter): Known {
  const { prepared } = fighter;
  const before = known.get(fighter);
  if (before?.prepared === prepared) return before;
  const all = listProposals(fighter);
  const now = { prepared, all, free: all.filter(({ proposal }) => !ruleOf(proposal).isBound) };
  known.set(fighter, now);
  return now;
}

function listProposals({ id, abilities, prepared }: VigilFighter): Proposals {
  const used = abilities
    .filter(isQuickAbility)
    .map((ability) => ({ option: ability, proposal: { by: id, name: ability, act: {} } }));
  const ready = preparedAct(prepared ?? '');
  return ready ? [...used, { option: 'prepared', proposal: { by: id, ...ready, isPrepared: true } }] : used; // VIG-63
}

/** Returns the proposal behind an option of a fighter. */
export function proposalNamed(fighter: VigilFighter, name: unknown): Proposal | undefined {
  return proposalsOf(fighter).find(({ option }) => option === name)?.proposal;
}

function choiceOf(table: VigilTable, option: string, proposal: Proposal): Choice {
  return {
    option,
    params: AIM_PARAMS,
    variants: () => [...legalActs(table, proposal)].map(asParams),
    check: (params) => faultOfResponse(table, proposal, params),
  };
}

function faultOfResponse(table: VigilTable, proposal: Proposal, params: Params): Fault | undefined {
  const read = readProposal(proposal, params);
  return read ? faultOf(table, read) : 'bad-input'; // VIG-43
}

/** Asks a fighter for a response to the top action. */
class ResponseQuestion implements Question {
  readonly for: Id;
  readonly kind = 'respond';
  readonly fallback = PASS; // VIG-41
  readonly #top: Entry;

  constructor(holder: Id, top: Entry) {
    this.for = holder;
    this.#top = top;
  }

  choices(seen: VigilTable): Choice[] {
    return responsesOf(seen, this.for, this.#top);
  }

  isOpen(seen: VigilTable): boolean {
    return hasResponse(seen, this.for, this.#top);
  }

  concerns(seen: VigilTable): boolean {
    return hasQuickLeft(seen, this.for);
  }
}

/** Returns whether any fighter is asked about the top action, or would be if it had not passed. */
function canBeAnswered(table: VigilTable, top: Entry): boolean {
  const look = viewsOn(table);
  return withCache(table, () =>
    table.order.some((id) => {
      const seen = look(id);
      return seen.stack[0] === top && isAsked(seen, new ResponseQuestion(id, top));
    }),
  );
}

const PASS = { option: 'pass' };

/** Returns the rules of priority: all fighters in turn order, starting at its top. */
function priorityOf(table: VigilTable): Priority<Entry> {
  const priority: Priority<Entry> = {
    open: (top, scope) => {
      if (isUnderWay(top)) return;
      table.phase = 'window'; // VIG-30
      const isOpen = !scope || [...scope].some((id) => !table.fighters[id]?.hidden);
      if (isOpen) emit(table, { type: 'offered', by: top.by, name: top.name });
    },
    order: () => (table.stack.slice(0, 1).some(isUnderWay) ? [] : table.order), // VIG-31, VIG-R8
    question: (holder, top) => new ResponseQuestion(holder, top),
    passed: (holder) => emit(table, { type: 'passed', by: holder, secret: true }), // VIG-32
    respond: (holder, answer) => respond(table, holder, answer), // VIG-25, VIG-27, VIG-33
    *resolve(top) {
      if (isGmAsked(table, top) && !canBeAnswered(table, top) && (yield* isPreventedByGm(table, top))) return; // VIG-78
      yield* resolve(table, top, (entry, watchers) => holdWindow(table, priority, entry, watchers)); // VIG-24
    },
  };
  return priority;
}

/** Resolves the stack from the top until it is empty: VIG-25 to VIG-39. */
export function resolveAll(table: VigilTable): Script {
  return resolveStack(table, priorityOf(table)); // VIG-29, VIG-34, VIG-35, VIG-39
}

function respond(table: VigilTable, holder: Id, { option, as: _as, ...params }: Answer): void {
  const fighter = table.fighters[holder];
  if (!fighter || !isStanding(table, holder)) return;
  const proposal = proposalNamed(fighter, option);
  const read = proposal && readProposal(proposal, params);
  if (!read) throw new Error(`"${option}" is not a legal response.`);
  declare(table, read);
}
