import type { RingItem, RingOverview, ShownRing } from '@riposte/shared/protocol/key-ring';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../net/api.ts';
import { readStored } from '../net/browser-storage.ts';
import { KEY_RING } from '../net/storage-keys.ts';
import { removeRing, savedRing, saveRing } from '../offline/saved-ring.ts';
import * as words from '../words/key-ring.ts';
import { fetchOverview } from './requests.ts';
import { allItems, beginSync, endSync, sync } from './sync.ts';

/** The sentence for each reason that the server can give for a failed sign-in. */
const FAILURES: Readonly<Record<string, string>> = words.failures;

/** Milliseconds between two attempts to reach the server while the page shows the saved key ring. */
const TRY_AGAIN = 4000;

/** The key ring as the page shows it. */
export interface RingState {
  /** The open key ring and the ways to open one; undefined until the server has answered. */
  readonly overview: RingOverview | undefined;
  readonly items: readonly RingItem[];
  /** True while no server has answered and the page shows the key ring that this device has saved. */
  readonly isSaved: boolean;
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

/**
 * Keeps the page's copy of the key ring up to date. Saves it on this device, and returns the saved one while no server
 * answers.
 */
export function useRing(): RingState {
  const [overview, setOverview] = useState<RingOverview>();
  const [items, setItems] = useState<readonly RingItem[]>([]);
  const [fault, setFault] = useState(() => FAILURES[reasonIn(location)] ?? '');
  const [note, setNote] = useState('');
  const [isSaved, setSaved] = useState(false);
  const load = async () => {
    const found = await fetchOverview();
    if (found.ring) {
      if (!readStored(KEY_RING)) beginSync();
      await sync();
      const all = await allItems();
      setItems(all);
      saveRing(found, all);
    } else {
      endSync();
      void removeRing();
    }
    setOverview(found);
    setSaved(false);
  };
  const showSaved = async (error: Error): Promise<boolean> => {
    const isPassing = !(error instanceof Refused) && readStored(KEY_RING) !== undefined;
    const saved = isPassing ? await savedRing() : undefined;
    if (!saved) {
      setFault(error.message);
      return false;
    }
    setOverview(saved.overview);
    setItems(saved.items);
    setSaved(true);
    return true;
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      load().catch(async (error: Error) => {
        if (await showSaved(error)) timer = setTimeout(look, TRY_AGAIN);
      });
    void look();
    return () => clearTimeout(timer);
  }, []);
  return { overview, items, isSaved, fault, note, run };
}

/** Returns the reason for a failed sign-in in the page's address; empty if there is none. */
function reasonIn({ search }: Location): string {
  return new URLSearchParams(search).get('failed') ?? '';
}
