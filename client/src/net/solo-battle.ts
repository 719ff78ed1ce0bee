import type { CreateBattle } from '@riposte/shared/protocol/messages';
import { unnamedSeats } from '../words/common.ts';
import { createBattle } from './api.ts';
import { goTo } from './browser-storage.ts';
import { readInvitation, remember } from './link.ts';
import { storeLinks } from './links.ts';

/**
 * Creates a fight against bots and opens it. The server reserves the seat, so the page does not ask for a name. Calls
 * `onCreated` with the battle's id before the browser leaves this page.
 */
export async function playAtOnce(
  order: CreateBattle & { readonly play: readonly string[] },
  onCreated: (battle: string) => void = () => {},
): Promise<void> {
  const battle = await createBattle(order);
  onCreated(battle.id);
  storeLinks(battle);
  const link = new URL(battle.links.player, location.origin);
  const invitation = readInvitation(link);
  if (invitation && battle.seatKey !== undefined)
    remember(invitation, { seatKey: battle.seatKey, name: unnamedSeats.player });
  goTo(link);
}
