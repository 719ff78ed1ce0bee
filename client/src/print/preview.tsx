import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import type { Board } from '../map/board.ts';
import { boxOfBoard } from '../scenery/metrics.ts';
import * as words from '../words/print.ts';
import { type Choice, pagesFor, partsOf, shownSnapshot } from './choice.ts';
import { paintFight } from './fight-picture.ts';
import { MapArtist } from './map-artist.ts';
import type { PageLayout } from './pages.ts';

/** The width of the preview of a map, in pixels. */
const WIDTH = 800;

interface ToPreview {
  readonly board: Board;
  readonly snapshot: BattleSnapshot;
  readonly choice: Choice;
}

/**
 * Returns the painted preview; null until it is painted. For a picture of the fight, the preview is the picture itself.
 */
export function usePreview({ board, snapshot, choice }: ToPreview): HTMLCanvasElement | null {
  const [painted, setPainted] = useState<HTMLCanvasElement | null>(null);
  const { result, isPublic } = choice;
  const isFight = result === 'fight';
  useEffect(() => {
    const end = new AbortController();
    const painting = isFight
      ? paintFight(board, shownSnapshot(snapshot, choice), end.signal)
      : paintMap({ board, snapshot, choice }, end.signal);
    if (isFight) setPainted(null); // an outdated picture must not be copied
    painting.then(
      (canvas) => !end.signal.aborted && setPainted(canvas),
      () => undefined, // without a preview, the user can still try to make the file, which says what is wrong
    );
    return () => end.abort();
  }, [board, snapshot, isFight, isPublic, JSON.stringify(isFight || partsOf(choice))]);
  return painted;
}

async function paintMap(
  { board, snapshot, choice }: ToPreview,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const shown = shownSnapshot(snapshot, choice);
  const artist = await MapArtist.open(board, shown, partsOf(choice));
  const box = boxOfBoard(shown.table.map.radius);
  const scale = WIDTH / box.width;
  try {
    return await artist.paint(box, { width: WIDTH, height: Math.ceil(box.height * scale), scale }, signal);
  } finally {
    artist.destroy();
  }
}

interface Of {
  readonly painted: HTMLCanvasElement | null;
  readonly snapshot: BattleSnapshot;
  readonly choice: Choice;
}

/** Shows the painted preview, with lines where the pages of a PDF end. */
export function Preview({ painted, snapshot, choice }: Of): VNode {
  const frame = useRef<HTMLDivElement>(null);
  const { table } = shownSnapshot(snapshot, choice);
  const layout = choice.result === 'pdf' ? pagesFor(table.map.radius, choice) : null;
  useEffect(() => frame.current?.replaceChildren(...(painted ? [painted] : [])), [painted]);
  return (
    <div
      class="print-preview"
      role="img"
      aria-label={labelOf(table, choice, layout)}
      data-testid="print-preview"
      data-painted={painted !== null}
    >
      <div ref={frame} />
      {layout && painted && <PageLines layout={layout} radius={table.map.radius} />}
      {!painted && <p>{words.painting}</p>}
    </div>
  );
}

function labelOf(table: BattleSnapshot['table'], { result }: Choice, layout: PageLayout | null): string {
  if (layout) return words.previewOfPages(layout.pages.length);
  if (result === 'png') return words.previewOfMap;
  const shown = Object.values(table.fighters).filter(({ at }) => at);
  return words.previewOfFight(formatList(shown.map(({ id }) => nameIn(table, id))));
}

/** The pages of a PDF file, with their names. */
function PageLines({ layout, radius }: { readonly layout: PageLayout; readonly radius: number }): VNode {
  const { x, y, width, height } = boxOfBoard(radius);
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {layout.pages.map(({ name, box }) => (
        <g key={name}>
          <rect {...box} />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2} font-size={width / 22}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
