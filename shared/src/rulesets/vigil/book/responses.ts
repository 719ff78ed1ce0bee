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

/** Returns those parameters of an action that an answer or the intent `perform` may contain. */
export function asParams({ target, to, boost, boosts }: Act): Values<typeof AIM_PARAMS> {
  return {
    ...(target !== undefined && { target }),
    ...(to && { to }),
    ...(boost && { boost }),
    ...(boosts && { boosts }),
  };
}

/** Returns the prepared action with these parameters; undefined if they are malformed or nothing is prepared. */
export function readPerform({ id, prepared }: VigilFighter, params: Act): Proposal | undefined {
  const what = preparedAct(prepared ?? '');
  if (!what) return undefined;
  return readProposal({ by: id, ...what, isPrepared: true }, params); // VIG-63
}

/** Returns an ability with these parameters as an action; undefined if they are malformed. */
export function readUse(by: Id, ability: AbilityId, params: Act): Proposal | undefined {
  return readProposal({ by, name: ability, act: {} }, params);
}

/** Returns a proposed action with a player's parameters added; undefined if they are malformed. */
export function readProposal(proposal: Proposal, params: Act): Proposal | undefined {
  const { boosts = [] } = params;
  const aim = aimOf(params, ruleOf(proposal).needs);
  return aim && { ...proposal, act: { ...proposal.act, ...aim, ...(boosts.length > 0 && { boosts }) } };
}

/** Returns whether an answer's parameters are malformed or incomplete. VIG-73 puts this check first. */
export function isMalformedAnswer(answer: string, params: Params): boolean {
  const act = readValues(AIM_PARAMS, params);
  if (!act) return true;
  return isQuickAbility(answer) && readUse('', answer, act) === undefined;
}

/**
 * Returns whether a fighter may be asked to respond to the top action. The fighter must be undefeated and have a quick
 * action. Its auto-pass setting must not exclude the action.
 */
function mayBeAsked(table: VigilTable, fighter: VigilFighter, top: Entry): boolean {
  if (fighter.defeated || !hasQuick(table, fighter)) return false; // VIG-40, VIG-74
  if (fighter.autopass === 'all') return false; // VIG-42
  return fighter.autopass === 'none' || top.by !== fighter.id; // VIG-42, VIG-R8
}

/**
 * Returns whether a fighter is undefeated and has a quick action left. Uses public information only: abilities and
 * resources are private.
 */
export function hasQuickLeft(table: VigilTable, id: Id): boolean {
  const fighter = table.fighters[id];
  return fighter !== undefined && !fighter.defeated && hasQuick(table, fighter); // VIG-40
}

/** Returns whether the fighter with priority may be asked and has an option other than `pass`. */
function hasResponse(table: VigilTable, by: Id, top: Entry): boolean {
  const fighter = table.fighters[by];
  if (!fighter || !mayBeAsked(table, fighter, top)) return false;
  const actor = table.fighters[top.by];
  const isAgainst = actor !== undefined && areEnemies(fighter, actor); // bound abilities only affect actions of enemies
  const { all, free } = knownOf(fighter);
  return (isAgainst ? all : free).some(({ proposal }) => isOpen(table, fighter, proposal));
}

/**
 * Returns the options of the fighter with priority, including `pass`. Returns an empty list if the fighter may not be
 * asked (VIG-40).
 */
function responsesOf(table: VigilTable, by: Id, top: Entry): Choice[] {
  const fighter = table.fighters[by];
  if (!fighter || !mayBeAsked(table, fighter, top)) return [];
  const open = proposalsOf(fighter).filter(({ proposal }) => isOpen(table, fighter, proposal));
  const choices = open.map(({ option, proposal }) => choiceOf(table, option, proposal));
  return [...choices, { option: 'pass' }].sort((a, b) => (a.option < b.option ? -1 : 1));
}

type Proposals = readonly { readonly option: string; readonly proposal: Proposal }[];

/**
 * All quick actions that a fighter could respond with, legal or not. The list is cached until the fighter's prepared
 * action changes.
 */
interface Known {
  readonly prepared: string | null;
  readonly all: Proposals;
  /** The quick actions that are also possible on an empty stack. */
  readonly free: Proposals;
}

const known = new WeakMap<VigilFighter, Known>();

/** Returns all quick actions that a fighter could respond with: its quick abilities and its prepared action. */
function proposalsOf(fighter: VigilFighter): Proposals {
  return knownOf(fighter).all;
}

/** Returns the quick actions that a fighter could take on an empty stack, legal or not (VIG-26). */
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

/** Returns the action that an option of a response prompt stands for; undefined if the fighter has no such option. */
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

/** Returns whether any fighter can respond to the top action, even a fighter that has already passed. */
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

/**
 * Returns the rules for responses. Before an action resolves, fighters are asked in turn order, starting with the first
 * in that order.
 */
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

/** Resolves the stack from the top until it is empty (VIG-25 to VIG-39). */
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
