import { hasDoors, withMap } from '@riposte/shared/maps/doors';
import { onNewGround } from '@riposte/shared/maps/footing';
import { readMap } from '@riposte/shared/maps/read-map';
import type { MapReading } from '@riposte/shared/maps/reading';
import { Check, FileUp, X } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';
import * as words from '../words/workshop.ts';
import type { Bench } from './bench.ts';
import { MapSketch } from './map-sketch.tsx';
import { Row } from './row.tsx';

interface Chosen {
  readonly name: string;
  readonly text: string;
  readonly squares: number;
  readonly reading: MapReading;
}

/** A map from a file of another program: what becomes of what is shown before it is taken. */
export function MapImport({ bench: { document } }: { readonly bench: Bench }): VNode {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const read = (name: string, text: string, squares: number) => {
    const reading = readMap(text, { squares, hasDoors: hasDoors(document.ruleset) });
    setChosen({ name, text, squares, reading });
  };
  return (
    <div class="map-import">
      <label class="button">
        <Icon of={FileUp} /> {words.importAMap}
        <input
          type="file"
          accept=".dd2vtt,.uvtt,.df2vtt,.tmx,.tmj,.json"
          class="sr-only"
          data-testid="map-file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void file.text().then((text) => read(file.name, text, 1));
            currentTarget.value = ''; // the same file, once it is mended
          }}
        />
      </label>
      {!chosen && <p class="workshop-note">{words.importAMapHow}</p>}
      {chosen && (
        <Preview
          chosen={chosen}
          onScale={(squares) => read(chosen.name, chosen.text, squares)}
          onLeave={() => setChosen(null)}
          onTake={(found) => {
            const { options, combatants } = document.fight.peek().setup;
            document.changeSetup({
              ...withMap(options, found),
              combatants: onNewGround(combatants, found.map),
            });
            setChosen(null);
          }}
        />
      )}
    </div>
  );
}

interface OfPreview {
  readonly chosen: Chosen;
  readonly onScale: (squares: number) => void;
  readonly onLeave: () => void;
  readonly onTake: (found: Exclude<MapReading, { readonly fault: unknown }>) => void;
}

function Preview({ chosen: { name, squares, reading }, onScale, onLeave, onTake }: OfPreview): VNode {
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
    <div class="card map-preview" data-testid="map-preview">
      <b>{name}</b>
      <MapSketch of={reading} />
      <ul>
        {reading.remarks.map(({ text, isLeftOut }) => (
          <li key={text} class={isLeftOut ? 'left-out' : ''}>
            {text}
          </li>
        ))}
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
