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
import { TEXT } from '../words/catalogue.ts';
import { boostOf } from './abilities/numbers.ts';
import { hasFooting, movementValue } from './conditions.ts';
import { land } from './landing.ts';
import { BOOSTED, MINOR, type Minor, readMinor } from './params.ts';
import { threatens } from './sight.ts';
import type { Deed, Pause } from './stack-action.ts';
import { isWeapon, weaponOf } from './weapons-and-armor.ts';

/** How many hexes somebody with such modifiers travels. */
export function movementBy({ athletics }: VigilFighter['stats']): number {
  return 5 + Math.floor(athletics / 2); // VIG-16, VIG-R5
}

/** What a travel is declared with. */
export const TRAVEL = { path, ...MINOR, ...BOOSTED };
export type TravelAct = Values<typeof TRAVEL>;

/** A travel: a path of hexes each next to the one before, or none at all with a smaller movement. */
export function readTravel(act: TravelAct, table: VigilTable, by: AskedId): TravelAct | undefined {
  const minor = readMinor(act.minor ?? []);
  const { path } = act;
  if (!minor || (path.length === 0 && minor.length === 0)) return undefined; // VIG-23
  const traveller = findFighter(table, by);
  const isUnknown = ({ weapon }: Minor) => weapon !== undefined && !isWeapon(traveller, weapon);
  if (act.minor?.some(isUnknown)) return undefined;
  const from = traveller?.at;
  const isWhole = path.every((hex, index) => {
    const before = index === 0 ? from : path[index - 1];
    return before === undefined || isAdjacent(before, hex); // VIG-17
  });
  return isWhole ? { ...act, minor } : undefined;
}

/** How far a travel goes with its boosts. */
function travelLength(traveller: VigilFighter, length: number, boosts: Entry['boosts']): number {
  return boosts.reduce((sum, boost) => sum + (boostOf(traveller, boost).hexes ?? 0), length); // VIG-45
}

function pathFault(
  table: VigilTable,
  traveller: VigilFighter,
  path: readonly Hex[],
  length: number,
): Fault | undefined {
  if (path.length === 0) return undefined; // VIG-23
  const tooFar = (cost: number) => ({
    code: 'too-far',
    say: TEXT.refusals.tooFar(cost, length),
    clause: 'VIG-15', // VIG-15
  });
  return faultOfPath(traveller.at, path, walkOf(table, traveller, length), tooFar); // VIG-17
}

/** What is wrong with the smaller movements: VIG-23. */
function minorMeans(fighter: VigilFighter, minor: readonly Minor[]): Fault | undefined {
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

/** Travelling along a path: VIG-15 to VIG-17, VIG-23, VIG-24, VIG-76. */
export const move: Deed<TravelAct> = {
  slot: 'movement', // VIG-14
  needsGround: true,
  needsFooting: () => true,
  cost: () => ({}),
  means: (_table, actor, { minor = [] }) => minorMeans(actor, minor),
  aim(table, actor, { path, boosts = [], minor = [] }) {
    const length = travelLength(actor, movementValue(actor), [...boosts]);
    const fault = pathFault(table, actor, path, length);
    return fault ?? (isHandFull(actor, minor) ? 'hands-full' : undefined);
  },
  recheck(_table, actor, { act: { path, minor = [] } }) {
    const [first] = path;
    const isNear = first === undefined || isAdjacent(actor.at, first); // VIG-76
    return isNear && minorMeans(actor, minor) === undefined && !isHandFull(actor, minor);
  },
  hosts: (boost) => boost === 'dash',
  *candidates(table, actor) {
    const length = movementValue(actor);
    const dashed = actor.abilities.includes('dash') ? travelLength(actor, length, ['dash']) : length;
    for (const { path, cost } of waysOf(actor.at, walkOf(table, actor, dashed))) {
      yield cost > length ? { path, boosts: ['dash'] } : { path };
    }
    yield* minorCandidates(actor);
  },
  *advance(table, entry) {
    return entry.travel && (yield* goOn(table, entry, entry.travel));
  },
};

function* minorCandidates({ weapons, wielded }: VigilFighter): Iterable<TravelAct> {
  const drop = { do: 'drop' } as const;
  if (wielded !== null) yield { path: [], minor: [drop] };
  for (const weapon of weapons) {
    if (weapon === wielded) continue;
    const draw = { do: 'draw', weapon } as const;
    yield { path: [], minor: wielded === null ? [draw] : [drop, draw] };
  }
}

/** Goes on from where the traveller stands, until it arrives, is stopped, or must be offered its next step. */
function* goOn(table: VigilTable, entry: Entry<TravelAct>, travel: Travel): Script<Pause> {
  const { path, minor = [] } = entry.act;
  const traveller = fighterOf(table, entry.by);
  let bumped: Hex | undefined;
  if (travel.made === 0) for (const one of minor) doMinor(table, traveller, one); // VIG-23, VIG-R28
  for (let next = path[travel.made]; next; next = path[travel.made]) {
    if (!canStep(table, traveller, entry, travel, next)) break;
    if (!isPassable(table, traveller, next)) {
      bumped = next; // VIG-37: ends in the last free hex
      break;
    }
    const watchers = offerStep(table, traveller, travel);
    if (watchers) return watchers;
    step(table, traveller, travel, next);
  }
  const { at } = traveller;
  land(table, entry); // VIG-76
  if (!isSame(traveller.at, at)) bumped ??= at;
  if (bumped) yield* comeUpon(table, entry.by, bumped); // VIG-R21
  return undefined;
}

function canStep(
  table: VigilTable,
  traveller: VigilFighter,
  { boosts }: Entry,
  travel: Travel,
  next: Hex,
): boolean {
  if (!hasFooting(traveller)) return false; // VIG-R10: under way it ends
  if (!isAdjacent(traveller.at, next)) return false; // VIG-76
  return travel.spent + groundCost(table, next) <= travelLength(traveller, travel.length, boosts); // VIG-75
}

/** Those who threaten the hex that the next step would leave, if it is not the first and has not been offered. */
function offerStep(table: VigilTable, traveller: VigilFighter, travel: Travel): Pause {
  const isOffered = travel.made === 0 || travel.offered > travel.made || !table.options.stepWindows;
  if (isOffered) return undefined;
  travel.offered = travel.made + 1; // whoever watches: it lies on the stack for all to see
  const watchers = enemiesOf(table, traveller.id).filter((enemy) => threatens(table, enemy, traveller.at)); // VIG-24, VIG-R9
  return watchers.length > 0 ? new Set(watchers.map(({ id }) => id)) : undefined;
}

function step(table: VigilTable, traveller: VigilFighter, travel: Travel, next: Hex): void {
  travel.spent += groundCost(table, next); // VIG-17
  travel.made += 1;
  travel.trail.push(next);
  place(table, traveller.id, next, 'moved');
}

function doMinor(table: VigilTable, fighter: VigilFighter, { weapon: drawn }: Minor): void {
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
