import type { Backdrop, HexMap } from '@riposte/shared';
import { MOST_BACKDROP_BYTES, MOST_BACKDROP_SIDE } from '@riposte/shared/scenario/picture-files';
import { ImageOff, Move } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/workshop.ts';
import { movingPicture, relay } from './backdrop-tool.ts';
import type { FightDocument } from './fight-document.ts';
import type { Editor } from './open-fight.ts';
import { PictureButton } from './picture-button.tsx';
import type { MadePicture } from './picture-file.ts';
import { Row } from './row.tsx';

/** The size limits of a picture under a map. */
export const BACKDROP_LIMITS = {
  side: MOST_BACKDROP_SIDE,
  bytes: MOST_BACKDROP_BYTES,
  isSquare: false,
} as const;

/** The initial opacity of a picture. Marks and names on the map stay readable at this opacity. */
export const INITIAL_OPACITY = 0.8;

/** A form for the picture under the map: its file, position and opacity. */
export function BackdropForm({ editor }: { readonly editor: Editor }): VNode {
  const { document } = editor;
  const { backdrop } = document.fight.value.setup.map;
  const [fault, setFault] = useState('');
  const lay = (picture: MadePicture) => {
    const { setup, pictures, ...fight } = document.fight.peek();
    const map = { ...setup.map, backdrop: laidOut(picture, setup.map) };
    const known = { ...pictures, [picture.name]: picture.data };
    document.change({ ...fight, setup: { ...setup, map }, pictures: known });
    editor.tool.value = movingPicture(editor);
    setFault('');
  };
  return (
    <div class="backdrop-form">
      <div class="choice-row">
        <PictureButton testId="backdrop-file" as={BACKDROP_LIMITS} onPicture={lay} onFault={setFault} />
        {backdrop && <Handling editor={editor} />}
      </div>
      {!backdrop && <p class="workshop-note">{words.pictureUnderTheMapHow}</p>}
      <Fault says={fault} />
      {backdrop && <Place document={document} backdrop={backdrop} />}
      {backdrop && <p class="workshop-note">{words.movePictureByKeys}</p>}
    </div>
  );
}

/**
 * Returns the initial position of a picture. It covers the whole board, or replaces the previous picture in the same
 * place.
 */
function laidOut({ name, width, height }: MadePicture, { radius, backdrop }: HexMap): Backdrop {
  const [wide, high] = [2 * radius + 1, (3 * radius + 2) / Math.sqrt(3)];
  const whole = Math.round(Math.max(wide, (high * width) / height) * 100) / 100;
  return { x: 0, y: 0, width: Math.min(400, whole), opacity: INITIAL_OPACITY, ...backdrop, picture: name };
}

function Handling({ editor }: { readonly editor: Editor }): VNode {
  const { document, tool } = editor;
  const take = () => {
    const { backdrop: _, ...map } = document.fight.peek().setup.map;
    document.changeSetup({ map });
    if (tool.peek()?.name === 'picture') editor.placeAgain();
  };
  return (
    <>
      <button
        type="button"
        class="chip"
        aria-pressed={tool.value?.name === 'picture'}
        data-testid="tool-picture"
        onClick={() => {
          tool.value = movingPicture(editor);
        }}
      >
        <Icon of={Move} /> {words.movePicture}
      </button>
      <button type="button" class="button quiet small" data-testid="no-backdrop" onClick={take}>
        <Icon of={ImageOff} /> {words.without}
      </button>
    </>
  );
}

/** The numeric settings of the picture, each with its label, minimum, maximum and step. */
const NUMBERS = [
  ['x', words.toTheRight, -200, 200, 0.1],
  ['y', words.down, -200, 200, 0.1],
  ['width', words.hexesWide, 0.1, 400, 0.1],
  ['turn', words.turnedBy, -360, 360, 1],
] as const;

interface OfPlace {
  readonly document: FightDocument;
  readonly backdrop: Backdrop;
}

function Place({ document, backdrop }: OfPlace): VNode {
  return (
    <>
      {NUMBERS.map(([name, label, least, most, step]) => (
        <Row key={name} label={label}>
          <input
            type="number"
            min={least}
            max={most}
            step={step}
            value={backdrop[name] ?? 0}
            data-testid={`backdrop-${name}`}
            onChange={({ currentTarget: { valueAsNumber: value } }) => {
              if (value >= least && value <= most) relay(document, () => ({ [name]: value }));
            }}
          />
        </Row>
      ))}
      <Row label={words.shows(backdrop.opacity ?? 1)}>
        <input
          type="range"
          min={10}
          max={100}
          step={5}
          value={(backdrop.opacity ?? 1) * 100}
          data-testid="backdrop-opacity"
          onInput={({ currentTarget: { valueAsNumber: value } }) =>
            relay(document, () => ({ opacity: value / 100 }), 'opacity')
          }
        />
      </Row>
    </>
  );
}
