import './print-sheet.css';
import '../action/choice-rows.css'; // contains the styles of the chips
import { Copy, Download, Share2 } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { Board } from '../map/board.ts';
import { fileNameOf, save } from '../net/save-file.ts';
import { boxOfBoard } from '../scenery/metrics.ts';
import { useSnapshot } from '../session/context.ts';
import { ChipGroup } from '../ui/chip-group.tsx';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { printOrPicture } from '../words/fight.ts';
import * as words from '../words/print.ts';
import { type Choice, faultOf, INITIAL_CHOICE, pagesFor, RESULTS, type Result } from './choice.ts';
import { canCopy, canShare, copyPicture, sharePicture } from './hand-over.ts';
import { fileOf } from './map-artist.ts';
import { Preview, usePreview } from './preview.tsx';
import { PrintFields } from './print-fields.tsx';
import { PrintJob } from './print-job.ts';
import { pixelSizeOf } from './sizes.ts';

const LABELS: Readonly<Record<Result, string>> = {
  fight: words.pictureOfTheFight,
  png: words.mapAsPicture,
  pdf: words.mapOnPaper,
};
const HELP: Readonly<Record<Result, string>> = {
  fight: words.pictureHow,
  png: words.mapAsPictureHow,
  pdf: words.mapOnPaperHow,
};

interface Of {
  readonly board: Board;
  readonly onClose: () => void;
}

/**
 * The sheet that makes a picture of the fight, or a file of the whole map. It shows the moment at which it was opened.
 */
export function PrintSheet({ board, onClose }: Of): VNode {
  const current = useSnapshot();
  const [snapshot] = useState(current);
  const [choice, setChoice] = useState(INITIAL_CHOICE);
  const painted = usePreview({ board, snapshot, choice });
  const change = (changes: Partial<Choice>) => setChoice({ ...choice, ...changes });
  return (
    <SideSheet title={printOrPicture} onClose={onClose}>
      <div class="print" data-testid="print">
        <ChipGroup
          label={words.whatToMake}
          isLabelHidden
          chips={RESULTS.map((result) => ({
            text: LABELS[result],
            testId: `print-${result}`,
            isChosen: choice.result === result,
            onChoose: () => change({ result }),
          }))}
        />
        <p class="print-help">{HELP[choice.result]}</p>
        <Preview painted={painted} snapshot={snapshot} choice={choice} />
        <PrintFields snapshot={snapshot} choice={choice} onChange={change} />
        {choice.result === 'fight' ? (
          <FightActions snapshot={snapshot} picture={painted} />
        ) : (
          <MapActions board={board} snapshot={snapshot} choice={choice} />
        )}
      </div>
    </SideSheet>
  );
}

interface OfPicture {
  readonly snapshot: BattleSnapshot;
  /** The painted picture; null until it is painted. */
  readonly picture: HTMLCanvasElement | null;
}

/** Buttons that copy, download and share the picture of the fight. */
function FightActions({ snapshot: { title, rev }, picture }: OfPicture): VNode {
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState('');
  const name = `${fileNameOf(title)}-${rev}.png`;
  const run = async (use: (file: Promise<Blob>) => Promise<string>) => {
    if (!picture) return;
    setFault('');
    await use(fileOf(picture, 'image/png')).then(setStatus, (error: Error) => setFault(error.message));
  };
  const download = (file: Promise<Blob>) =>
    file.then((content) => {
      save(content, name, content.type);
      return words.saved(name);
    });
  const copy = (file: Promise<Blob>) => copyPicture(file).then(() => words.copied);
  const share = (file: Promise<Blob>) => file.then((content) => sharePicture(content, name)).then(() => '');
  return (
    <>
      <div class="print-actions">
        {canCopy() && (
          <button
            type="button"
            class="button primary"
            disabled={!picture}
            data-testid="print-copy"
            onClick={() => void run(copy)}
          >
            <Icon of={Copy} /> {words.copy}
          </button>
        )}
        <button
          type="button"
          class="button"
          disabled={!picture}
          data-testid="print-download"
          onClick={() => void run(download)}
        >
          <Icon of={Download} /> {words.download}
        </button>
        {canShare() && (
          <button
            type="button"
            class="button"
            disabled={!picture}
            data-testid="print-share"
            onClick={() => void run(share)}
          >
            <Icon of={Share2} /> {words.share}
          </button>
        )}
      </div>
      <p class="print-status" aria-live="polite" data-testid="print-status">
        {status}
      </p>
      <Fault says={fault} testId="print-fault" />
    </>
  );
}

interface OfMap {
  readonly board: Board;
  readonly snapshot: BattleSnapshot;
  readonly choice: Choice;
}

/** A button that makes a file of the map, its size, and its progress while it is made. */
function MapActions({ board, snapshot, choice }: OfMap): VNode {
  const job = useMemo(() => new PrintJob(), []);
  useEffect(() => () => job.cancel(), [job]);
  const { radius } = snapshot.table.map;
  const progress = job.progress.value;
  const wrong = faultOf(radius, choice);
  return (
    <>
      {wrong === '' && (
        <p class="print-size" data-testid="print-size">
          {sizeOf(radius, choice)}
        </p>
      )}
      <div class="print-actions">
        {progress ? (
          <>
            <progress max={progress.of} value={progress.done} aria-label={words.painting} />
            <span data-testid="print-progress">
              {words.progressOf(Math.floor(progress.done), progress.of)}
            </span>
            <button type="button" class="button" data-testid="print-cancel" onClick={() => job.cancel()}>
              {words.cancel}
            </button>
          </>
        ) : (
          <button
            type="button"
            class="button primary"
            disabled={wrong !== ''}
            data-testid="print-make"
            onClick={() => void job.start(board, snapshot, choice)}
          >
            <Icon of={Download} /> {words.download}
          </button>
        )}
      </div>
      <p class="print-status" aria-live="polite" data-testid="print-status">
        {job.status.value}
      </p>
      <Fault says={wrong || job.fault.value} testId="print-fault" />
    </>
  );
}

/** Returns the size of the file that the user has chosen, in pixels or pages. */
function sizeOf(radius: number, choice: Choice): string {
  if (choice.result === 'pdf') return words.pagesOf(pagesFor(radius, choice).pages.length);
  const { width, height } = pixelSizeOf(boxOfBoard(radius), choice.hexWidth, choice.resolution);
  return words.pixelsOf(width, height);
}
