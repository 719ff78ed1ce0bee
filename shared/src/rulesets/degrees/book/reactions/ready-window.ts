import { onStack, type Script } from '../../../../engine/core/script.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import type { Hex } from '../../../../hex/axial.ts';
import { isMeant } from '../../../../kit/readying.ts';
import type { DegreesFighter, DegreesTable, Readied, Trigger } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import { isHelpless, masterOf } from '../conditions.ts';
import { type Deed, deedNamed } from '../deed.ts';
import { inAskingOrder } from '../order.ts';
import { askWithAsides } from './asides.ts';
import { faultOfQuick, quickPart, quickParts, takeQuick } from './quick-part.ts';
import { threatens } from './threats.ts';

/* Readied actions and what sets them off: DEG-24 to DEG-26. */

/** What has happened that somebody may have waited for. */
export type Happening =
  | { readonly on: 'moves'; readonly by: Id; readonly from: Hex; readonly to: Hex }
  | { readonly on: 'attacks' | 'casts'; readonly by: Id };

/** Asks whoever has waited for it, one after another: DEG-R19. */
export function* triggered(table: DegreesTable, what: Happening): Script {
  for (const id of inAskingOrder(table).map((fighter) => fighter.id))
    if (waitsFor(table, id, what)) yield* offerToFire(table, id, what.by, () => waitsFor(table, id, what));
}

/** After an attack of any kind is over. */
export function* afterAttack(table: DegreesTable, by: Id): Script {
  yield* triggered(table, { on: 'attacks', by });
}

function waitsFor(table: DegreesTable, id: Id, what: Happening): boolean {
  const [me, other] = [findFighter(table, id), findFighter(table, what.by)];
  if (!me?.readied || !other || me === other) return false;
  return fits(table, me, other, me.readied.trigger, what);
}

function fits(
  table: DegreesTable,
  me: DegreesFighter,
  other: DegreesFighter,
  { on, by = 'enemy' }: Trigger,
  what: Happening,
): boolean {
  if (!isMeant(table, me, by, other.id)) return false;
  if (on !== 'enters-reach') return on === what.on; // §6.2
  return what.on === 'moves' && threatens(table, me, what.to) && !threatens(table, me, what.from); // §6.2
}

/** Asks somebody whether it does what it has readied, if that is legal now. */
export function* offerToFire(
  table: DegreesTable,
  id: Id,
  by: Id,
  mayStill: (seen: DegreesTable) => boolean = () => true,
): Script {
  const isOpen = (seen: DegreesTable) => mayStill(seen) && planOf(seen, id, by) !== undefined;
  const answer = yield* askWithAsides(table, {
    for: id,
    speaker: masterOf(table, id) ?? id,
    kind: 'ready',
    choices: (seen: DegreesTable) => (isOpen(seen) ? choices(seen, id) : []),
    concerns: (seen: DegreesTable) => findFighter(seen, id)?.ready !== null,
    fallback: { option: 'pass' },
  });
  const plan = answer.option === 'fire' && isOpen(table) ? planOf(table, id, by) : undefined;
  if (!plan) return;
  const me = fighterOf(table, id);
  payReaction(table, me); // DEG-24
  me.ready = null;
  me.readied = null;
  emit(table, { type: 'fired', by: id, action: plan.deed.name, clause: 'DEG-24' });
  yield* onStack(table, { name: 'ready', by: id }, fire(table, id, plan, answer.quick));
}

const FIRE = { quick: quickPart };

function choices(table: DegreesTable, id: Id) {
  const fire = {
    option: 'fire',
    params: FIRE,
    variants: () => [{}],
    axes: () => ({ quick: { type: 'one' as const, of: quickParts(table, id) } }),
    check: ({ quick }: Params) => faultOfQuick(table, id, quick), // DEG-8
  };
  return [fire, { option: 'pass' }];
}

interface Plan {
  readonly deed: Deed;
  readonly act: Params;
}

/** What somebody would do now that its trigger has happened; undefined: it cannot. */
function planOf(table: DegreesTable, id: Id, by: Id): Plan | undefined {
  const me = findFighter(table, id);
  if (!me?.readied || me.reaction === 0 || isHelpless(me)) return undefined; // DEG-10
  const plan = meant(table, id, me.readied, by);
  return plan && plan.deed.fault(table, me, plan.act, 'readied') === undefined ? plan : undefined;
}

function meant(table: DegreesTable, id: Id, { action }: Readied, by: Id): Plan | undefined {
  const { do: name, ...params } = action;
  const deed = deedNamed(name);
  const act = deed?.parse(aimedAt(params, by), table, id);
  return deed && act && { deed, act };
}

/** `trigger` means the one who set it off: §6.2. */
function aimedAt(params: Params, by: Id): Params {
  const named = ([name, value]: [string, Json | undefined]) =>
    [name, value === 'trigger' ? by : value] as const;
  return Object.fromEntries(Object.entries(params).map(named));
}

function* fire(table: DegreesTable, id: Id, { deed, act }: Plan, quick: Json | undefined): Script {
  yield* takeQuick(table, id, quick); // DEG-8
  const me = findFighter(table, id);
  if (!me || deed.fault(table, me, act, 'readied') !== undefined) return;
  yield* deed.carryOut(table, id, act, 'readied');
}
