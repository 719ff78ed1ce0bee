import type { Id, Rejection } from '@riposte/shared';
import { readStored, store } from '../net/browser-storage.ts';
import type { SeatController } from './seat-controller.ts';

/** The last seat to which the preference was applied, the preference, and the fighters that have received it. */
interface Applied {
  readonly seat: string;
  readonly percent: number;
  readonly fighters: readonly Id[];
}

const KEY = 'riposte:ask-from';

/**
 * Applies the `askFrom` preference to each fighter of the seat once, so that a player can revoke it for one fighter.
 * Returns the first rejection; null if there was none.
 */
export async function applyAskFrom(controller: SeatController, percent: number): Promise<Rejection | null> {
  const snapshot = controller.model.snapshot.value;
  const seat = controller.link.welcome.value?.seat;
  if (snapshot?.status !== 'fighting' || seat === undefined) return null;
  const { fighters: own } = controller.prompts;
  const before = readStored<Applied>(KEY);
  const isSame = before?.seat === seat && before.percent === percent;
  const done = isSame ? before.fighters : [];
  const fresh = own.value.filter((id) => !done.includes(id));
  if (fresh.length === 0) return null;
  store(KEY, { seat, percent, fighters: [...done, ...fresh] } satisfies Applied);
  const isOrdered = (id: Id) =>
    snapshot.table.fighters[id]?.standing.some(
      ({ policy, kind }) => policy === 'never-below' && kind === undefined,
    );
  const changed = percent > 0 ? fresh : fresh.filter(isOrdered);
  const order = percent > 0 ? { policy: 'never-below', below: percent } : { policy: 'ask', below: 1 };
  const replies = changed.map((as) =>
    controller.link.outbox.send({ as, do: 'standing-order', ...order }, null, snapshot.rev),
  );
  return (await Promise.all(replies)).find((rejection) => rejection !== null) ?? null;
}
