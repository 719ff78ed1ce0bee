import { goTo } from './browser-storage.ts';
import { readInvitation, recall, remember } from './link.ts';
import { linksOf, storeLinks } from './links.ts';

/** Opens the next battle with the seat, name and links of the current one. */
export function goToNext(battle: string): void {
  const invitation = readInvitation(location);
  if (!invitation) return;
  const seat = recall(invitation);
  if (seat) remember({ ...invitation, battle }, seat);
  const links = linksOf(invitation.battle);
  const there = (link: string) => link.replace(invitation.battle, battle);
  if (links)
    storeLinks({
      id: battle,
      links: { gm: there(links.gm), player: there(links.player), spectator: there(links.spectator) },
    });
  goTo(`/t/${battle}#${invitation.token}`);
}
