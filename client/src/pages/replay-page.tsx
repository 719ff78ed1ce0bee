import './table-page.css';
import './replay-page.css';
import type { Role } from '@riposte/shared/protocol/messages';
import { undoneBy } from '@riposte/shared/recording/branches';
import type { RecordedEyes } from '@riposte/shared/recording/recording';
import { BookOpen, Download, Link2, ScrollText } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Invitation } from '../net/link.ts';
import { linksOf } from '../net/links.ts';
import { picturesOf } from '../net/pictures.ts';
import { Foretold } from '../panels/foretold.tsx';
import { Icon } from '../panels/icon.tsx';
import { Lazy } from '../panels/lazy.tsx';
import { LogPanel } from '../panels/log-panel.tsx';
import { MapPanel } from '../panels/map-panel.tsx';
import { Mirror } from '../panels/mirror.tsx';
import { StackPanel } from '../panels/stack-panel.tsx';
import { Timeline } from '../panels/timeline.tsx';
import { Toasts } from '../panels/toasts.tsx';
import { TurnRibbon } from '../panels/turn-ribbon.tsx';
import { Verdict } from '../panels/verdict.tsx';
import { useHand, useScene, useStage } from '../store/context.ts';
import type { Playback } from '../store/playback.ts';
import * as common from '../words/common.ts';
import * as words from '../words/replay.ts';

const loadSheet = async () => (await import('../panels/own-sheet.tsx')).OwnSheet;
const loadBook = async () => (await import('../panels/book-sheet.tsx')).BookSheet;

const EYES: Readonly<Record<RecordedEyes, string>> = {
  whole: words.seenWhole,
  seat: words.seenFromSeat,
  everybody: words.seenByEverybody,
};

interface Of {
  readonly playback: Playback;
  /** The text of the recording's file. */
  readonly file: string;
  /** Where it comes from; left out: from a file. */
  readonly from?: Origin | undefined;
}

interface Origin {
  readonly invitation: Invitation;
  readonly role: Role;
  /** Shows it with other eyes, from the same input on; throws, with a sentence, if it may not be seen so. */
  readonly onEyes: (eyes: RecordedEyes, rev: number) => Promise<void>;
}

/** A fight that has been recorded: the table as it was at any moment, without anybody who could act. */
export function ReplayPage({ playback, file, from }: Of): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const [isLogShown, showLog] = useState(false);
  useEffect(() => {
    void picturesOf(scene.ruleset.id).then((pictures) => {
      stage.pictures.value = pictures;
    });
  }, [scene.ruleset.id]);
  return (
    <main
      class={`table replay ${isLogShown ? 'with-side' : ''}`}
      data-status={scene.status}
      data-rev={scene.rev}
    >
      <header class="status-bar">
        <a class="brand" href="/" aria-label={common.toTheFrontPage}>
          <img src="/favicon.svg" alt="" />
        </a>
        <div class="status-title">
          <h1>{scene.title}</h1>
          <span>{words.playedAgain(scene.ruleset.description.name)}</span>
        </div>
        <Verdict playback={playback} />
        {from && <Eyes playback={playback} onEyes={from.onEyes} />}
        {from && <Share playback={playback} {...from} />}
        <a
          class="button quiet icon-only"
          aria-label={common.saveAsAFile}
          title={common.saveAsAFile}
          data-testid="save-recording"
          download={`${scene.title}.jsonl`}
          href={useFile(file)}
        >
          <Icon of={Download} />
        </a>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={common.theRules}
          onClick={() => {
            stage.lookedUp.value = '';
          }}
        >
          <Icon of={BookOpen} />
        </button>
        <button type="button" class="button small log-toggle" onClick={() => showLog(!isLogShown)}>
          <Icon of={ScrollText} /> <span class="status-word">{common.log}</span>
        </button>
      </header>
      <TurnRibbon />
      <div class="stage">
        <MapPanel tool={hand.tool} />
        <Mirror />
        <div class="stage-left">
          {stage.inspected.value !== null && <Lazy load={loadSheet} with={{}} />}
          <Foretold playback={playback} />
          <StackPanel />
        </div>
      </div>
      <div class="table-side">
        <LogPanel onClose={() => showLog(false)} onUndone={undoneIn(playback)} />
      </div>
      <Timeline playback={playback} />
      <Toasts />
      {stage.lookedUp.value !== null && <Lazy load={loadBook} with={{}} />}
    </main>
  );
}

/** Gives the lines of what a rewind has taken back, where the recording tells of it. */
function undoneIn({ film, stage }: Playback) {
  const { recording } = film;
  if (recording.undone.length === 0) return undefined;
  return async (rev: number) =>
    undoneBy(recording, rev).flatMap(({ undone, events }) => stage.linesOf({ rev: undone, events }));
}

/** An address of a text, as long as it is shown. */
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
  const hand = useHand();
  const { eyes } = playback.film.recording.head;
  const change = async (select: HTMLSelectElement) => {
    await onEyes(select.value as RecordedEyes, playback.rev).catch((error: Error) => {
      select.value = eyes;
      hand.toasts.say({ text: error.message, tone: 'bad' });
    });
  };
  return (
    <select
      class="replay-eyes"
      aria-label={words.withWhoseEyes}
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

/** Copies a link to the present moment: with the spectators' secret, never with a stronger one. */
function Share({ playback, invitation, role }: Origin & Pick<Of, 'playback'>): VNode {
  const hand = useHand();
  const copy = async () => {
    const [, known] = linksOf(invitation.battle)?.spectator.split('#') ?? [];
    const open = known ?? (role === 'spectator' ? invitation.token : undefined);
    if (open === undefined) return hand.toasts.say({ text: words.nothingToShare, tone: 'bad' });
    const link = new URL(`/t/${invitation.battle}/replay`, location.origin);
    link.searchParams.set('at', String(playback.rev));
    link.hash = open;
    await navigator.clipboard?.writeText(link.href);
    hand.toasts.say({ text: words.linkIsCopied, tone: 'good' });
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
