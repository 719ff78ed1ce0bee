import { type Answer, ask, type Choice, type Question, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { askInOrder } from '../../../kit/asking.ts';
import { placeBefore } from '../../../kit/turn-order.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { rollCheck } from './checks.ts';

/** Determines the turn order of the battle (VIG-1 to VIG-4). */
export function* decideOrder(table: VigilTable): Script {
  if (table.order.length === 0) {
    table.phase = 'order';
    yield* orderByVigilance(table);
  }
  emit(table, { type: 'ordered', order: [...table.order], clause: 'VIG-1' });
}

function* orderByVigilance(table: VigilTable): Script {
  const groups = groupsByVigilance(fightersOf(table).filter(({ hidden }) => !hidden)); // VIG-R21
  const last = yield* askTiedWithNpcs(groups);
  const order: Id[] = [];
  for (const group of groups) {
    const pcs = group.filter(({ pc }) => pc).map(({ id }) => id);
    const npcs = group.filter(({ pc }) => !pc).map(({ id }) => id); // VIG-R15: tied NPCs keep the order of the setup
    const first = pcs.filter((id) => !last.has(id));
    order.push(...(yield* agreeOnOrder(table, first)));
    order.push(...npcs);
    order.push(
      ...(yield* agreeOnOrder(
        table,
        pcs.filter((id) => last.has(id)),
      )),
    );
  }
  table.order = order.filter((id) => table.fighters[id]);
  for (const id of Object.keys(table.fighters)) if (!table.order.includes(id)) insertIntoOrder(table, id);
}

/** Groups fighters by vigilance, highest first. Each group keeps the setup order. */
function groupsByVigilance(fighters: readonly VigilFighter[]): VigilFighter[][] {
  const groups = Map.groupBy(fighters, ({ vigilance }) => vigilance);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group); // VIG-1
}

/**
 * Asks each PC tied with an NPC whether to act before or after the NPCs. Returns the PCs that act after them (VIG-3).
 */
function* askTiedWithNpcs(groups: readonly VigilFighter[][]): Script<Set<Id>> {
  const last = new Set<Id>();
  for (const group of groups) {
    const npcs = group.filter(({ pc }) => !pc);
    for (const { id, pc } of group) {
      if (pc && (yield* standsAfter(id, npcs))) last.add(id);
    }
  }
  return last;
}

/** Asks a PC whether it acts after these NPCs. Does not ask if none of them is still in the fight (VIG-3). */
export function* standsAfter(id: Id, npcs: readonly VigilFighter[]): Script<boolean> {
  const isTied = (seen: VigilTable) => isStanding(seen, id) && npcs.some((npc) => isStanding(seen, npc.id));
  const answer = yield* ask({
    for: id,
    kind: 'tie-npc', // VIG-3
    choices: (seen: VigilTable) => (isTied(seen) ? [{ option: 'after' }, { option: 'first' }] : []),
    concerns: isTied,
    fallback: { option: 'first' } satisfies Answer, // VIG-41
  });
  return answer?.option === 'after';
}

/** Returns the order of tied PCs, by agreement or else by dice (VIG-4). */
export function* agreeOnOrder(table: VigilTable, tied: readonly Id[]): Script<Id[]> {
  const placed: Id[] = [];
  const left = () => standing(table, tied).filter((id) => !placed.includes(id));
  while (left().length > 1) {
    const named = yield* nameFirst(table, left());
    if (named === 'roll') placed.push(...rollOff(table, left()));
    else if (named !== null) placed.push(named); // VIG-4: the remaining PCs name the next fighter
  }
  return [...placed, ...tied.filter((id) => !placed.includes(id))];
}

/**
 * Returns the fighter that the whole group names, or `roll` if the members disagree or one of them prefers to roll.
 * Returns null if the named fighter is out of the fight.
 */
function* nameFirst(table: VigilTable, group: readonly Id[]): Script<Id | null> {
  let named: Id | null = null;
  const isNamedGone = (seen: VigilTable) => named !== null && !isStanding(seen, named); // VIG-72
  const firstQuestion = (id: Id): Question => {
    const choices = (seen: VigilTable) => (isNamedGone(seen) ? [] : firstChoices(seen, id, group));
    const concerns = (seen: VigilTable) => choices(seen).length > 0;
    return { for: id, kind: 'tie-pc', choices, concerns, fallback: { option: 'roll' } }; // VIG-41
  };
  const roll = yield* askInOrder(table, group, firstQuestion, function* (_id, { option }) {
    if (option === 'roll' || (named !== null && option !== named)) return 'roll';
    named = option;
  });
  return isNamedGone(table) ? null : (roll ?? named);
}

/**
 * Returns the options of a group member: the fighters that it may name, and `roll`. Empty if fewer than two fighters
 * are left (VIG-4).
 */
function firstChoices(table: VigilTable, id: Id, group: readonly Id[]): Choice[] {
  const left = standing(table, group);
  if (!left.includes(id) || left.length < 2) return [];
  return [...left, 'roll'].sort().map((option) => ({ option }));
}

function standing(table: VigilTable, ids: readonly Id[]): Id[] {
  return ids.filter((id) => isStanding(table, id));
}

/**
 * Rolls dexterity checks and returns the fighters in order of their results. Fighters with equal results roll again:
 * VIG-4.
 */
function rollOff(table: VigilTable, group: readonly Id[]): Id[] {
  const results = group.map((id) => ({
    id,
    total: rollCheck(table, fighterOf(table, id), { stat: 'dexterity', causes: [] }).total,
  }));
  const byTotal = [...Map.groupBy(results, ({ total }) => total)].sort(([a], [b]) => b - a);
  return byTotal.flatMap(([, equal]) => {
    const ids = equal.map(({ id }) => id);
    return ids.length > 1 ? rollOff(table, ids) : ids;
  });
}

/**
 * Inserts a fighter into the turn order, directly before `before` or else behind all fighters of equal vigilance:
 * VIG-R15.
 */
export function insertIntoOrder(table: VigilTable, id: Id, before?: Id): void {
  const { vigilance } = fighterOf(table, id);
  const others = table.order.filter((other) => other !== id);
  const vigilanceOf = (other: Id) => fighterOf(table, other).vigilance;
  const equal = others.findLastIndex((other) => vigilanceOf(other) === vigilance);
  const next = equal >= 0 ? others[equal + 1] : others.find((other) => vigilanceOf(other) < vigilance);
  placeBefore(table, id, others.find((other) => other === before) ?? next);
}
