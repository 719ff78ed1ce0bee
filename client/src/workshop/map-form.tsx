import './map-form.css';
import { signal } from '@preact/signals';
import { sceneryOf } from '@riposte/shared';
import { resized } from '@riposte/shared/maps/brush';
import { hasDoors, mapOf, withMap } from '@riposte/shared/maps/doors';
import { onNewGround } from '@riposte/shared/maps/footing';
import type { Ground } from '@riposte/shared/maps/ground';
import { colorOf, tilesPicture, writeTiled } from '@riposte/shared/maps/write-tiled';
import { MOST_RADIUS } from '@riposte/shared/scenario/fight';
import { Brush, Download, Hand, PaintBucket, Slash } from 'lucide';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { SceneryFields } from '../forms/scenery-fields.tsx';
import { fileNameOf, save } from '../net/save-file.ts';
import { Icon } from '../ui/icon.tsx';
import * as gmWords from '../words/gm.ts';
import * as noteWords from '../words/notes.ts';
import * as words from '../words/workshop.ts';
import { BackdropForm } from './backdrop-form.tsx';
import { brush, bucket, type PaintSettings, ruler } from './ground-tools.ts';
import { MapImport } from './map-import.tsx';
import { NotesForm } from './notes-form.tsx';
import type { Editor } from './open-fight.ts';
import { Row } from './row.tsx';

const PALETTE: readonly { readonly label: string; readonly grounds: readonly Ground[] }[] = [
  { label: words.open, grounds: ['open'] },
  { label: words.wall, grounds: ['wall'] },
  { label: words.door, grounds: ['door'] },
  { label: words.rubble, grounds: ['difficult'] },
  { label: words.cover, grounds: ['cover'] },
  { label: words.deepWater, grounds: ['difficult', 'water'] },
  { label: words.shallows, grounds: ['water'] },
  { label: words.planks, grounds: ['planks'] },
  { label: words.rottenPlanks, grounds: ['difficult', 'planks'] },
  { label: words.undergrowth, grounds: ['difficult', 'brush'] },
  { label: words.thicket, grounds: ['difficult', 'cover', 'brush'] },
];

const TOOLS = [
  { name: 'brush', label: words.brush, icon: Brush, make: brush },
  { name: 'line', label: words.line, icon: Slash, make: ruler },
  { name: 'fill', label: words.fill, icon: PaintBucket, make: bucket },
] as const;

const REACHES = [0, 1, 2] as const;

/** A form for the map: terrain, brush, size, import and export. */
export function MapForm({ editor }: { readonly editor: Editor }): VNode {
  const paintSettings = useMemo<PaintSettings>(
    () => ({ grounds: signal(['wall'] as const), reach: signal(0) }),
    [],
  );
  return (
    <div class="map-form">
      <Tools editor={editor} paintSettings={paintSettings} />
      <Palette editor={editor} paintSettings={paintSettings} />
      <Size editor={editor} />
      <h2 class="eyebrow">{gmWords.scenery}</h2>
      <SceneryForm editor={editor} />
      <h2 class="eyebrow">{noteWords.labelsAndDrawings}</h2>
      <NotesForm editor={editor} />
      <h2 class="eyebrow">{words.pictureUnderTheMap}</h2>
      <BackdropForm editor={editor} />
      <h2 class="eyebrow">{words.fromElsewhere}</h2>
      <MapImport editor={editor} />
      <h2 class="eyebrow">{words.forElsewhere}</h2>
      <ForTiled editor={editor} />
    </div>
  );
}

interface Of {
  readonly editor: Editor;
  readonly paintSettings: PaintSettings;
}

function Tools({ editor, paintSettings }: Of): VNode {
  const inHand = editor.tool.value?.name;
  return (
    <div class="choice-row" role="toolbar" aria-label={words.tools}>
      <button
        type="button"
        class="chip"
        aria-pressed={inHand === 'place'}
        data-testid="tool-place"
        onClick={() => editor.placeAgain()}
      >
        <Icon of={Hand} /> {words.moveAndPlace}
      </button>
      {TOOLS.map(({ name, label, icon, make }) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-pressed={inHand === name}
          data-testid={`tool-${name}`}
          onClick={() => {
            editor.tool.value = make(editor, paintSettings);
          }}
        >
          <Icon of={icon} /> {label}
        </button>
      ))}
      {inHand === 'brush' &&
        REACHES.map((reach) => (
          <button
            key={reach}
            type="button"
            class="chip"
            aria-pressed={paintSettings.reach.value === reach}
            onClick={() => {
              paintSettings.reach.value = reach;
            }}
          >
            {words.wide(2 * reach + 1)}
          </button>
        ))}
    </div>
  );
}

function Palette({ editor, paintSettings }: Of): VNode {
  const { ruleset } = editor.document;
  const offered = PALETTE.filter(({ grounds }) => !grounds.includes('door') || hasDoors(ruleset));
  const isDrawing = editor.tool.value?.stroke !== undefined;
  return (
    <div class="choice-row map-palette" role="toolbar" aria-label={words.ground}>
      {offered.map(({ label, grounds }) => (
        <button
          key={label}
          type="button"
          class="chip"
          aria-pressed={isDrawing && `${paintSettings.grounds.value}` === `${grounds}`}
          data-testid={`ground-${grounds.join('-')}`}
          onClick={() => {
            paintSettings.grounds.value = grounds;
            if (!isDrawing) editor.tool.value = brush(editor, paintSettings);
          }}
        >
          <i style={{ background: colorOf(grounds) }} /> {label}
        </button>
      ))}
    </div>
  );
}

function Size({ editor: { document } }: { readonly editor: Editor }): VNode {
  const { setup } = document.fight.value;
  return (
    <Row label={words.radius} help={words.radiusHow}>
      <input
        type="number"
        min={0}
        max={MOST_RADIUS}
        value={setup.map.radius}
        data-testid="map-radius"
        onChange={({ currentTarget: { valueAsNumber: radius } }) => {
          if (!Number.isInteger(radius) || radius < 0 || radius > MOST_RADIUS) return;
          const map = resized(mapOf(setup), radius);
          document.changeSetup({
            ...withMap(setup.options, map),
            combatants: onNewGround(setup.combatants, map.map),
          });
        }}
      />
    </Row>
  );
}

function SceneryForm({ editor: { document } }: { readonly editor: Editor }): VNode {
  const { map } = document.fight.value.setup;
  return (
    <>
      <SceneryFields
        scenery={sceneryOf(map)}
        onChange={(scenery) => document.changeSetup({ map: { ...map, scenery } }, 'scenery')}
      />
      <p class="workshop-note">{gmWords.sceneryHow}</p>
    </>
  );
}

function ForTiled({ editor: { document } }: { readonly editor: Editor }): VNode {
  const { title, setup } = document.fight.value;
  const name = fileNameOf(title);
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="save-tiled"
        onClick={() => {
          const { map, doors } = mapOf(setup);
          save(writeTiled(map, doors, `${name}.svg`), `${name}.tmj`);
          save(tilesPicture(), `${name}.svg`, 'image/svg+xml');
        }}
      >
        <Icon of={Download} /> {words.saveForTiled}
      </button>
      <p class="workshop-note">
        {words.saveForTiledHow}
        {setup.map.backdrop && ` ${words.pictureNotForTiled}`}
      </p>
    </>
  );
}
