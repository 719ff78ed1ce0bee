import type { Campaign, FightResult } from '@riposte/shared/campaign/campaign';
import { takeAlong } from '@riposte/shared/campaign/carry';
import { differencesBetween } from '@riposte/shared/campaign/differences';
import { fightRecordOf } from '@riposte/shared/campaign/fight-record';
import { type BroughtOrders, ordersAfter, withIds } from '@riposte/shared/campaign/orders';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { withoutUndone } from '@riposte/shared/engine/history/rewind';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { Json } from '@riposte/shared/engine/schema/json';
import { isSameJson } from '@riposte/shared/engine/schema/same-json';
import type { GameEvent } from '@riposte/shared/engine/state/event';
import { findFighter, type Table } from '@riposte/shared/engine/state/table';
import { filterEvent } from '@riposte/shared/engine/visibility/event-audience';
import type { CampaignView } from '@riposte/shared/protocol/campaign';
import { begin, step } from '@riposte/shared/recording/play-again';
import { heroOf } from '@riposte/shared/scenario/party';
import { viewerOf } from '../battles/rights.ts';
import type { Supervisor } from '../battles/supervisor.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleAccess, CampaignRecord } from '../store/campaign-store.ts';
import type { BattleRecord } from '../store/store.ts';
import * as failures from '../words/failures.ts';
import { changed, requireCampaign, requireGm, saveChanged, viewFor } from './campaign-changes.ts';
import { battleOf } from './campaign-fights.ts';

type Proposal = Pick<FightResult, 'hero' | 'differences' | 'record'>;

/** Proposes results as `proposeFor` does, for a sender who must be a GM. */
export async function proposeResults(
  services: BattleServices,
  id: string,
  fight: Id,
  key: string,
): Promise<CampaignView> {
  const { member } = await requireGm(services, id, key);
  return viewFor(await proposeFor(services, id, fight), member);
}

/**
 * Replays a fight that is over, and proposes to the GMs which effects each hero keeps. Results that are already applied
 * stay as they are. All results do so if the fight changes during the replay, for example because another process
 * proposes them. Throws a `Failure` if the fight is not over.
 */
export async function proposeFor(services: BattleServices, id: string, fight: Id): Promise<CampaignRecord> {
  const record = await requireCampaign(services, id);
  const { battle, access } = await battleOf(services, record, fight);
  if (battle.status !== 'over') throw new Failure(failures.fightNotOver);
  const rules = await services.rulebooks.of(battle, battle.id);
  const { table, events } = await endOf(services, rules, battle);
  const open = openResults(record.campaign, fight, access.fighters);
  const { brought = {} } = (await services.store.settings(battle.id)) ?? {};
  const end = { table, events, access, brought };
  const results = open.map(([hero, fighter]) =>
    rules.run((edition) => proposalOf(edition, battle, { ...end, hero, fighter })),
  );
  const recording = `/t/${battle.id}/replay#${access.links.spectator}`;
  const proposed = { do: 'propose-results', fight, results };
  const recorded = { do: 'edit-fight', fight, recording };
  const by = { member: null, at: Date.now() };
  const before = outcomeIn(record.campaign, fight);
  return await saveChanged(services, id, async (now) => {
    if (!isSameJson(outcomeIn(now, fight), before)) return now;
    return await changed(services, await changed(services, now, by, proposed), by, recorded);
  });
}

/** Returns whether a fight of a campaign is over, and its results as JSON. */
function outcomeIn({ fights }: Campaign, fight: Id): Json {
  const { isOver = false, results = [] } = fights.find((one) => one.id === fight) ?? {};
  return { isOver, results } as unknown as Json;
}

/** Returns the heroes whose results are not applied, with their fighters. */
function openResults(
  { heroes, fights }: Campaign,
  fight: Id,
  fighters: Readonly<Record<Id, Id>>,
): readonly (readonly [Id, Id])[] {
  const results = fights.find((one) => one.id === fight)?.results ?? [];
  const isOpen = (hero: Id) => !results.some((one) => one.hero === hero && one.status === 'applied');
  return Object.entries(fighters).filter(([id]) => heroes.some((hero) => hero.id === id) && isOpen(id));
}

/** Replays a fight in slices. Returns its last table, and the events that all viewers may know. */
async function endOf(
  { store, slices }: BattleServices,
  rules: Supervisor,
  record: BattleRecord,
): Promise<{ readonly table: Table; readonly events: readonly GameEvent[] }> {
  const entries = await store.journal(record.id);
  const battle = rules.run((edition) => begin(edition, { ...record, entries }));
  const everyone = viewerOf({ role: 'spectator', fighters: [] });
  const events: GameEvent[] = [];
  for await (const { input } of slices.over(withoutUndone(entries)))
    events.push(
      ...rules.run(({ ruleset }) =>
        step(battle, input).flatMap((one) => filterEvent(ruleset, one, everyone) ?? []),
      ),
    );
  return { table: battle.table, events };
}

interface End {
  readonly hero: Id;
  readonly fighter: Id;
  readonly table: Table;
  readonly events: readonly GameEvent[];
  readonly access: BattleAccess;
  /** The orders that fighters have brought but that were not given, by fighter. */
  readonly brought: BroughtOrders;
}

/**
 * Returns the result of a fight for a hero. It contains only differences from the hero who entered the fight, so that
 * later changes of the hero are kept.
 */
function proposalOf(
  { ruleset }: Edition,
  { setup }: BattleRecord,
  { hero, fighter, table, events, access: { fighters, orders = {} }, brought }: End,
): Proposal {
  const nameOf = (id: Id) => findFighter(table, id)?.name ?? id;
  const record = fightRecordOf(ruleset, events, fighter, nameOf);
  const from = setup.combatants.find(({ id }) => id === fighter);
  if (!from) return { hero, differences: [], record };
  const entered = { ...heroOf(from), state: from.state ?? {}, orders: orders[hero] };
  const { options, content } = setup;
  const left = takeAlong({ ruleset, options, content }, entered, table, fighter);
  const heroes = new Map(Object.entries(fighters).map(([id, played]) => [played, id]));
  const waiting = withIds(brought[fighter] ?? [], heroes);
  const after = ordersAfter(table, fighter, { entered: orders[hero] ?? [], waiting, heroes });
  return { hero, differences: differencesBetween(entered, { ...left, orders: after }), record };
}
