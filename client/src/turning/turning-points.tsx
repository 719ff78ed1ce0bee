import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Analysis, ConsideredOption, TurningPoint } from '@riposte/shared/recording/analysis';
import type { VNode } from 'preact';
import { percent } from '../battle/words.ts';
import { deedText } from '../playback/deed.ts';
import type { Playback } from '../playback/playback.ts';
import { pointsText } from '../ui/sum-table.tsx';
import * as words from '../words/turning.ts';

interface Of {
  readonly analysis: Analysis;
  readonly playback: Playback;
}

/** The decisions that moved the win probability most, each with the facts known at the time and a better option. */
export function TurningPoints({ analysis, playback }: Of): VNode {
  const points = analysis.turningPoints;
  return (
    <section class="turning-points" aria-label={words.topDecisions}>
      <h3>{words.topDecisions}</h3>
      {points.length === 0 && <p>{words.noDecisions}</p>}
      <ol>
        {points.map((point) => (
          <Point key={point.rev} point={point} playback={playback} />
        ))}
      </ol>
    </section>
  );
}

interface OfPoint {
  readonly point: TurningPoint;
  readonly playback: Playback;
}

function Point({ point, playback }: OfPoint): VNode {
  const { rev, side, chosen, moved, better } = point;
  return (
    <li data-testid="turning-point">
      <b>{textOf(playback, chosen)}</b>
      <span>{words.moved(sideLabel(side), ...inPoints(moved))}</span>
      <span class="turning-known">
        {chosen.chance === undefined ? words.nothingKnown : words.knownThen(percent(chosen.chance))}
      </span>
      <span>
        {better ? words.better(textOf(playback, better.option), ...inPoints(better.gain)) : words.noBetter}
      </span>
      <button
        type="button"
        class="button small"
        data-testid="turning-jump"
        onClick={() => {
          playback.pause();
          playback.goToRev(rev);
        }}
      >
        {words.goToStep(rev)}
      </button>
    </li>
  );
}

function inPoints([estimate, low, high]: TurningPoint['moved']): [string, string, string] {
  const text = (value: number) => pointsText(Math.round(100 * value));
  return [text(estimate), text(low), text(high)];
}

function textOf({ ruleset, film }: Playback, { by, prospect }: ConsideredOption): string {
  return deedText(ruleset, (id) => film.names.get(id) ?? id, by, prospect);
}
