import { hasDoors } from '@riposte/shared/maps/doors';
import { readMap } from '@riposte/shared/maps/read-map';
import type { MapReading } from '@riposte/shared/maps/reading';
import { Check, X } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/workshop.ts';
import { onMap } from './apply-map.ts';
import { BACKDROP_LIMITS, INITIAL_OPACITY } from './backdrop-form.tsx';
import { MapSketch } from './map-sketch.tsx';
import type { Editor } from './open-fight.ts';
import { type MadePicture, readPicture } from './picture-file.ts';
import { Row } from './row.tsx';

interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly squares: number;
  readonly reading: MapReading;
  /** The picture under the imported map, or the reason why it cannot be used. Undefined if the map has no picture. */
  readonly picture: MadePicture | string | undefined;
}

type Found = Exclude<MapReading, { readonly fault: unknown }>;

/** Imports a map file from another program. First shows a preview of the result. */
export function MapImport({ editor: { document } }: { readonly editor: Editor }): VNode {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const read = (text: string, squares: number, takesPicture: boolean) =>
    readMap(text, { squares, hasDoors: hasDoors(document.ruleset), takesPicture });
  const choose = async (file: File) => {
    const text = await file.text();
    const whole = read(text, 1, true);
    const base64 = 'fault' in whole ? undefined : whole.picture?.base64;
    const picture = base64 === undefined ? undefined : await pictureFrom(base64);
    const reading = typeof picture === 'string' ? read(text, 1, false) : whole;
    setChosen({ name: file.name, text, squares: 1, reading, picture });
  };
  const take = (found: Found, picture: Chosen['picture']) => {
    const isMade = typeof picture === 'object' && found.picture !== undefined;
    const backdrop = isMade && { picture: picture.name, opacity: INITIAL_OPACITY, ...found.picture.place };
    const ground = { map: { ...found.map, ...(backdrop && { backdrop }) }, doors: found.doors };
    const pictures = isMade ? { [picture.name]: picture.data } : {};
    document.change(onMap(document.ruleset, document.fight.peek(), ground, pictures));
    setChosen(null);
  };
  return (
    <div class="map-import">
      <FileButton
        label={words.importAMap}
        testId="map-file"
        accept=".dd2vtt,.uvtt,.df2vtt,.tmx,.tmj,.json"
        onFile={(file) => void choose(file)}
      />
      {!chosen && <p class="workshop-note">{words.importAMapHow}</p>}
      {chosen && (
        <Preview
          chosen={chosen}
          onScale={(squares) => {
            const reading = read(chosen.text, squares, typeof chosen.picture !== 'string');
            setChosen({ ...chosen, squares, reading });
          }}
          onLeave={() => setChosen(null)}
          onTake={(found) => take(found, chosen.picture)}
        />
      )}
    </div>
  );
}

/** Returns the picture in a map file, scaled to the limits, or the reason why it cannot be used. */
async function pictureFrom(base64: string): Promise<MadePicture | string> {
  try {
    const letters = atob(base64);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at); // uses a loop for speed, because there may be millions of characters
    return await readPicture(new Blob([bytes]), BACKDROP_LIMITS);
  } catch (error) {
    return error instanceof DOMException ? words.noPictureFromFile : (error as Error).message; // the text was not valid base64
  }
}

interface OfPreview {
  readonly chosen: Chosen;
  readonly onScale: (squares: number) => void;
  readonly onLeave: () => void;
  readonly onTake: (found: Found) => void;
}

/** Scrolls the preview into view, because it appears below the rest of a long page. */
function scrollToPreview(preview: HTMLElement | null): void {
  preview?.scrollIntoView();
}

function Preview({ chosen, onScale, onLeave, onTake }: OfPreview): VNode {
  const { name, squares, reading, picture } = chosen;
  if ('fault' in reading)
    return (
      <div class="fault" role="alert" data-testid="map-fault">
        <b>{words.isNoMap(name)}</b>{' '}
        {reading.fault.line !== undefined && `${words.atLine(reading.fault.line)} `}
        {reading.fault.message}
        {/vtt$/i.test(name) && <Scale squares={squares} onScale={onScale} />}
      </div>
    );
  return (
    <div class="card map-preview" data-testid="map-preview" ref={scrollToPreview}>
      <b>{name}</b>
      <MapSketch of={reading} />
      <ul>
        {reading.remarks.map(({ text, isLeftOut }) => (
          <li key={text} class={isLeftOut ? 'left-out' : ''}>
            {text}
          </li>
        ))}
        {typeof picture === 'string' && <li class="left-out">{picture}</li>}
      </ul>
      {/vtt$/i.test(name) && <Scale squares={squares} onScale={onScale} />}
      <div class="choice-row">
        <button type="button" class="button primary" data-testid="take-map" onClick={() => onTake(reading)}>
          <Icon of={Check} /> {words.takeThisMap}
        </button>
        <button type="button" class="button" onClick={onLeave}>
          <Icon of={X} /> {words.leaveIt}
        </button>
      </div>
    </div>
  );
}

const SCALES = [
  [0.5, words.halfASquare],
  [1, words.oneSquare],
  [2, words.twoSquares],
  [4, words.fourSquares],
] as const;

function Scale({ squares, onScale }: Pick<OfPreview, 'onScale'> & Pick<Chosen, 'squares'>): VNode {
  return (
    <Row label={words.aHexIsAsWideAs}>
      <select
        value={squares}
        data-testid="map-squares"
        onChange={({ currentTarget }) => onScale(Number(currentTarget.value))}
      >
        {SCALES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Row>
  );
}
