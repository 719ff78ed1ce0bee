import type { Actions } from '../../../../engine/core/action.ts';
import { onStack, type Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, hex, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { type Hex, isAdjacent, isSame } from '../../../../hex/axial.ts';
import { isWall, withoutWall } from '../../../../hex/map.ts';
import { action, type FlowTable } from '../../table.ts';
import { SAID } from '../../words/catalog.ts';
import { rollCheck } from '../checks.ts';
import { dropItem } from '../ground.ts';
import { skillCheck } from '../modifiers.ts';
import { faultOutsideFight } from '../permission.ts';
import { offerReadied } from '../ready-window.ts';
import { handWith } from '../wielding.ts';
import { declare } from './declare.ts';

const FREE_ACTIONS = ['knowledge', 'speak', 'drop', 'operate', 'open-door'] as const; // FLOW-81

type FreeAct = {
  readonly what: (typeof FREE_ACTIONS)[number];
  readonly item?: string | undefined;
  readonly at?: Hex | undefined;
};

export const free = action({
  params: { what: oneOf(FREE_ACTIONS), item: optional(anId()), at: optional(hex) },

  understand(act) {
    if (act.what === 'drop' && act.item === undefined) return undefined;
    return act.what === 'open-door' && act.at === undefined ? undefined : act;
  },

  check: (table, by, act) => faultOutsideFight(table, by) ?? faultOf(table, by, act), // FLOW-62: a held fighter may take free actions, too

  *variants(table, by) {
    const fighter = findFighter(table, by);
    if (!fighter) return;
    yield { what: 'knowledge' };
    yield { what: 'speak' };
    for (const item of new Set([fighter.main, fighter.off])) if (item !== null) yield { what: 'drop', item };
    yield { what: 'operate' };
    for (const at of table.options.doors) if (isAdjacent(fighter.at, at)) yield { what: 'open-door', at };
  },

  *run(table, by, act, actions) {
    fighterOf(table, by).freeUsed += 1;
    declare(table, by, 'free', {}, { what: act.what });
    yield* onStack(table, { name: 'free', by }, carryOut(table, by, act, actions));
  },
});

function faultOf(table: FlowTable, by: Id, { what, item, at }: FreeAct): Fault | undefined {
  const fighter = fighterOf(table, by);
  if (what === 'drop' && !(item !== undefined && handWith(fighter, item))) return 'no-such-item';
  if (what !== 'open-door') return undefined;
  const isDoor =
    at !== undefined && table.options.doors.some((door) => isSame(door, at)) && isWall(table.map, at);
  return isDoor && isAdjacent(fighter.at, at)
    ? undefined
    : { code: 'no-such-target', say: SAID.refusals.noDoor };
}

function* carryOut(
  table: FlowTable,
  by: Id,
  { what, item, at }: FreeAct,
  actions: Actions<FlowTable>,
): Script {
  const fighter = fighterOf(table, by);
  if (what === 'knowledge') rollCheck(table, by, skillCheck(fighter, 'knowledge', 'action', 'FLOW-81'));
  if (what === 'drop' && item !== undefined) {
    const hand = handWith(fighter, item);
    if (hand) dropItem(table, by, hand, fighter.at);
  }
  if (what !== 'open-door' || at === undefined) return;
  table.map = withoutWall(table.map, at); // FLOW-81
  emit(table, { type: 'door-opened', by, at });
  yield* offerReadied(table, { on: 'opens', by }, actions); // FLOW-69
}
