import { keep, recallOf } from './browser-storage.ts';

/** An invitation: which battle, and the secret that says what its holder may do there. */
export interface Invitation {
  readonly battle: string;
  readonly token: string;
}

/** Reads an invitation from the address of the page; undefined on any other page. */
export function readInvitation({
  pathname,
  hash,
}: Pick<Location, 'pathname' | 'hash'>): Invitation | undefined {
  const battle = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(pathname)?.[1];
  const token = hash.slice(1);
  return battle && token ? { battle, token } : undefined;
}

/** Reads the same where the address asks for the fight to be played again. */
export function readReplay({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Invitation | undefined {
  const table = /^(\/t\/[A-Za-z0-9_-]+)\/replay\/?$/.exec(pathname)?.[1];
  return table === undefined ? undefined : readInvitation({ pathname: table, hash });
}

/** Where the fight of the present page is seen again, with the same secret. */
export function replayPath(): string {
  return `${location.pathname.replace(/\/$/, '')}/replay${location.hash}`;
}

/** What a stream has behind the fight: the table's own ground, or nothing, so that it can lie over something else. */
export type Backdrop = 'plain' | 'clear';

/** How the address of the page asks for the fight to be shown on a stream; undefined: it does not. */
export function readStream({ search }: Pick<Location, 'search'>): Backdrop | undefined {
  const asked = new URLSearchParams(search).get('stream');
  if (asked === null) return undefined;
  return asked === 'clear' ? 'clear' : 'plain';
}

const keyOf = ({ battle, token }: Invitation) => `riposte:${battle}:${token.slice(0, 8)}`;

/** What this browser remembers of its seat in a battle. */
export interface Remembered {
  readonly seatKey: string;
  readonly name: string;
}

/** The seat that this browser held before, if it did. */
export function recall(invitation: Invitation): Remembered | undefined {
  return recallOf<Remembered>(keyOf(invitation));
}

/** Keeps the seat, so that coming back gives the same one. */
export function remember(invitation: Invitation, seat: Remembered): void {
  keep(keyOf(invitation), seat);
}
