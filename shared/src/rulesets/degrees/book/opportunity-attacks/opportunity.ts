import { type Choice, onStack, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { isAdjacent } from '../../../../hex/axial.ts';
import { areEnemies } from '../../../../kit/sides.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import { strikeWith } from '../attacks/strike-with.ts';
import { faultOfRange, has, meansOf, weaponsOf } from '../attacks/wielding.ts';
import { isFreeToReact, isHelpless, masterOf } from '../conditions.ts';
import { inAskingOrder } from '../order.ts';
import { afterQuick, faultOfQuick, quickPart, quickParts, takeQuick } from '../quick-part.ts';
import type { Windows } from '../staged-action.ts';
import { askWithSurge, type ReactionQuestion } from '../surges/ask-with-surge.ts';
import { type Provoked, threatens } from './threats.ts';

/** Offers opportunity attacks on a fighter before it acts. Returns whether the fighter can still act. */
export function* opportunity(
  table: DegreesTable,
  by: Id,
  provoked: Provoked,
  windows: Windows,
): Script<boolean> {
  const mayNow = (id: Id) => mayStrike(table, id, by, provoked);
  for (const { id } of inAskingOrder(table)) {
    if (!mayNow(id)) continue; // DEG-93, DEG-R19
    const answer = yield* askWithSurge(table, offer(table, id, by, provoked), windows);
    if (answer.option === 'attack' && mayNow(id)) yield* strikeAt(table, id, by, answer, windows); // DEG-R19
  }
  const actor = findFighter(table, by);
  return actor !== undefined && !isHelpless(actor); // DEG-R19
}

/** Returns whether a fighter may make an opportunity attack on `target` now. */
export function mayStrike(table: DegreesTable, id: Id, target: Id, provoked: Provoked): boolean {
  const [me, actor] = [findFighter(table, id), findFighter(table, target)];
  return me !== undefined && actor !== undefined && couldStrike(table, me, actor, provoked);
}

/**
 * Returns whether `me` could make an opportunity attack on `actor`. In a forecast, `actor` may be a copy in a hex along
 * its planned path.
 */
export function couldStrike(
  table: DegreesTable,
  me: DegreesFighter,
  actor: DegreesFighter,
  provoked: Provoked,
): boolean {
  if (actor.defeated || !areEnemies(me, actor)) return false;
  if (me.reaction === 0 || !isFreeToReact(me)) return false; // DEG-10, DEG-25, DEG-R18
  if (provoked.only !== undefined && provoked.only !== me.id) return false; // DEG-14, DEG-16
  if (provoked.except === me.id) return false; // DEG-65
  if (provoked.beside && !isAdjacent(me.at, actor.at)) return false; // DEG-128
  return threatens(table, me, actor.at) && strikesOf(table, me, actor).length > 0; // DEG-93
}

/** Returns the weapons for an opportunity attack: close weapons in combat, court weapons in other encounters. */
export function strikesOf(table: DegreesTable, me: DegreesFighter, target: DegreesFighter): string[] {
  return weaponsOf(me).filter((weapon) => faultOfStrike(table, me, target, weapon) === undefined);
}

function faultOfStrike(
  table: DegreesTable,
  me: DegreesFighter,
  target: DegreesFighter,
  weapon: string,
): Fault | undefined {
  if (!has(me, weapon)) return 'no-such-item';
  const type = table.options.encounter === 'combat' ? 'close' : 'court'; // DEG-92, DEG-93
  const own = weaponOf(me, weapon);
  return own.type === type ? faultOfRange(table, me.at, target.at, own) : 'bad-input';
}

function offer(table: DegreesTable, id: Id, target: Id, provoked: Provoked): ReactionQuestion {
  return {
    for: id,
    speaker: masterOf(table, id) ?? id, // DEG-R12
    kind: 'opportunity',
    choices: (seen: DegreesTable) =>
      mayStrike(seen, id, target, provoked) ? [attackChoice(seen, id, target), { option: 'pass' }] : [],
    concerns: (seen: DegreesTable) => mayStrike(seen, id, target, provoked),
    fallback: { option: 'pass' },
  };
}

function* strikeAt(table: DegreesTable, id: Id, target: Id, answer: Params, windows: Windows): Script {
  payReaction(table, fighterOf(table, id)); // DEG-10
  const pending = { name: 'opportunity', by: id, target };
  yield* onStack(table, pending, attackWith(table, id, target, answer, windows));
  yield* windows.triggered(table, { on: 'attacks', by: id }); // DEG-24
}

function* attackWith(
  table: DegreesTable,
  id: Id,
  target: Id,
  { weapon, quick }: Params,
  windows: Windows,
): Script {
  yield* takeQuick(table, id, quick, windows); // DEG-8
  const [me, actor] = [findFighter(table, id), findFighter(table, target)];
  if (!me || !actor || actor.defeated || isHelpless(me)) return;
  const named = typeof weapon === 'string' ? weapon : strikesOf(table, me, actor)[0]; // DEG-R18
  if (named === undefined || !has(me, named)) return;
  yield* strikeWith(table, { by: id, target, means: meansOf(me, named) }, windows);
}

const PARAMS = { weapon: optional(anId()), quick: quickPart };

function attackChoice(table: DegreesTable, id: Id, target: Id): Choice {
  return {
    option: 'attack',
    params: PARAMS,
    variants: () =>
      strikesOf(table, fighterOf(table, id), fighterOf(table, target)).map((weapon) => ({ weapon })),
    axes: () => ({ quick: { type: 'one', of: quickParts(table, id) } }),
    check: ({ weapon, quick }) => {
      const faulty = faultOfQuick(table, id, quick); // DEG-8
      if (faulty !== undefined || weapon === undefined) return faulty;
      const me = afterQuick(fighterOf(table, id), quick);
      return faultOfStrike(table, me, fighterOf(table, target), String(weapon));
    },
  };
}
