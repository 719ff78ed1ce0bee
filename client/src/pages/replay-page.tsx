import './table-page.css';
import './replay-page.css';
import type { Role } from '@riposte/shared/protocol/messages';
import { undoneBy } from '@riposte/shared/recording/branches';
import { type RecordedEyes, withAnalysis } from '@riposte/shared/recording/recording';
import type { Variation } from '@riposte/shared/recording/variation';
import { BookOpen, Download, Link2, ScrollText } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Invitation, replayLink } from '../net/link.ts';
import { linksOf } from '../net/links.ts';
import type { Playback } from '../playback/playback.ts';
import { Verdict } from '../replay/dice-check.tsx';
import { Timeline } from '../replay/timeline.tsx';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { usePictures } from '../session/use-pictures.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { MapPanel } from '../table/map-panel.tsx';
import { OddsBefore } from '../table/odds-before.tsx';
import { StackPanel } from '../table/stack-panel.tsx';
import { TextMap } from '../table/text-map.tsx';
import { TurnRibbon } from '../table/turn-ribbon.tsx';
import { useCurrentTool } from '../tools/current.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { type SavedVariations, withVariations } from '../variations/saved-variations.ts';
import { TryLine } from '../variations/try-line.tsx';
import { VariationList } from '../variations/variation-list.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/replay.ts';
import * as variationWords from '../words/variations.ts';

const loadSheet = async () => (await import('../table/own-sheet.tsx')).OwnSheet;
const loadBook = async () => (await import('../table/rules-sheet.tsx')).RulesSheet;

const EYES: Readonly<Record<RecordedEyes, string>> = {
  whole: words.viewOfEverything,
  seat: words.viewFromSeat,
  everybody: words.publicView,
};

interface Of {
  readonly playback: Playback;
  /** The text of the recording's file. */
  readonly file: string;
  /** The invitation that gave access to the replay. Absent if the replay comes from a file. */
  readonly from?: Origin | undefined;
  readonly saved: SavedVariations;
  /** Opens a variation in place of the replay. */
  readonly onOpen: (variation: Variation) => void;
}

export interface Origin {
  readonly invitation: Invitation;
  readonly role: Role;
  /**
   * Shows the same moment of the replay from another viewpoint. Throws with a sentence for the user if this seat may
   * not see it.
   */
  readonly onEyes: (eyes: RecordedEyes, rev: number) => Promise<void>;
}

/** The page of a replay. It shows the table at any moment of a recorded fight, without controls to act. */
export function ReplayPage({ playback, file, from, saved, onOpen }: Of): VNode {
  const model = useBattle();
  const snapshot = useSnapshot();
  const tool = useCurrentTool();
  const [isLogShown, showLog] = useState(false);
  const variations = saved.all.value;
  usePictures();
  return (
    <main
      class={`table replay ${isLogShown ? 'with-side' : ''}`}
      data-status={snapshot.status}
      data-rev={snapshot.rev}
    >
      <ReplayHeader
        playback={playback}
        file={withVariations(file, variations)}
        from={from}
        onLog={() => showLog(!isLogShown)}
      />
      <TurnRibbon />
      <div class="stage">
        <MapPanel tool={tool} />
        <TextMap />
        <div class="stage-left">
          {model.inspected.value !== null && <Lazy load={loadSheet} with={{}} />}
          <OddsBefore playback={playback} />
          <StackPanel />
        </div>
      </div>
      <div class="table-side">
        <LogPanel onClose={() => showLog(false)} onUndone={undoneIn(playback)} />
      </div>
      <Timeline
        playback={playback}
        saved={saved}
        onOpen={onOpen}
        list={
          <VariationList saved={saved} onOpen={onOpen} linkTo={(one, text) => linkToLine(from, one, text)} />
        }
      >
        <TryLine playback={playback} number={variations.length + 1} onBegin={onOpen} />
      </Timeline>
      <Toasts />
      {model.lookedUp.value !== null && <Lazy load={loadBook} with={{}} />}
    </main>
  );
}

