import type { RingItem, RingOverview, ShownRing } from '@riposte/shared/protocol/key-ring';
import { useEffect, useState } from 'preact/hooks';
import { readStored } from '../net/browser-storage.ts';
import { KEY_RING } from '../net/storage-keys.ts';
import * as words from '../words/key-ring.ts';
import { fetchOverview } from './requests.ts';
import { allItems, beginSync, endSync, sync } from './sync.ts';

/** The sentence for each reason that the server can give for a failed sign-in. */
const FAILURES: Readonly<Record<string, string>> = words.failures;

/** The key ring as the page shows it. */
export interface RingState {
  /** The open key ring and the ways to open one; undefined until the server has answered. */
  readonly overview: RingOverview | undefined;
  readonly items: readonly RingItem[];
  readonly fault: string;
  /** A sentence about what has just been done. */
  readonly note: string;
  /** Does some work, then shows the key ring again, with `note`. If the work fails, shows the error instead. */
  readonly run: (work: () => Promise<unknown>, note?: string) => Promise<void>;
}

/** The props of the page's parts that show the open key ring. */
export interface OfRing {
  readonly ring: ShownRing;
  readonly items: readonly RingItem[];
  readonly canSignIn: boolean;
  readonly run: RingState['run'];
}

/** Returns whether this key ring can still be opened if this browser loses it. */
export function hasWayBack({ devices, passkeys, accounts }: ShownRing): boolean {
  return devices.length > 1 || passkeys.length > 0 || accounts.length > 0;
}

/** Keeps the page's copy of the key ring up to date. */
export function useRing(): RingState {
  const [overview, setOverview] = useState<RingOverview>();
  const [items, setItems] = useState<readonly RingItem[]>([]);
  const [fault, setFault] = useState(() => FAILURES[reasonIn(location)] ?? '');
  const [note, setNote] = useState('');
  const load = async () => {
    const found = await fetchOverview();
    if (found.ring) {
      if (!readStored(KEY_RING)) beginSync();
      await sync();
      setItems(await allItems());
    } else endSync();
    setOverview(found);
  };
  const run = async (work: () => Promise<unknown>, said = '') => {
    setFault('');
    setNote('');
    try {
      await work();
      await load();
      setNote(said);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  useEffect(() => {
    load().catch((error: Error) => setFault(error.message));
  }, []);
  return { overview, items, fault, note, run };
}

/** Returns the reason for a failed sign-in in the page's address; empty if there is none. */
function reasonIn({ search }: Location): string {
  return new URLSearchParams(search).get('failed') ?? '';
}
