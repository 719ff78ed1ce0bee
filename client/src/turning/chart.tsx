import type { Analysis } from '@riposte/shared/analysis/analysis';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { VNode } from 'preact';
import { sideVariable } from '../theme/colors.ts';
import * as words from '../words/turning.ts';

interface Of {
  readonly analysis: Analysis;
  readonly moment: number;
  readonly onMoment: (moment: number) => void;
}

const [WIDTH, HEIGHT] = [1000, 160];
/** Dashes that tell the sides apart without color. */
const DASHES = ['', '8 5', '2 4', '12 4 2 4'];

/** Each side's win probability over the moments of a fight, with its 95% interval. A click jumps to that moment. */
export function Chart({ analysis, moment, onMoment }: Of): VNode {
  const { sides, moments } = analysis;
  const last = Math.max(1, moments.length - 1);
  const x = (index: number) => (WIDTH * index) / last;
  const y = (chance: number) => HEIGHT * (1 - chance);
  const line = (side: number, part: 0 | 1 | 2) =>
    moments.map(({ chances }, index) => `${x(index).toFixed(1)},${y(chances[side]?.[part] ?? 0).toFixed(1)}`);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same with the keyboard
    <svg
      class="turning-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.chart(sides.map(sideLabel).join(', '))}
      data-testid="turning-chart"
      onClick={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        onMoment(Math.round((last * (clientX - left)) / width));
      }}
    >
      <line class="turning-half" x1={0} x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
      {sides.map((side, index) => (
        <g key={side} style={{ '--side': sideVariable(index) }}>
          <polygon class="turning-band" points={[...line(index, 1), ...line(index, 2).reverse()].join(' ')} />
          <polyline
            class="turning-line"
            points={line(index, 0).join(' ')}
            stroke-dasharray={DASHES[index % DASHES.length]}
          />
        </g>
      ))}
      <line class="turning-now" x1={x(moment)} x2={x(moment)} y1={0} y2={HEIGHT} />
    </svg>
  );
}

/** A short sample of a side's line, for a legend of the chart. */
export function LineSample({ side }: { readonly side: number }): VNode {
  return (
    <svg
      class="turning-sample"
      viewBox="0 0 28 8"
      aria-hidden="true"
      style={{ '--side': sideVariable(side) }}
    >
      <line
        class="turning-line"
        x1={0}
        x2={28}
        y1={4}
        y2={4}
        stroke-dasharray={DASHES[side % DASHES.length]}
      />
    </svg>
  );
}
