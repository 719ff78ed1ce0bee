import { keep, readStored } from './browser-storage.ts';

/** An invitation: the battle's id, and the secret that grants a role. */
export interface Invitation {
  readonly battle: string;
  readonly token: string;
}

/** Returns the invitation in the page's URL; undefined on other pages. */
export function readInvitation({
  pathname,
  hash,
}: Pick<Location, 'pathname' | 'hash'>): Invitation | undefined {
  const battle = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(pathname)?.[1];
  const token = hash.slice(1);
  return battle && token ? { battle, token } : undefined;
}

/** Returns the invitation if the URL asks for a replay; undefined otherwise. */
export function readReplay({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Invitation | undefined {
  const table = /^(\/t\/[A-Za-z0-9_-]+)\/replay\/?$/.exec(pathname)?.[1];
  return table === undefined ? undefined : readInvitation({ pathname: table, hash });
}

/** Returns the URL of the current fight's replay, with the same secret. */
export function replayPath(): string {
  return `${location.pathname.replace(/\/$/, '')}/replay${location.hash}`;
}

/** The background of a stream: the table's color, or transparent for an overlay. */
export type Backdrop = 'plain' | 'clear';

/** Returns the background if the URL asks for the stream page; undefined otherwise. */
export function readStream({ search }: Pick<Location, 'search'>): Backdrop | undefined {
  const asked = new URLSearchParams(search).get('stream');
  if (asked === null) return undefined;
  return asked === 'clear' ? 'clear' : 'plain';
}

const keyOf = ({ battle, token }: Invitation) => `riposte:${battle}:${token.slice(0, 8)}`;

/** The seat in a battle that this browser remembers. */
export interface Remembered {
  readonly seatKey: string;
  readonly name: string;
}

/** Returns the seat that this browser held before, if there is one. */
export function recall(invitation: Invitation): Remembered | undefined {
  return readStored<Remembered>(keyOf(invitation));
}

/** Stores the seat, so that the player returns to it after a reload. */
export function remember(invitation: Invitation, seat: Remembered): void {
  keep(keyOf(invitation), seat);
}
