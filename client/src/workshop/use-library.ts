import type { SavedDocument } from '@riposte/shared/protocol/library';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../net/api.ts';
import { itemsIn, type LibraryRef, ownLibrary } from '../net/library.ts';

/** The library that this browser uses, as loaded from the server. */
export interface Library {
  /** The id and secret of the library; undefined if there is none. */
  readonly shelf: LibraryRef | undefined;
  readonly things: readonly SavedDocument[];
  readonly fault: string;
  /** True if the server no longer has this library. */
  readonly isLost: boolean;
  /** Makes a change to the library, and then reloads the list. */
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

const NOTHING = { things: [], fault: '', isLost: false } as const;

export function useLibrary(): Library {
  const [seen, setSeen] = useState<Pick<Library, 'things' | 'fault' | 'isLost'>>(NOTHING);
  const look = async () => {
    const shelf = ownLibrary();
    if (!shelf) return setSeen(NOTHING);
    await itemsIn(shelf).then(
      (things) => setSeen({ ...NOTHING, things }),
      (error: Error) => setSeen({ ...NOTHING, fault: error.message, isLost: error instanceof Refused }),
    );
  };
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await look();
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      setSeen((before) => ({ ...before, fault }));
    }
  };
  useEffect(() => void look(), []);
  return { shelf: ownLibrary(), ...seen, run };
}
