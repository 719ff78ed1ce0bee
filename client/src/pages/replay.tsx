import type { Ruleset } from '@riposte/shared';
import { RecordedTables } from '@riposte/shared/recording/changes';
import { type RecordedEyes, type Recording, readRecording } from '@riposte/shared/recording/recording';
import type { Variation } from '@riposte/shared/recording/variation';
import { unpackVariation } from '@riposte/shared/variations/packing';
import { render, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import { BattleViewModel } from '../battle/view-model.ts';
import { type Invitation, readLine } from '../net/link.ts';
import { rulesOf } from '../net/rulebooks.ts';
import { recordingOf } from '../offline/saved-recording.ts';
import { Playback } from '../playback/playback.ts';
import { BattleProvider, ControllerProvider } from '../session/context.ts';
import { SeatController } from '../session/seat-controller.ts';
import { Fault } from '../ui/error-text.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { SavedVariations } from '../variations/saved-variations.ts';
import * as common from '../words/common.ts';
import * as words from '../words/replay.ts';
import { linkToLine, type Origin, ReplayPage } from './replay-page.tsx';
import { Waiting } from './waiting.tsx';

const loadVariation = async () => (await import('./variation-page.tsx')).VariationPage;

/**
 * Shows the replay of a battle from a viewpoint. Without `eyes`, uses the viewpoint that sees most of what the
 * invitation allows. The replay starts at the moment that the URL names.
 */
export async function replayBattle(
  root: HTMLElement,
  invitation: Invitation,
  eyes?: RecordedEyes,
): Promise<void> {
  render(<Waiting sentence={words.loadingReplay} />, root);
  try {
    await showBattle(root, invitation, eyes);
  } catch (error) {
    render(
      <NotShown sentence={sentenceOf(error)} back={`/t/${invitation.battle}#${invitation.token}`} />,
      root,
    );
  }
}

async function showBattle(
  root: HTMLElement,
  invitation: Invitation,
  eyes?: RecordedEyes,
  rev?: number,
): Promise<void> {
  const { file, role } = await recordingOf(invitation, eyes);
  const onEyes = (other: RecordedEyes, now: number) => showBattle(root, invitation, other, now);
  await show(root, file, { invitation, role, onEyes }, rev);
}

/** Asks the user for a recording file and shows its replay. `fault` says what was wrong with the previous file. */
export function replayFile(root: HTMLElement, fault = ''): void {
  const open = (file: File) =>
    file
      .text()
      .then((text) => show(root, text))
      .catch((error: unknown) => replayFile(root, `${file.name}: ${sentenceOf(error)}`));
  render(<OpenFile fault={fault} onFile={(file) => void open(file)} />, root);
}

/** Shows the replay of a recording file. Throws with a sentence for the user if this page cannot play the file. */
async function show(root: HTMLElement, file: string, from?: Origin, rev?: number): Promise<void> {
  const recording = readRecording(file);
  if ('line' in recording) throw new Error(common.lineIsWrong(recording.line, recording.message));
  const ruleset = await rulesOf(recording.head);
  try {
    showRecording(root, recording, ruleset, { file, from, rev });
  } catch (error) {
    throw new Error(words.replayIsDamaged, { cause: error });
  }
}

interface Shown {
  readonly file: string;
  readonly from?: Origin | undefined;
  readonly rev: number | undefined;
}

function showRecording(root: HTMLElement, recording: Recording, ruleset: Ruleset, shown: Shown): void {
  const { file, from, rev } = shown;
  const controller = new SeatController(new BattleViewModel());
  const playback = new Playback(new RecordedTables(recording), ruleset, controller.model);
  const at = rev ?? new URL(location.href).searchParams.get('at');
  if (at !== null) playback.goToRev(Number(at) || 0);
  const saved = new SavedVariations(recording);
  render(
    <Replay
      key={recording.head.eyes}
      {...{ controller, playback, file, from, saved }}
      line={lineIn(controller)}
    />,
    root,
  );
}

/** Returns the variation in the page's URL. If it is damaged, shows a toast and returns undefined. */
function lineIn({ toasts }: SeatController): Variation | undefined {
  const text = readLine(location);
  try {
    return text === undefined ? undefined : unpackVariation(text);
  } catch (error) {
    toasts.say({ text: sentenceOf(error), tone: 'bad' });
    return undefined;
  }
}

interface ReplayProps extends Pick<Parameters<typeof ReplayPage>[0], 'playback' | 'file' | 'from' | 'saved'> {
  readonly controller: SeatController;
  /** The variation to open first; undefined for none. */
  readonly line: Variation | undefined;
}

/** The replay, or the variation that the user has opened in place of it. */
function Replay({ controller, line, ...replay }: ReplayProps): VNode {
  const { playback, saved, from } = replay;
  const { recording } = playback.film;
  const [open, setOpen] = useState(line);
  if (open)
    return (
      <Lazy
        key={open.seed}
        load={loadVariation}
        with={{
          origin: recording,
          ruleset: playback.ruleset,
          variation: open,
          linkTo: (one: Variation, text: string) => linkToLine(from, one, text),
          onKeep: (one: Variation) => saved.save(one),
          onBack: () => setOpen(undefined),
        }}
      />
    );
  return (
    <BattleProvider value={controller.model}>
      <ControllerProvider value={controller}>
        <ReplayPage {...replay} onOpen={setOpen} />
      </ControllerProvider>
    </BattleProvider>
  );
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : words.replayIsDamaged;
}

function NotShown({ sentence, back }: { readonly sentence: string; readonly back: string }): VNode {
  return (
    <main class="closed">
      <h1>{words.replayUnavailable}</h1>
      <p role="alert">{sentence}</p>
      <a class="button" href={back}>
        {words.toTheTable}
      </a>
    </main>
  );
}

interface OfFile {
  readonly fault: string;
  readonly onFile: (file: File) => void;
}

/** Asks the user for a recording file, and shows what was wrong with the previous one. */
function OpenFile({ fault, onFile }: OfFile): VNode {
  return (
    <main
      class="replay-open"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file) onFile(file);
      }}
    >
      <a class="to-front" href="/">
        {common.riposte}
      </a>
      <h1>{common.watchARecordedFight}</h1>
      <p>{words.openTheFileHow}</p>
      <FileButton
        look="primary large"
        label={words.openARecording}
        testId="recording-file"
        accept=".jsonl,application/jsonl"
        onFile={onFile}
      />
      <Fault says={fault} testId="recording-fault" />
    </main>
  );
}
