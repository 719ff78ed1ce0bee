import { afterLeaving } from '@riposte/shared/campaign/leaving';
import * as z from 'zod/mini';
import { onCurrent } from '../http/campaign-changes.ts';
import { askRoom, type RoomGateway } from '../http/room-gateway.ts';
import { hashOfSecret, isSecretOf } from '../seats/links.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleStore } from '../store/store.ts';

/** The parts of items that the server reads. Pages may store more. */
const battleItem = z.looseObject({ battle: z.string(), seatKey: z.string() });
/** A library, or a membership in a campaign. */
const keyedItem = z.looseObject({ id: z.string(), key: z.string() });

/**
 * Deletes a key ring and everything that belongs to its person. Frees their seats, removes their name from the chat,
 * deletes their libraries, and removes them from their campaigns. A campaign that no other person can play is deleted.
 * Throws a `Failure` if a table can't be reached; the key ring then still exists.
 */
export async function deleteEverything(
  services: BattleServices,
  gateway: RoomGateway,
  ring: string,
): Promise<void> {
  const { store, log } = services;
  const { items } = await store.rings.items(ring, 0);
  for (const { kind, value } of items) {
    if (kind === 'battle') await freeSeat(store, gateway, value);
    if (kind === 'library') await deleteLibrary(store, value);
    if (kind === 'campaign') await leaveCampaign(services, value);
  }
  await store.rings.remove(ring);
  log.info({ ring }, 'key ring deleted');
}

async function freeSeat(store: BattleStore, gateway: RoomGateway, value: unknown): Promise<void> {
  const item = battleItem.safeParse(value).data;
  if (!item) return;
  const { battle, seatKey } = item;
  const seat = (await store.seats(battle)).find(({ keyHash }) => isSecretOf(seatKey, keyHash));
  if (seat) await askRoom(gateway, battle, () => gateway.disown(battle, seat.id));
}

async function deleteLibrary({ shelves }: BattleStore, value: unknown): Promise<void> {
  const item = keyedItem.safeParse(value).data;
  const shelf = item && (await shelves.find(item.id));
  if (shelf && isSecretOf(item.key, shelf.keyHash)) await shelves.remove(shelf.id);
}

async function leaveCampaign(services: BattleServices, value: unknown): Promise<void> {
  const { campaigns } = services.store;
  const item = keyedItem.safeParse(value).data;
  const known = item && (await campaigns.memberOf(item.id, hashOfSecret(item.key)));
  if (!item || !known) return;
  const { id } = item;
  const { member } = known;
  // a new key makes the campaign's version outdated, so no one joins between the check and the deletion
  await onCurrent(services, id, async ({ version, campaign }) => {
    const others = (await campaigns.claimed(id)).filter((one) => one !== member);
    const after = afterLeaving(campaign, member, others);
    return after
      ? await campaigns.save(id, version, after, { left: member })
      : await campaigns.removeVersion(id, version);
  });
}
