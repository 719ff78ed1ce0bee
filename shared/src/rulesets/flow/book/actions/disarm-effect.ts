import { type Answer, ask, type Choice, type Script } from '../../../../engine/core/script.ts';
import { hex, readValue } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { faultOfPlace, fighterOf, findFighter, isStanding } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { seenBy, withRevealed } from '../../../../engine/visibility/view.ts';
import { viewerOf } from '../../../../engine/visibility/viewer.ts';
import { range } from '../../../../hex/area.ts';
import { distance, type Hex, neighbors } from '../../../../hex/axial.ts';
import { isOpenGround } from '../../../../hex/map.ts';
import type { Level } from '../../sheet/skills.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { dropItem } from '../ground.ts';
import type { Strike } from '../pending-attack.ts';
import { freeHands, type Hand, handWith, isMelee, isTwoHanded, letGo, receive } from '../wielding.ts';

/** The maximum distance in hexes at which the attacker may place a disarmed item, by the level of the attack. */
const PLACING_RANGE: Readonly<Partial<Record<Level, number>>> = { hard: 2, major: 3, critical: 4 }; // FLOW-53, FLOW-R52

/**
 * Returns the item that a Disarm aims at; null if the target does not hold it. By default, it is the item in the
 * main hand or, if that hand is empty, in the off hand.
 */
export function disarmedItem(target: FlowFighter, item?: string): string | null {
  if (item === undefined) return target.main ?? target.off; // FLOW-R25
  return handWith(target, item) ? item : null;
}

function isOpen(table: FlowTable, at: Hex): boolean {
  return faultOfPlace(table, at) === undefined; // FLOW-R25
}

/**
 * Carries out a Disarm that hit. The target or the attacker decides where the item goes, depending on the level.
 */
export function* dropSomething(table: FlowTable, attack: Strike, level: Level): Script {
  const throws = PLACING_RANGE[level];
  if (throws === undefined)
    yield* letTargetPlace(table, attack); // FLOW-52
  else yield* letAttackerTake(table, attack, throws); // FLOW-53
}

function openAround(table: FlowTable, target: Id): Hex[] {
  return neighbors(fighterOf(table, target).at).filter((hex) => isOpen(table, hex));
}

/** Returns the hexes next to the holder where an item can lie, hexes without a fighter first. */
function around(table: FlowTable, target: Id): Hex[] {
  const ground = neighbors(fighterOf(table, target).at).filter((hex) => isOpenGround(table.map, hex));
  const open = ground.filter((hex) => isOpen(table, hex));
  return [...open, ...ground.filter((hex) => !open.includes(hex))];
}

function stillHolds(table: FlowTable, { target, item }: Strike): boolean {
  const holder = findFighter(table, target);
  return (
    holder !== undefined && !holder.defeated && item !== undefined && handWith(holder, item) !== undefined
  );
}

const PLACE_PARAMS = { at: hex };

function placing(hexes: readonly Hex[], fault: (at: Hex) => 'blocked' | 'too-far' | undefined): Choice {
  return {
    option: 'place',
    params: PLACE_PARAMS,
    variants: () => hexes.map((at): Params => ({ at })),
    check({ at }) {
      const to = readValue(hex, at);
      return to ? fault(to) : 'bad-input';
    },
  };
}

function* letTargetPlace(table: FlowTable, attack: Strike): Script {
  const { target } = attack;
  const near = (seen: FlowTable) => (stillHolds(seen, attack) ? around(seen, target) : []); // FLOW-52
  const choices = (seen: FlowTable) => {
    const hexes = near(seen);
    const fault = (at: Hex) =>
      hexes.some((hex) => distance(hex, at) === 0) ? undefined : ('blocked' as const);
    return hexes.length > 0 ? [placing(hexes, fault)] : [];
  };
  const answer = yield* ask({
    for: target,
    kind: 'drop',
    choices,
    concerns: (seen: FlowTable) => choices(seen).length > 0,
    get fallback() {
      return placeAt(near(seenBy(table, viewerOf(target)))[0]);
    },
  });
  if (stillHolds(table, attack)) fall(table, attack, readValue(hex, answer?.at));
}

