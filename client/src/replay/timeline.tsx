import './timeline.css';
import type { Variation } from '@riposte/shared/recording/variation';
import {
  ChartLine,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  GitBranch,
  Pause,
  Play,
} from 'lucide';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TURNED } from '../net/link.ts';
import { type Highlight, highlightsOf } from '../playback/highlights.ts';
import { type Playback, SPEEDS, type Speed } from '../playback/playback.ts';
import { useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import { Lazy } from '../ui/lazy.tsx';
import { endingOf } from '../variations/line-chances.ts';
import type { SavedVariations } from '../variations/saved-variations.ts';
import * as words from '../words/replay.ts';
import { whereItTurned } from '../words/turning.ts';
import * as variationWords from '../words/variations.ts';
import { PlayOn } from './play-on.tsx';

const loadTurning = async () => (await import('../turning/turning-panel.tsx')).TurningPanel;

interface Of {
  readonly playback: Playback;
}

interface TimelineProps extends Of {
  /** The variations that begin at moments of this replay. */
  readonly saved: SavedVariations;
  readonly onOpen: (variation: Variation) => void;
  /** Additional buttons, shown among the controls. */
  readonly children: ComponentChildren;
  /** The list of variations, shown under the controls. */
  readonly list: ComponentChildren;
}

/** The timeline of a replay, with its highlights and controls. */
export function Timeline({ playback, saved, onOpen, children, list }: TimelineProps): VNode {
  const { table } = useSnapshot();
  const moment = playback.moment.value;
  const { last } = playback;
  const [isTurningShown, showTurning] = useState(new URL(location.href).searchParams.has(TURNED));
  useKeys(playback);
  return (
    <section class="timeline" aria-label={words.timeline} data-testid="timeline" data-moment={moment}>
      <Highlights playback={playback} />
      <VariationMarks playback={playback} variations={saved.all.value} onOpen={onOpen} />
      <input
        type="range"
        class="timeline-range"
        min={0}
        max={last}
        value={moment}
        aria-label={words.momentOfTheFight}
        aria-valuetext={words.positionSpoken(table.round, moment, last)}
        data-testid="timeline-range"
        onInput={({ currentTarget }) => {
          playback.pause();
          playback.goTo(currentTarget.valueAsNumber);
        }}
      />
      <Controls playback={playback}>
        <button
          type="button"
          class="button"
          aria-expanded={isTurningShown}
          data-testid="show-turning"
          onClick={() => showTurning(!isTurningShown)}
        >
          <Icon of={ChartLine} /> {whereItTurned}
        </button>
        {children}
      </Controls>
      {list}
      {isTurningShown && <Lazy load={loadTurning} with={{ playback, saved }} />}
    </section>
  );
}

function Controls({ playback, children }: Of & { readonly children: ComponentChildren }): VNode {
  const { table } = useSnapshot();
  const isPlaying = playback.isPlaying.value;
  const moment = playback.moment.value;
  const { last } = playback;
  const button = (of: Parameters<typeof Icon>[0]['of'], label: string, to: number, isOff: boolean) => (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => playback.step(to - moment)}
    >
      <Icon of={of} />
    </button>
  );
  return (
    <div class="timeline-controls">
      {button(ChevronFirst, words.toTheBeginning, 0, moment === 0)}
      {button(ChevronLeft, words.oneStepBack, moment - 1, moment === 0)}
      <button
        type="button"
        class="button primary"
        data-testid="timeline-play"
        aria-pressed={isPlaying}
        onClick={() => playback.toggle()}
      >
        <Icon of={isPlaying ? Pause : Play} /> {isPlaying ? words.pause : words.play}
      </button>
      {button(ChevronRight, words.oneStepOn, moment + 1, moment === last)}
      {button(ChevronLast, words.toTheEnd, last, moment === last)}
      <span class="timeline-where" data-testid="timeline-where">
        {words.positionShown(table.round, moment, last)}
      </span>
      <label class="timeline-speed">
        <span>{words.speed}</span>
        <select
          aria-label={words.speed}
          value={playback.speed.value}
          data-testid="timeline-speed"
          onChange={({ currentTarget }) => {
            playback.speed.value = Number(currentTarget.value) as Speed;
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      {children}
      <PlayOn playback={playback} />
    </div>
  );
}

const SIGNS: Readonly<Record<Highlight['what'], string>> = {
  round: '',
  fall: '†',
  critical: '★',
  rewind: '↶',
  end: '⚑',
};

/** Buttons on the timeline that jump to the highlights. */
function Highlights({ playback }: Of): VNode {
  const { film, ruleset, last } = playback;
  const highlights = useMemo(() => highlightsOf(film.recording, ruleset), [film]);
  return (
    <ul class="timeline-marks" aria-label={words.highlights}>
      {highlights.map(({ moment, what, label }) => (
        <li key={`${moment} ${label}`} style={{ left: `${(100 * moment) / Math.max(1, last)}%` }}>
          <button
            type="button"
            class={`timeline-mark ${what}`}
            aria-label={words.atStep(label, moment)}
            title={label}
            data-testid={`mark-${what}`}
            onClick={() => playback.step(moment - playback.moment.peek())}
          >
            {what === 'round' ? label.replace(/\D/g, '') : SIGNS[what]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Buttons on the timeline that open variations, each at the moment where its variation begins. */
function VariationMarks({
  playback,
  variations,
  onOpen,
}: Pick<TimelineProps, 'playback' | 'onOpen'> & {
  readonly variations: readonly Variation[];
}): VNode | null {
  const { moments } = playback.film.recording;
  if (variations.length === 0) return null;
  const left = ({ from }: Variation) =>
    (100 * moments.findLastIndex(({ rev }) => rev <= from)) / Math.max(1, playback.last);
  return (
    <ul class="timeline-marks variation-marks" aria-label={variationWords.otherLines}>
      {variations.map((variation) => (
        <li key={variation.seed} style={{ left: `${left(variation)}%` }}>
          <button
            type="button"
            class="timeline-mark variation"
            aria-label={`${variationWords.atMark(variation.name, variation.from)}${endingOf(variation) && `, ${endingOf(variation)}`}`}
            title={variation.name}
            data-testid="mark-variation"
            onClick={() => onOpen(variation)}
          >
            <Icon of={GitBranch} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Handles the playback keys, unless another control uses them. */
function useKeys(playback: Playback): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      const isWanted =
        target instanceof HTMLElement && target.closest('input, select, button, summary, .map, dialog');
      if (isOther || isWanted) return;
      if (key === 'ArrowLeft') playback.step(-1);
      else if (key === 'ArrowRight') playback.step(1);
      else if (key === 'Home') playback.step(-playback.moment.peek());
      else if (key === 'End') playback.step(playback.last);
      else if (key === ' ') playback.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      playback.pause();
    };
  }, [playback]);
}