/** The title of the fight, the result of the dice check, and buttons that apply to the whole recording. */
function ReplayHeader({
  playback,
  file,
  from,
  onLog,
}: Pick<Of, 'playback' | 'file' | 'from'> & { readonly onLog: () => void }): VNode {
  const model = useBattle();
  const { title, ruleset } = useSnapshot();
  const analysis = playback.analysis.value;
  const saved = useMemo(() => (analysis ? withAnalysis(file, analysis) : file), [file, analysis]);
  return (
    <header class="status-bar">
      <a class="brand" href="/" aria-label={common.toTheFrontPage}>
        <img src="/favicon.svg" alt="" />
      </a>
      <div class="status-title">
        <h1>{title}</h1>
        <span>{words.replayOf(ruleset.description.name)}</span>
      </div>
      <Verdict playback={playback} />
      {from && <Eyes playback={playback} onEyes={from.onEyes} />}
      {from && <Share playback={playback} {...from} />}
      <a
        class="button quiet icon-only"
        aria-label={common.saveAsAFile}
        title={common.saveAsAFile}
        data-testid="save-recording"
        download={`${title}.jsonl`}
        href={useFile(saved)}
      >
        <Icon of={Download} />
      </a>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={common.theRules}
        onClick={() => {
          model.lookedUp.value = '';
        }}
      >
        <Icon of={BookOpen} />
      </button>
      <button type="button" class="button small log-toggle" onClick={onLog}>
        <Icon of={ScrollText} /> <span class="status-word">{common.log}</span>
      </button>
    </header>
  );
}

/** Returns a function that loads the log lines that a rewind has undone; undefined if the recording has none. */
function undoneIn({ film, model }: Playback) {
  const { recording } = film;
  if (recording.undone.length === 0) return undefined;
  return async (rev: number) =>
    undoneBy(recording, rev).flatMap(({ undone, events }) => model.linesOf({ rev: undone, events }));
}

/** Returns an object URL for text. The URL is valid while the component is mounted. */
function useFile(text: string): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}

function Eyes({ playback, onEyes }: Pick<Of, 'playback'> & Pick<Origin, 'onEyes'>): VNode {
  const { toasts } = useController();
  const { eyes } = playback.film.recording.head;
  const change = async (select: HTMLSelectElement) => {
    await onEyes(select.value as RecordedEyes, playback.rev).catch((error: Error) => {
      select.value = eyes;
      toasts.say({ text: error.message, tone: 'bad' });
    });
  };
  return (
    <select
      class="replay-eyes"
      aria-label={words.viewpoint}
      value={eyes}
      data-testid="replay-eyes"
      onChange={({ currentTarget }) => void change(currentTarget)}
    >
      {Object.entries(EYES).map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

/**
 * Returns the secret for links that may be shared with anyone: the spectators' secret. Undefined if this browser lacks
 * it.
 */
function spectatorSecret({ invitation, role }: Origin): string | undefined {
  const [, known] = linksOf(invitation.battle)?.spectator.split('#') ?? [];
  return known ?? (role === 'spectator' ? invitation.token : undefined);
}

/**
 * Returns the link to a variation, given its text. Throws with a sentence for the user if the replay comes from a file,
 * or if this browser has no link for spectators.
 */
export function linkToLine(from: Origin | undefined, variation: Variation, text: string): string {
  if (!from) throw new Error(variationWords.onlyAsFile);
  const token = spectatorSecret(from);
  if (token === undefined) throw new Error(words.nothingToShare);
  return replayLink({ ...from.invitation, token }, variation.from, text);
}

/**
 * A button that copies a link to the current moment. The link contains the spectators' secret, never one with more
 * rights.
 */
function Share({ playback, ...origin }: Origin & Pick<Of, 'playback'>): VNode {
  const { toasts } = useController();
  const copy = async () => {
    const token = spectatorSecret(origin);
    if (token === undefined) return toasts.say({ text: words.nothingToShare, tone: 'bad' });
    await navigator.clipboard?.writeText(replayLink({ ...origin.invitation, token }, playback.rev));
    toasts.say({ text: words.linkIsCopied, tone: 'good' });
  };
  return (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={words.copyLink}
      title={words.copyLink}
      data-testid="share-moment"
      onClick={() => void copy()}
    >
      <Icon of={Link2} />
    </button>
  );
}
