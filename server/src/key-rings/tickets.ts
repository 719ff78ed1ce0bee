import { Failure } from '../requests/failure.ts';
import { hashOfSecret } from '../seats/links.ts';
import type { KeyRingStore, TicketKind } from '../store/key-ring-store.ts';
import { tooManyTickets } from '../words/key-rings.ts';

/** The maximum number of codes, challenges and sign-ins that are open on the server at once. */
const MOST_OPEN = 10_000;

/** Saves the hash of a secret that can be used once. Throws a `Failure` if too many are open. */
export async function openTicket(
  rings: KeyRingStore,
  kind: TicketKind,
  secret: string,
  {
    ring = null,
    lasts,
    data = null,
  }: { readonly ring?: string | null; readonly lasts: number; readonly data?: unknown },
): Promise<void> {
  const now = Date.now();
  await rings.dropTickets(now);
  const ticket = {
    kind,
    hash: hashOfSecret(secret),
    ring,
    data: JSON.stringify(data),
    expiresAt: now + lasts,
  };
  if (!(await rings.addTicket(ticket, MOST_OPEN))) throw new Failure(tooManyTickets);
}

/** Uses up a secret. Returns undefined if it is wrong, was used before or has expired. */
export function useTicket(rings: KeyRingStore, kind: TicketKind, secret: string) {
  return rings.useTicket(kind, hashOfSecret(secret), Date.now());
}