/**
 * Drops the item on the hex `at`. If `at` is omitted, drops the item on an open hex next to the holder or, if there is
 * none, on the holder's own hex.
 */
function fall(table: FlowTable, { target, item }: Strike, at: Hex | undefined): void {
  const holder = fighterOf(table, target);
  const hand = item === undefined ? undefined : handWith(holder, item);
  if (hand) dropItem(table, target, hand, at ?? nextTo(table, target, target) ?? holder.at);
}

/**
 * Returns the first open hex next to the holder; undefined if there is none. A hex with a fighter hidden from `by`
 * counts as open.
 */
function nextTo(table: FlowTable, by: Id, holder: Id): Hex | undefined {
  return openAround(withRevealed(seenBy(table, viewerOf(by)), table, holder), holder)[0];
}

function* letAttackerTake(table: FlowTable, attack: Strike, throws: number): Script {
  const { by, target } = attack;
  const answer = yield* ask({
    for: by,
    kind: 'disarm',
    choices: (seen: FlowTable) => takeChoices(withRevealed(seen, table, target), attack, throws),
    concerns: (seen: FlowTable) => takeChoices(withRevealed(seen, table, target), attack, throws).length > 0,
    get fallback() {
      return defaultTake(table, attack);
    },
  });
  if (!stillHolds(table, attack) || !isStanding(table, by)) return;
  if (answer?.option === 'take') take(table, attack);
  else fall(table, { ...attack, target }, readValue(hex, answer?.at));
}

function canTake(table: FlowTable, { by, item, wielded }: Strike): boolean {
  if (item === undefined || !isMelee(wielded.weapon)) return false; // FLOW-R53
  return handToTake(table, by, item) !== undefined;
}

/** Returns the hand that can take the item; undefined if none can. A two-handed item needs both hands free. */
function handToTake(table: FlowTable, by: Id, item: string): Hand | undefined {
  const taker = fighterOf(table, by);
  const [first, second] = freeHands(taker); // FLOW-R25
  return isTwoHanded(taker, item) && second === undefined ? undefined : first;
}

/**
 * Returns the attacker's default answer: to take the item or, if that is impossible, to place it next to its holder.
 */
function defaultTake(table: FlowTable, attack: Strike): Answer {
  if (!isStanding(table, attack.by) || !stillHolds(table, attack)) return { option: 'place' };
  return canTake(table, attack) ? { option: 'take' } : placeAt(nextTo(table, attack.by, attack.target));
}

function placeAt(at: Hex | undefined): Answer {
  return at ? { option: 'place', at } : { option: 'place' };
}

function openWithin(table: FlowTable, target: Id, hexes: number): Hex[] {
  return range(fighterOf(table, target).at, hexes).filter((hex) => isOpen(table, hex));
}

function takeChoices(table: FlowTable, attack: Strike, throws: number): Choice[] {
  if (!stillHolds(table, attack) || !isStanding(table, attack.by)) return [];
  const { at: from } = fighterOf(table, attack.target);
  const hexes = openWithin(table, attack.target, throws);
  const fault = (at: Hex) => {
    if (!isOpen(table, at)) return 'blocked' as const;
    return distance(from, at) > throws ? ('too-far' as const) : undefined;
  };
  const take = canTake(table, attack) ? [{ option: 'take' }] : [];
  return hexes.length > 0 ? [...take, placing(hexes, fault)] : take;
}

function take(table: FlowTable, { by, target, item }: Strike): void {
  const holder = fighterOf(table, target);
  const from = item === undefined ? undefined : handWith(holder, item);
  const into = item === undefined ? undefined : handToTake(table, by, item);
  if (!from || !into || item === undefined) return;
  const { charges } = letGo(holder, from);
  receive(fighterOf(table, by), item, into, charges); // FLOW-53
  emit(table, { type: 'taken', by, target, item, clause: 'FLOW-53' });
}
