import './turning-panel.css';
import type { Analysis } from '@riposte/shared/analysis/analysis';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { percent } from '../battle/words.ts';
import type { Playback } from '../replay/playback.ts';
import { pointsText } from '../ui/sum-table.tsx';
import * as words from '../words/turning.ts';
import { Analyzing } from './analyzing.ts';
import { ChangesTable } from './changes-table.tsx';
import { Chart, LineSample } from './chart.tsx';
import { TurningPoints } from './turning-points.tsx';

/** The win probability of a recorded fight: its curve, luck and choice, and the decisions that moved it most. */
export function TurningPanel({ playback }: { readonly playback: Playback }): VNode {
  const { analysis, film } = playback;
  const analyzing = useMemo(() => new Analyzing(film.recording, analysis), [film]);
  const canStart = film.recording.head.proof !== undefined;
  useEffect(() => {
    if (canStart && !analysis.peek()) analyzing.start();
    return () => analyzing.stop();
  }, [analyzing]);
  return (
    <section class="turning" aria-label={words.whereItTurned} data-testid="turning">
      {analysis.value ? (
        <Shown analysis={analysis.value} playback={playback} />
      ) : (
        <Progress analyzing={analyzing} canStart={canStart} />
      )}
      <p class="turning-note">{words.byBots}</p>
    </section>
  );
}

interface OfProgress {
  readonly analyzing: Analyzing;
  readonly canStart: boolean;
}

function Progress({ analyzing, canStart }: OfProgress): VNode {
  if (!canStart) return <p>{words.noProof}</p>;
  const share = Math.floor(analyzing.progress.value);
  if (analyzing.isOn.value)
    return (
      <div class="turning-progress">
        <progress max={100} value={share} aria-label={words.calculating(share)} />
        <span data-testid="turning-progress">{words.calculating(share)}</span>
        <button
          type="button"
          class="button small"
          data-testid="turning-stop"
          onClick={() => analyzing.stop()}
        >
          {words.stop}
        </button>
      </div>
    );
  return (
    <div class="turning-progress">
      <span role="status">{analyzing.state.value === 'failed' ? words.notCalculated : words.wasStopped}</span>
      <button
        type="button"
        class="button small"
        data-testid="turning-start"
        onClick={() => analyzing.start()}
      >
        {words.calculateAgain}
      </button>
    </div>
  );
}

interface Of {
  readonly analysis: Analysis;
  readonly playback: Playback;
}

function Shown({ analysis, playback }: Of): VNode {
  const moment = playback.moment.value;
  const goTo = (to: number) => playback.step(to - playback.moment.peek());
  return (
    <>
      <Chart analysis={analysis} moment={moment} onMoment={goTo} />
      <ul class="turning-sides">
        {analysis.sides.map((side, index) => (
          <li key={side}>
            <LineSample side={index} /> <b>{chanceAt(analysis, moment, index)}</b>
            <span>{changeOf(analysis, index)}</span>
          </li>
        ))}
      </ul>
      <TurningPoints analysis={analysis} playback={playback} />
      <ChangesTable analysis={analysis} onMoment={goTo} />
      <p class="turning-note">{words.inPoints}</p>
    </>
  );
}

function chanceAt({ sides, moments }: Analysis, moment: number, side: number): string {
  const [chance, low, high] = moments[moment]?.chances[side] ?? [0, 0, 1];
  return words.chanceOf(sideLabel(sides[side] ?? ''), percent(chance), percent(low), percent(high));
}

/**
 * Returns a sentence about how a side's chance changed over the fight. Luck and choice are rounded so that they add up
 * to the rounded change.
 */
function changeOf({ sides, moments }: Analysis, side: number): string {
  const at = (index: number) => Math.round(100 * (moments.at(index)?.chances[side]?.[0] ?? 0));
  const choice = Math.round(100 * moments.reduce((sum, one) => sum + (one.choice[side] ?? 0), 0));
  const luck = at(-1) - at(0) - choice;
  const label = sideLabel(sides[side] ?? '');
  return words.sumOf(label, `${at(0)}%`, `${at(-1)}%`, pointsText(luck), pointsText(choice));
}
