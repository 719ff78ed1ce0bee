import { comeUpon } from '../../../engine/core/hiding.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { path, type Values } from '../../../engine/schema/field-schema.ts';
import type { AskedId } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit, place } from '../../../engine/state/verbs.ts';
import { type Hex, isAdjacent, isSame } from '../../../hex/axial.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import { faultOfPath, groundCost, isPassable, walkOf, waysOf } from '../../../kit/walking.ts';
import type { Entry, Travel, VigilFighter, VigilTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { boostOf } from './abilities/numbers.ts';
import { ownAction, type Watchers } from './action-rule.ts';
import { hasFooting, movementValue } from './conditions.ts';
import { land } from './landing.ts';
import { BOOST_PARAMS, MINOR_PARAMS, type Minor, readMinor } from './params.ts';
import { threatens } from './sight.ts';
import { isWeapon, weaponOf } from './weapons-and-armor.ts';

/** Returns the movement value, in hexes, that results from a fighter's stats. */
export function movementBy({ athletics }: VigilFighter['stats']): number {
  return 5 + Math.floor(athletics / 2); // VIG-16, VIG-R5
}

const PARAMS = { path, ...MINOR_PARAMS, ...BOOST_PARAMS };
type MoveAct = Values<typeof PARAMS>;

/**
 * Returns the parameters of a move in normal form; undefined if they are malformed. The path must be connected. It may
 * be empty only if the move includes a minor action.
 */
function readMove(act: MoveAct, table: VigilTable, by: AskedId): MoveAct | undefined {
  const minor = readMinor(act.minor ?? []);
  const { path } = act;
  if (!minor || (path.length === 0 && minor.length === 0)) return undefined; // VIG-23
  const mover = findFighter(table, by);
  const isUnknown = ({ weapon }: Minor) => weapon !== undefined && !isWeapon(mover, weapon);
  if (act.minor?.some(isUnknown)) return undefined;
  const from = mover?.at;
  const isWhole = path.every((hex, index) => {
    const before = index === 0 ? from : path[index - 1];
    return before === undefined || isAdjacent(before, hex); // VIG-17
  });
  return isWhole ? { ...act, minor } : undefined;
}

/** Returns the length of a move in hexes, including the hexes that its boosts add. */
function moveLength(mover: VigilFighter, length: number, boosts: Entry['boosts']): number {
  return boosts.reduce((sum, boost) => sum + (boostOf(mover, boost).hexes ?? 0), length); // VIG-45
}

function pathFault(
  table: VigilTable,
  mover: VigilFighter,
  path: readonly Hex[],
  length: number,
): Fault | undefined {
  if (path.length === 0) return undefined; // VIG-23
  const tooFar = (cost: number) => ({
    code: 'too-far',
    say: SAID.refusals.tooFar(cost, length),
    clause: 'VIG-15', // VIG-15
  });
  return faultOfPath(mover.at, path, walkOf(table, mover, length), tooFar); // VIG-17
}

/** Returns the fault if a move's minor actions, which drop or draw a weapon, are illegal (VIG-23). */
function minorFault(fighter: VigilFighter, minor: readonly Minor[]): Fault | undefined {
  const { weapons, wielded } = fighter;
  let hand = wielded;
  let carried = weapons;
  for (const { weapon } of minor) {
    if (weapon) {
      if (!carried.includes(weapon)) return 'no-such-item';
      hand = weapon;
    } else {
      if (hand === null || weaponOf(fighter, hand).isNatural) return 'not-wielded'; // VIG-23
      carried = carried.filter((weapon) => weapon !== hand);
      hand = null;
    }
  }
  return undefined;
}

function isHandFull({ wielded }: VigilFighter, minor: readonly Minor[]): boolean {
  const [first] = minor;
  return first?.do === 'draw' && wielded !== null;
}

/** Moves along a path (VIG-15 to VIG-17, VIG-23, VIG-24, VIG-76). */
export const move = ownAction('move', {
  params: PARAMS,
  understand: readMove,
  slot: 'movement', // VIG-14
  needsGround: true,
  needsFooting: () => true,
  cost: () => ({}),
  faultOfMeans: (_table, actor, { minor = [] }) => minorFault(actor, minor),
  faultOfAim(table, actor, { path, boosts = [], minor = [] }) {
    const length = moveLength(actor, movementValue(actor), [...boosts]);
    const fault = pathFault(table, actor, path, length);
    return fault ?? (isHandFull(actor, minor) ? 'hands-full' : undefined);
  },
  recheck(_table, actor, { act: { path, minor = [] } }) {
    const [first] = path;
    const isNear = first === undefined || isAdjacent(actor.at, first); // VIG-76
    return isNear && minorFault(actor, minor) === undefined && !isHandFull(actor, minor);
  },
  allowsBoost: (boost) => boost === 'dash',
  *candidates(table, actor): Iterable<MoveAct> {
    const length = movementValue(actor);
    const dashed = actor.abilities.includes('dash') ? moveLength(actor, length, ['dash']) : length;
    for (const { path, cost } of waysOf(actor.at, walkOf(table, actor, dashed))) {
      yield cost > length ? { path, boosts: ['dash'] } : { path };
    }
    yield* minorCandidates(actor);
  },
  *advance(table, entry) {
    return entry.travel && (yield* continueMove(table, entry, entry.travel));
  },
});

function* minorCandidates({ weapons, wielded }: VigilFighter): Iterable<MoveAct> {
  const drop = { do: 'drop' } as const;
  if (wielded !== null) yield { path: [], minor: [drop] };
  for (const weapon of weapons) {
    if (weapon === wielded) continue;
    const draw = { do: 'draw', weapon } as const;
    yield { path: [], minor: wielded === null ? [draw] : [drop, draw] };
  }
}

/**
 * Continues a move until it ends or is about to leave a threatened hex. In the latter case, returns the enemies who may
 * respond first.
 */
function* continueMove(table: VigilTable, entry: Entry<MoveAct>, travel: Travel): Script<Watchers> {
  const { path, minor = [] } = entry.act;
  const mover = fighterOf(table, entry.by);
  let blockedAt: Hex | undefined;
  if (travel.made === 0) for (const one of minor) doMinorAction(table, mover, one); // VIG-23, VIG-R28
  for (let next = path[travel.made]; next; next = path[travel.made]) {
    if (!canStep(table, mover, entry, travel, next)) break;
    if (!isPassable(table, mover, next)) {
      blockedAt = next; // VIG-37: a blocked move ends in its last free hex
      break;
    }
    const watchers = offerStep(table, mover, travel);
    if (watchers) return watchers;
    step(table, mover, travel, next);
  }
  const { at } = mover;
  land(table, entry); // VIG-76
  if (!isSame(mover.at, at)) blockedAt ??= at;
  if (blockedAt) yield* comeUpon(table, entry.by, blockedAt); // VIG-R21
  return undefined;
}

function canStep(
  table: VigilTable,
  mover: VigilFighter,
  { boosts }: Entry,
  travel: Travel,
  next: Hex,
): boolean {
  if (!hasFooting(mover)) return false; // VIG-R10: a held or prone fighter stops
  if (!isAdjacent(mover.at, next)) return false; // VIG-76
  return travel.spent + groundCost(table, next) <= moveLength(mover, travel.length, boosts); // VIG-75
}

/**
 * Returns the enemies who threaten the mover's hex and may respond before the next step. Returns undefined if there
 * are no such enemies, if no step has been made yet, or if the reaction window before this step is over.
 */
function offerStep(table: VigilTable, mover: VigilFighter, travel: Travel): Watchers {
  const isOffered = travel.made === 0 || travel.offered > travel.made || !table.options.stepWindows;
  if (isOffered) return undefined;
  travel.offered = travel.made + 1; // set even if no enemy can respond: the stack is public and must not reveal hidden enemies
  const watchers = enemiesOf(table, mover.id).filter((enemy) => threatens(table, enemy, mover.at)); // VIG-24, VIG-R9
  return watchers.length > 0 ? new Set(watchers.map(({ id }) => id)) : undefined;
}

function step(table: VigilTable, mover: VigilFighter, travel: Travel, next: Hex): void {
  travel.spent += groundCost(table, next); // VIG-17
  travel.made += 1;
  travel.trail.push(next);
  place(table, mover.id, next, 'moved');
}

function doMinorAction(table: VigilTable, fighter: VigilFighter, { weapon: drawn }: Minor): void {
  if (drawn) {
    fighter.wielded = drawn;
    emit(table, { type: 'drew', by: fighter.id, weapon: drawn, clause: 'VIG-23' });
    return;
  }
  const weapon = fighter.wielded;
  fighter.weapons = fighter.weapons.filter((other) => other !== weapon);
  fighter.unloaded = fighter.unloaded.filter((other) => other !== weapon);
  fighter.wielded = null;
  emit(table, { type: 'dropped-weapon', by: fighter.id, weapon, clause: 'VIG-23' });
}
