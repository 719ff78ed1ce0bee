import type { SetupFighter } from '@riposte/shared';
import { MOST_PORTRAIT_BYTES } from '@riposte/shared/scenario/album';
import { ImageOff } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../panels/fault.tsx';
import { Icon } from '../panels/icon.tsx';
import { Portrait } from '../panels/portrait.tsx';
import { useScene } from '../store/context.ts';
import * as words from '../words/workshop.ts';
import type { Bench } from './bench.ts';
import { PictureButton } from './picture-button.tsx';

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
  return (
    <div class="portrait-row">
      <Portrait scene={scene} id={id} />
      <PictureButton
        testId="portrait-file"
        as={PORTRAIT}
        onPicture={({ name, data }) => hang(name, data)}
        onFault={setFault}
      />
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
      <Fault says={fault} />
    </div>
  );
}
