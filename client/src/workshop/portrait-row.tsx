import type { SetupFighter } from '@riposte/shared';
import { MOST_PORTRAIT_BYTES } from '@riposte/shared/scenario/album';
import { ImageOff, ImagePlus } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';
import { Portrait } from '../panels/portrait.tsx';
import { useScene } from '../store/context.ts';
import * as words from '../words/workshop.ts';
import type { Bench } from './bench.ts';
import { readPicture } from './picture-file.ts';

const PORTRAIT = { side: 256, bytes: MOST_PORTRAIT_BYTES, isSquare: true } as const;

interface Of {
  readonly bench: Bench;
  readonly fighter: SetupFighter;
}

/** What a fighter looks like: a picture from a file, or else that of its archetype. */
export function PortraitRow({ bench: { document }, fighter: { id, portrait } }: Of): VNode {
  const scene = useScene();
  const [fault, setFault] = useState('');
  const hang = (name: string | undefined, data?: string) => {
    const { setup, pictures, ...fight } = document.fight.peek();
    const combatants = setup.combatants.map((one) => (one.id === id ? { ...one, portrait: name } : one));
    const known = { ...pictures, ...(name !== undefined && data !== undefined && { [name]: data }) };
    document.change({ ...fight, setup: { ...setup, combatants }, pictures: known });
    setFault('');
  };
  const read = (file: File) =>
    readPicture(file, PORTRAIT).then(
      ({ name, data }) => hang(name, data),
      ({ message }: Error) => setFault(message),
    );
  return (
    <div class="portrait-row">
      <Portrait scene={scene} id={id} />
      <label class="button small">
        <Icon of={ImagePlus} /> {words.pictureFromAFile}
        <input
          type="file"
          accept="image/*"
          class="sr-only"
          data-testid="portrait-file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void read(file);
            currentTarget.value = ''; // the same file, once it is another
          }}
        />
      </label>
      {portrait !== undefined && (
        <button
          type="button"
          class="button quiet small"
          data-testid="no-portrait"
          onClick={() => hang(undefined)}
        >
          <Icon of={ImageOff} /> {words.without}
        </button>
      )}
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
