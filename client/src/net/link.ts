import { readStored, store } from './browser-storage.ts';
import { SEAT } from './storage-keys.ts';

/** An invitation: the battle's id, and the secret that grants a role. */
export interface Invitation {
  readonly battle: string;
  readonly token: string;
}

/** Returns the invitation in the URL of a battle; undefined for other URLs. */
export function readInvitation({
  pathname,
  hash,
}: Pick<Location, 'pathname' | 'hash'>): Invitation | undefined {
  const battle = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(pathname)?.[1];
  const [token = ''] = hash.slice(1).split('&');
  return battle && token ? { battle, token } : undefined;
}

/**
 * Returns the name that the URL of a battle suggests to its reader, as links from a campaign do; empty if there is
 * none.
 */
export function suggestedName({ hash }: Pick<Location, 'hash'>): string {
  return new URLSearchParams(hash.slice(1)).get('name') ?? '';
}

/** Returns the invitation in the URL of a replay; undefined for other URLs. */
export function readReplay({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Invitation | undefined {
  const table = /^(\/t\/[A-Za-z0-9_-]+)\/replay\/?$/.exec(pathname)?.[1];
  return table === undefined ? undefined : readInvitation({ pathname: table, hash });
}

const LINE = 'line=';

/** Returns the text of the variation in the URL of a replay; undefined if there is none. */
export function readLine({ hash }: Pick<Location, 'hash'>): string | undefined {
  const part = hash.split('&').find((one) => one.startsWith(LINE));
  return part?.slice(LINE.length);
}

/**
 * Returns the URL of a replay at a moment. `line` is the text of a variation to open; if omitted, the replay opens
 * none.
 */
export function replayLink({ battle, token }: Invitation, rev: number, line?: string): string {
  const link = new URL(`/t/${battle}/replay`, location.origin);
  link.searchParams.set('at', String(rev));
  link.hash = line === undefined ? token : `${token}&${LINE}${line}`;
  return link.href;
}

/** Returns the path of the current fight's replay. It contains the same secret as the current URL. */
export function replayPath(query = ''): string {
  return `${location.pathname.replace(/\/$/, '')}/replay${query}${location.hash}`;
}

/** The query parameter that opens the win probability in a replay. */
export const TURNED = 'turned';

/** The background of the stream page: `plain` has the table's color, and `clear` is transparent for an overlay. */
export type Backdrop = 'plain' | 'clear';

/** Returns the background that the URL of a stream page asks for; undefined for other URLs. */
export function readStream({ search }: Pick<Location, 'search'>): Backdrop | undefined {
  const asked = new URLSearchParams(search).get('stream');
  if (asked === null) return undefined;
  return asked === 'clear' ? 'clear' : 'plain';
}

/** Returns the id under which this browser stores a seat. It contains only the beginning of the link's secret. */
export function storedId({ battle, token }: Invitation): string {
  return `${battle}:${token.slice(0, 8)}`;
}

const keyOf = (invitation: Invitation) => SEAT + storedId(invitation);

/** A seat that this browser has held: the secret that restores it, and the player's name. */
export interface Remembered {
  readonly seatKey: string;
  readonly name: string;
}

/** Returns the seat that this browser has held in a battle; undefined if there is none. */
export function recall(invitation: Invitation): Remembered | undefined {
  return readStored<Remembered>(keyOf(invitation));
}

/** Stores a seat, so that the player gets it back after a reload. */
export function remember(invitation: Invitation, seat: Remembered): void {
  store(keyOf(invitation), seat);
}
