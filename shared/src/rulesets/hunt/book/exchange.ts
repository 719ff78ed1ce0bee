import { ask, type Declinable, onStack, type Script } from '../../../engine/core/script.ts';
import { isWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, standing } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { named } from '../../../kit/content.ts';
import { allyOf } from '../../../kit/sides.ts';
import { THINGS } from '../sheet/things.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { isHelpless } from './helpless.ts';
import { awayFrom, outOfRange } from './positions.ts';
import { faultOfBag, faultOfLoad, handsFor, hasHandsFor, setBag, without } from './things.ts';
import { endTurn, turnAction } from './turns.ts';

const goods = named(THINGS);

/** The parameters of an exchange: a thing to give to an ally, or a thing to take from an ally. */
export interface ExchangeAct {
  readonly target: Id;
  readonly give?: string;
  readonly take?: string;
}

/** Gives one thing to an ally, or takes one thing from an ally. */
export const exchange = turnAction({
  params: { target: fighter, give: optional(goods), take: optional(goods) },
  isForAdventurers: true, // HUNT-37

  understand: (act) => ((act.give === undefined) === (act.take === undefined) ? undefined : act),

  fault(table, self, act) {
    const { from, to, thing } = dealOf(table, self.id, act);
    if (from && !holds(from, thing)) return 'no-such-item'; // HUNT-R41
    const ally = allyOf(table, self.id, act.target);
    if (ally?.type !== 'adventurer' || !from || !to) return 'no-such-target'; // HUNT-R41
    const away = awayFrom(self, ally.at);
    if (away > 1 && !isWaived(self, 'out-of-range')) return outOfRange(away, 1); // HUNT-R41
    return faultOfArrival(from, to, thing);
  },

  *variants(table, self) {
    for (const ally of standing(table)) {
      if (!allyOf(table, self.id, ally.id)) continue;
      for (const give of new Set([...self.items, ...self.weapons])) yield { target: ally.id, give };
      for (const take of new Set([...ally.items, ...ally.weapons])) yield { target: ally.id, take };
    }
  },

  *run(table, by, act) {
    const { target } = act;
    const isDone = yield* onStack(table, { name: 'exchange', by, target }, agree(table, by, act));
    if (isDone) endTurn(table, by); // HUNT-R41: a refusal does not spend the action
  },
});

/** Returns the giver, the receiver and the thing of an exchange. */
export function dealOf(table: HuntTable, by: Id, { target, give, take }: ExchangeAct) {
  const [giver, receiver] = give === undefined ? [target, by] : [by, target];
  return {
    from: findFighter(table, giver),
    to: findFighter(table, receiver),
    thing: give ?? take ?? '',
  };
}

/** Returns whether a fighter has a thing that can be exchanged: carried loose, or a weapon in hand. */
function holds({ items, weapons }: HuntFighter, thing: string): boolean {
  return items.includes(thing) || weapons.includes(thing); // HUNT-23, HUNT-R41, HUNT-R55
}

/**
 * Returns the fault if the receiver has no room for the item. A weapon in hand needs a free hand or a bag. Other
 * items count toward the receiver's load.
 */
function faultOfArrival(from: HuntFighter, to: HuntFighter, thing: string): Fault | undefined {
  if (from.items.includes(thing)) return faultOfLoad(to, thing); // HUNT-R39
  if (hasHandsFor(to, thing) || bagFor(to, thing)) return undefined;
  const needed = handsFor(to, [...to.weapons, thing]);
  return { code: 'no-free-hand', say: SAID.refusals.hands(needed, to.hands), clause: 'HUNT-R41' }; // HUNT-R41
}

/** Returns the first listed bag with room for a thing. */
function bagFor(bearer: HuntFighter, thing: string) {
  return bearer.bags.find((bag) => !faultOfBag(bearer, { ...bag, items: [...bag.items, thing] })); // HUNT-R39
}

/** Asks the ally for consent if needed, then makes the exchange. Returns whether the exchange took place. */
function* agree(table: HuntTable, by: Id, act: ExchangeAct): Script<boolean> {
  const isTaken = act.take !== undefined && !isHelpless(fighterOf(table, act.target)); // HUNT-R41
  if (isTaken) {
    const { option } = yield* ask(consent(by, act.target)); // HUNT-R41
    if (option !== 'allow') return false;
  }
  const { from, to, thing } = dealOf(table, by, act);
  if (!from || !to || !holds(from, thing) || faultOfArrival(from, to, thing)) return false;
  handOver(from, to, thing);
  emit(table, { type: 'handed-over', by: from.id, target: to.id, thing, clause: 'HUNT-23' });
  return true;
}

function handOver(from: HuntFighter, to: HuntFighter, thing: string): void {
  if (from.items.includes(thing)) {
    from.items = without(from.items, thing); // HUNT-23, HUNT-R41: hands over a loose weapon before a wielded weapon of the same kind
    to.items = [...to.items, thing]; // HUNT-23
    return;
  }
  from.weapons = without(from.weapons, thing); // HUNT-23
  const bag = bagFor(to, thing);
  if (hasHandsFor(to, thing))
    to.weapons = [...to.weapons, thing]; // HUNT-R41
  else if (bag) setBag(to, { ...bag, items: [...bag.items, thing] }); // HUNT-R41
}

function consent(by: Id, ally: Id): Declinable<'allow' | 'pass'> {
  return {
    for: ally,
    kind: 'consent',
    choices: (seen) =>
      isStanding(seen, ally) && isStanding(seen, by) ? [{ option: 'allow' }, { option: 'pass' }] : [],
    fallback: { option: 'pass' },
  };
}
