import type { Actions } from '../../../engine/core/action.ts';
import { comeUpon } from '../../../engine/core/hiding.ts';
import { type Choice, type Declinable, onStack, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { flag, hex, optional, readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import {
  cached,
  faultOfPlace,
  fighterOf,
  findFighter,
  isStanding,
  occupant,
} from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import { distance, type Hex, isAdjacent, isSame, neighbors, opposite } from '../../../hex/axial.ts';
import { sightLines } from '../../../hex/line.ts';
import { cheapestPath, type Reach, reach } from '../../../hex/path.ts';
import { askInOrder } from '../../../kit/asking.ts';
import { pay } from '../../../kit/resources.ts';
import { alliesOf } from '../../../kit/sides.ts';
import { isPassable, lastFree, walkOf } from '../../../kit/walking.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { type CheckSpec, initiatorWins, type Result, rollCheck } from './checks.ts';
import { is, isGrappled, shift } from './conditions.ts';
import { PASS } from './flow-actions.ts';
import { skillCheck } from './modifiers.ts';
import { rewardReaction } from './points.ts';
import { offerReadied } from './ready-window.ts';

export const INTERCEPT_RP = 2; // FLOW-36
const INTERCEPT_RANGE = 3;

/** An attack or spell that an ally of its target may intercept. */
export interface Interceptable {
  readonly by: Id;
  readonly target: Id;
  /** Touch spells are intercepted like melee attacks, other spells like shots. */
  readonly mode: 'melee' | 'ranged'; // FLOW-39
  readonly result: Result;
  readonly reacted: readonly Id[];
  readonly actions: Actions<FlowTable>;
}

/** Asks the target's allies, one after another, whether they intercept. Returns the interceptor, or null. */
export function* intercept(table: FlowTable, attack: Interceptable): Script<Id | null> {
  const allies = alliesOf(table, attack.target).map(({ id }) => id);
  const question = (id: Id): Declinable => ({
    for: id,
    kind: 'intercept',
    choices: (seen: FlowTable) => interceptChoices(seen, id, attack), // FLOW-R45
    // Positions and points are public, so every player may know whether the ally has a choice.
    concerns: (seen: FlowTable) => interceptSpots(seen, id, attack).length > 0,
    fallback: { option: 'pass' },
  });
  const taker = yield* askInOrder(table, allies, question, function* (id, { to, swap }) {
    const there = readValue(hex, to);
    return there && (yield* carryOutIntercept(table, id, attack, there, swap === true)) ? id : null; // FLOW-R26: one Intercept per attack at most
  });
  return taker ?? null;
}

/** Returns the check of an Intercept. */
export function interceptCheck(fighter: FlowFighter): CheckSpec {
  return skillCheck(fighter, 'agility', 'reaction', 'FLOW-40'); // FLOW-40
}

/** Returns whether a fighter is able to intercept at all. */
function canIntercept(fighter: FlowFighter): boolean {
  const hindered = (['prone', 'pinned', 'stunned', 'surprised'] as const).some((one) => is(fighter, one)); // FLOW-R27
  return fighter.rp >= INTERCEPT_RP && !hindered && !isGrappled(fighter); // FLOW-17
}

function interceptChoices(table: FlowTable, id: Id, attack: Interceptable): Choice[] {
  const spots = interceptSpots(table, id, attack);
  if (spots.length === 0) return [];
  const variants = () =>
    spots.flatMap((to): Params[] =>
      faultOfSwap(table, id, attack, to) ? [{ to }] : [{ to }, { to, swap: true }],
    );
  const check = (params: Params) => faultOfIntercept(table, id, attack, spots, params);
  return [{ option: 'intercept', params: INTERCEPT_PARAMS, variants, check }, PASS];
}

const INTERCEPT_PARAMS = { to: optional(hex), swap: optional(flag) };

/**
 * Returns the hexes from which a fighter can intercept an attack; empty if the fighter may not intercept the attack.
 */
export function interceptSpots(
  table: FlowTable,
  id: Id,
  attack: Omit<Interceptable, 'result' | 'actions'>,
): Hex[] {
  const fighter = findFighter(table, id);
  const [attacker, ally] = [findFighter(table, attack.by), findFighter(table, attack.target)];
  if (!fighter || !attacker || !ally || fighter.defeated || attacker.defeated || ally.defeated) return [];
  if (fighter.side !== ally.side || !canIntercept(fighter) || attack.reacted.includes(id)) return [];
  const isHere = (place: Hex) => isSame(place, fighter.at);
  const free = placesFor(table, fighter, attacker, ally, attack.mode).filter(
    (place) => isHere(place) || (distance(fighter.at, place) <= INTERCEPT_RANGE && !occupant(table, place)),
  );
  if (free.every(isHere)) return free;
  const reached = reachOfInterceptor(table, fighter);
  return free.filter((place) => isHere(place) || reached.has(place));
}

const REACHES = {};

/**
 * Returns the hexes that a fighter can reach to intercept. Cached, because the result is the same for all attacks.
 */
function reachOfInterceptor(table: FlowTable, fighter: FlowFighter): Reach {
  const known = cached(table, REACHES, () => new Map<Id, Reach>());
  const reached = known.get(fighter.id) ?? reach(fighter.at, walkOf(table, fighter, INTERCEPT_RANGE));
  known.set(fighter.id, reached);
  return reached;
}

/** Returns the hexes from which an attack can be intercepted, including those that the fighter cannot reach. */
function placesFor(
  table: FlowTable,
  fighter: FlowFighter,
  attacker: FlowFighter,
  ally: FlowFighter,
  mode: 'melee' | 'ranged',
): Hex[] {
  if (mode === 'ranged') return uniqueHexes(sightLines(table.map, attacker.at, ally.at).flat()); // FLOW-38, FLOW-R27
  const isNear =
    distance(fighter.at, ally.at) <= INTERCEPT_RANGE && distance(fighter.at, attacker.at) <= INTERCEPT_RANGE;
  if (!isNear) return []; // FLOW-37
  return neighbors(ally.at).filter((hex) => isAdjacent(hex, attacker.at));
}

function uniqueHexes(hexes: readonly Hex[]): Hex[] {
  return hexes.filter((hex, index) => hexes.findIndex((other) => isSame(other, hex)) === index);
}

function faultOfIntercept(
  table: FlowTable,
  id: Id,
  attack: Interceptable,
  spots: readonly Hex[],
  { to, swap }: Params,
): Fault | undefined {
  const there = readValue(hex, to);
  if (!there) return { code: 'bad-input', say: SAID.refusals.interceptWhere };
  const fault = swap === true ? faultOfSwap(table, id, attack, there) : undefined;
  const isSpot = spots.some((spot) => isSame(spot, there));
  if (!isSpot) return { code: 'too-far', say: SAID.refusals.interceptThere, clause: 'FLOW-37' };
  return fault;
}

/** Returns the fault if the interceptor cannot push the ally away and take its place. */
function faultOfSwap(table: FlowTable, id: Id, { target }: Interceptable, to: Hex): Fault | undefined {
  const ally = fighterOf(table, target);
  const onto = opposite(to, ally.at); // FLOW-42, FLOW-R27
  if (!isAdjacent(to, ally.at)) return 'too-far';
  return faultOfPlace(table, onto, id);
}

/**
 * Moves the interceptor, swaps it with the ally if the player chose a swap, and rolls. Returns whether the interceptor
 * takes the attack.
 */
function* carryOutIntercept(
  table: FlowTable,
  id: Id,
  attack: Interceptable,
  to: Hex,
  swap: boolean,
): Script<boolean> {
  const { by, target, result, actions } = attack;
  pay(table, id, { rp: INTERCEPT_RP });
  emit(table, { type: 'reacted', by: id, target: by, reaction: 'intercept', cost: INTERCEPT_RP });
  const from = fighterOf(table, id).at;
  const isThere = yield* moveIn(table, id, to);
  if (isThere && swap) yield* takePlace(table, id, target);
  const place = findFighter(table, id)?.at ?? to;
  const entering = { on: 'enters-reach', by: id, entered: { from, to: place } } as const;
  yield* onStack(table, { name: 'intercept', by: id, target }, offerReadied(table, entering, actions)); // FLOW-69
  if (!isThere || ![id, by, target].every((one) => isStanding(table, one))) return false; // FLOW-R45
  if (!isSame(fighterOf(table, id).at, place)) return false; // FLOW-R27
  const fighter = fighterOf(table, id);
  const own = rollCheck(table, id, interceptCheck(fighter));
  if (initiatorWins(table, result, own)) return false;
  rewardReaction(table, id); // FLOW-21
  return true;
}

/** Moves the interceptor along its path, and stops before a hidden fighter. Returns whether it arrived. */
function* moveIn(table: FlowTable, id: Id, to: Hex): Script<boolean> {
  const fighter = fighterOf(table, id);
  const { at } = fighter;
  const trail = [at];
  for (const hex of pathTo(seenBy(table, viewerOf(id)), id, to)) {
    const isFree = isSame(hex, to) ? !occupant(table, hex, id) : isPassable(table, fighter, hex);
    if (!isFree) {
      const last = lastFree(table, id, trail);
      if (last && !isSame(last, at)) shift(table, id, last, 'moved');
      yield* comeUpon(table, id, hex); // FLOW-R49
      return false;
    }
    trail.push(hex);
  }
  if (!isSame(at, to)) shift(table, id, to, 'moved');
  return true;
}

/** Returns the interceptor's cheapest path. `seen` is the table as the interceptor sees it. */
function pathTo(seen: FlowTable, id: Id, to: Hex): readonly Hex[] {
  const fighter = fighterOf(seen, id);
  return cheapestPath(fighter.at, to, walkOf(seen, fighter, INTERCEPT_RANGE))?.path ?? [];
}

/** Pushes the ally away and takes its place, unless an unseen fighter blocks the way. */
function* takePlace(table: FlowTable, id: Id, ally: Id): Script {
  const place = fighterOf(table, ally).at;
  const onto = opposite(fighterOf(table, id).at, place);
  if (occupant(table, onto, id)) return yield* comeUpon(table, ally, onto); // FLOW-R49
  shift(table, ally, onto, 'pushed'); // FLOW-42
  shift(table, id, place, 'moved');
}
