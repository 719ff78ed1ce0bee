import type { SetupFighter } from '@riposte/shared';
import { MOST_PORTRAIT_BYTES } from '@riposte/shared/scenario/picture-files';
import { ImageOff } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useSnapshot } from '../session/context.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import * as words from '../words/workshop.ts';
import type { Editor } from './open-fight.ts';
import { PictureButton } from './picture-button.tsx';

/** The limits of a portrait. */
export const PORTRAIT = { side: 256, bytes: MOST_PORTRAIT_BYTES, isSquare: true } as const;

interface Of {
  readonly editor: Editor;
  readonly fighter: SetupFighter;
}

/** A form row for a fighter's portrait. Without an uploaded picture, the archetype's icon is the portrait. */
export function PortraitRow({ editor: { document }, fighter: { id, portrait } }: Of): VNode {
  const snapshot = useSnapshot();
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
      <Portrait snapshot={snapshot} id={id} />
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
