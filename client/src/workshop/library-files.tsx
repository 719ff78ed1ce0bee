import { readLibrary } from '@riposte/shared/library/library-file';
import { Download } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Refused } from '../net/api.ts';
import { saveItem, wholeLibrary } from '../net/library.ts';
import { save } from '../net/save-file.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/library.ts';
import type { Library } from './use-library.ts';

interface Of {
  readonly library: Library;
  readonly onDone: (note: string) => void;
}

/** Buttons to export and import a whole library as a file. */
export function LibraryFiles({ library: { shelf, things, run }, onDone }: Of): VNode {
  const [left, setLeft] = useState<readonly string[]>([]);
  const bring = async (file: File) => {
    const found = readLibrary(await file.text());
    if (!found) throw new Error(words.isNoLibrary(file.name));
    const refused: string[] = [];
    for (const thing of found.toReversed())
      await saveItem(thing).catch((error: Error) => {
        if (!(error instanceof Refused)) throw error; // rethrows a failure that would affect the other items, too
        refused.push(words.notBrought(thing.name, error.message));
      });
    setLeft(refused);
    onDone(words.brought(found.length - refused.length));
  };
  return (
    <>
      <div class="choice-row">
        {shelf && things.length > 0 && (
          <button
            type="button"
            class="button"
            data-testid="library-export"
            onClick={() => void run(async () => save(await wholeLibrary(shelf), 'riposte-library.json'))}
          >
            <Icon of={Download} /> {words.takeAllAway}
          </button>
        )}
        <FileButton
          label={words.bringAFile}
          testId="library-file"
          onFile={(file) => void run(() => bring(file))}
        />
      </div>
      {left.length > 0 && (
        <ul class="fault" role="alert" data-testid="library-refused">
          {left.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </>
  );
}
