import { randomBytes } from 'node:crypto';
import { nextSetup } from '@riposte/shared/campaign/carry';
import { nextOrders } from '@riposte/shared/campaign/orders';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { SetupFighter } from '@riposte/shared/engine/setup/setup';
import type { Table } from '@riposte/shared/engine/state/table';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import type { LiveBattle } from '../battles/live-battle.ts';
import { bytesOfBattle } from '../guard/limits.ts';
import type { Lock } from '../scheduling/mutex.ts';
import type { BattleRecord, BattleStore } from '../store/store.ts';
import { takeNew } from '../store/take-new.ts';
import { refusal } from '../words/refusals.ts';
import type { Invitations } from './invitations.ts';
import { newId } from './links.ts';
import type { Seating } from './seating.ts';
import { Settings } from './settings.ts';

interface Backing {
  readonly store: BattleStore;
  /** Whether the sender may open battles, which can need a sign-in. */
  readonly mayOpen: boolean;
  /** Resolves to whether the sender may store `bytes` more bytes today. */
  readonly mayStore: (bytes: number) => Promise<boolean>;
}

/** A battle with its seats, settings and links. */
interface Finished {
  readonly live: Pick<LiveBattle, 'record' | 'table' | 'supervised'>;
  readonly seating: Seating;
  readonly settings: Settings;
  readonly invitations: Invitations;
}

/**
 * Creates the next battle after one is over, with the same seats, keys and links. With `isWounded`, the heroes keep the
 * lasting effects of the fight, such as wounds, spent points and lost gear. In any case, they keep their lasting
 * orders. Starts the next battle at once if no GM is present. Saves its id in the settings of the finished battle.
 * Returns why the request was refused, or null.
 */
export async function createNextFight(
  lock: Lock,
  { store, mayOpen, mayStore }: Backing,
  { live, seating, settings, invitations }: Finished,
  isWounded: boolean,
): Promise<Rejection | null> {
  if (!live.table.over) return refusal('not-over');
  if (settings.next !== null) return null;
  if (!mayOpen) return refusal('sign-in-required');
  const { record } = live;
  const id = newId();
  const isHero = ({ side }: SetupFighter) => side !== GM_SIDE;
  const wounded = (ruleset: Ruleset, table: Table) => nextSetup(ruleset, record.setup, table, isHero);
  const setup = isWounded ? live.supervised(wounded) : record.setup;
  const seed = randomBytes(32).toString('hex');
  const next: BattleRecord = { ...record, id, setup, seed, links: invitations.links, status: 'gathering' };
  const brought = nextOrders(record.setup, live.table, settings.brought, isHero);
  const pictures = await store.pictures.list(record.id);
  if (!(await mayStore(bytesOfBattle(setup, pictures, brought)))) return refusal('too-much-today');
  await store.create(next, pictures);
  const taken = await takeNew(store, id);
  const owner = { battle: id, epoch: taken.epoch };
  const known = new Set(setup.combatants.map((fighter) => fighter.id));
  for (const seat of seating.records)
    await store.saveSeat(owner, { ...seat, fighters: seat.fighters.filter((fighter) => known.has(fighter)) });
  await new Settings(store, owner, null).copy(lock, settings, brought);
  await store.notifications.copy(record.id, id);
  if (!seating.isGmPresent) await store.setStatus(owner, 'fighting');
  await settings.setNext(lock, id);
  return null;
}
