import './turning-panel.css';
import { formatPercent } from '@riposte/shared/engine/language/intl';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Analysis } from '@riposte/shared/recording/analysis';
import type { Variation } from '@riposte/shared/recording/variation';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { percent } from '../battle/words.ts';
import type { Playback } from '../playback/playback.ts';
import { pointsText } from '../ui/sum-table.tsx';
import type { SavedVariations } from '../variations/saved-variations.ts';
import * as words from '../words/turning.ts';
import { Analyzing } from './analyzing.ts';
import { ChangesTable } from './changes-table.tsx';
import { Chart, LineSample } from './chart.tsx';
import { OtherLines } from './other-lines.tsx';
import { Progress } from './progress.tsx';
import { TurningPoints } from './turning-points.tsx';

interface PanelProps {
  readonly playback: Playback;
  readonly saved: SavedVariations;
}

/**
 * The win probability of a recorded fight: its curve, luck and choice, and the decisions that moved it most. Beside it,
 * the win probability of other lines of play.
 */
export function TurningPanel({ playback, saved }: PanelProps): VNode {
  const { analysis, film } = playback;
  const analyzing = useMemo(() => {
    return Analyzing.ofFight(film.recording, (found) => {
      analysis.value = found;
    });
  }, [film]);
  const { eyes, proof, underway } = film.recording.head;
  const canStart = (proof ?? underway) !== undefined;
  useEffect(() => {
    if (canStart && !analysis.peek()) analyzing.start();
    return () => analyzing.stop();
  }, [analyzing]);
  return (
    <section class="turning" aria-label={words.whereItTurned} data-testid="turning">
      {analysis.value && <Shown analysis={analysis.value} playback={playback} lines={saved.all.value} />}
      {!analysis.value && canStart && <Progress analyzing={analyzing} name={words.whereItTurned} />}
      {!analysis.value && !canStart && <p>{eyes === 'whole' ? words.notSwitchedOn : words.noProof}</p>}
      {proof && <OtherLines playback={playback} saved={saved} isBusy={analyzing.isOn.value} />}
      {underway && <p class="turning-note">{words.soFar}</p>}
      <p class="turning-note">{words.byBots}</p>
    </section>
  );
}

interface Of {
  readonly analysis: Analysis;
  readonly playback: Playback;
  readonly lines: readonly Variation[];
}

function Shown({ analysis, playback, lines }: Of): VNode {
  const moment = playback.moment.value;
  const goTo = (to: number) => playback.step(to - playback.moment.peek());
  return (
    <>
      <Chart analysis={analysis} lines={lines} moment={moment} onMoment={goTo} />
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
  return words.sumOf(
    label,
    formatPercent(at(0) / 100),
    formatPercent(at(-1) / 100),
    pointsText(luck),
    pointsText(choice),
  );
}
