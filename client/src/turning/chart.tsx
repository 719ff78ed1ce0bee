import { formatList } from '@riposte/shared/engine/language/intl';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Analysis } from '@riposte/shared/recording/analysis';
import type { Bounded } from '@riposte/shared/recording/chances';
import type { Variation } from '@riposte/shared/recording/variation';
import type { VNode } from 'preact';
import { sideVariable } from '../theme/colors.ts';
import { ownChances } from '../variations/line-chances.ts';
import * as words from '../words/turning.ts';

interface Of {
  readonly analysis: Analysis;
  /** The other lines of play. Those without win probabilities are not drawn. */
  readonly lines: readonly Variation[];
  readonly moment: number;
  readonly onMoment: (moment: number) => void;
}

const [WIDTH, HEIGHT] = [1000, 160];
/** Dashes that tell the sides apart without color. */
const DASHES = ['', '8 5', '2 4', '12 4 2 4'];

/** A line of play in the chart: its number in the list, and where it starts. */
interface Branch {
  readonly number: number;
  readonly side: number;
  readonly start: number;
  readonly chances: readonly Bounded[];
}

/**
 * Each side's win probability over the moments of a fight, with its 95% confidence interval, and that of other lines of
 * play. A click jumps to that moment.
 */
export function Chart({ analysis, lines, moment, onMoment }: Of): VNode {
  const { sides, moments } = analysis;
  const branches = branchesOf(analysis, lines);
  const last = Math.max(
    1,
    moments.length - 1,
    ...branches.map(({ start, chances }) => start + chances.length - 1),
  );
  const x = (index: number) => (WIDTH * index) / last;
  const y = (chance: number) => HEIGHT * (1 - chance);
  const points = (chances: readonly (Bounded | undefined)[], part: 0 | 1 | 2, start = 0) =>
    chances.map((one, index) => `${x(start + index).toFixed(1)},${y(one?.[part] ?? 0).toFixed(1)}`);
  const band = (chances: readonly (Bounded | undefined)[], start?: number) =>
    [...points(chances, 1, start), ...points(chances, 2, start).reverse()].join(' ');
  return (
    <div class="turning-graph">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same with the keyboard */}
      <svg
        class="turning-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(formatList(sides.map(sideLabel)))}
        data-testid="turning-chart"
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          onMoment(Math.min(moments.length - 1, Math.round((last * (clientX - left)) / width)));
        }}
      >
        <line class="turning-half" x1={0} x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
        {sides.map((side, index) => {
          const own = moments.map(({ chances }) => chances[index]);
          return (
            <g key={side} style={{ '--side': sideVariable(index) }}>
              <polygon class="turning-band" points={band(own)} />
              <polyline
                class="turning-line"
                points={points(own, 0).join(' ')}
                stroke-dasharray={DASHES[index % DASHES.length]}
              />
            </g>
          );
        })}
        {branches.map(({ number, side, start, chances }) => (
          <g
            key={number}
            class="turning-branch"
            style={{ '--side': sideVariable(side) }}
            data-testid="turning-branch"
          >
            <polygon class="turning-band" points={band(chances, start)} />
            <polyline
              class="turning-line"
              points={points(chances, 0, start).join(' ')}
              stroke-dasharray={DASHES[side % DASHES.length]}
            />
          </g>
        ))}
        <line class="turning-now" x1={x(moment)} x2={x(moment)} y1={0} y2={HEIGHT} />
      </svg>
      {branches.map(({ number, start, chances }) => (
        <span
          key={number}
          class="turning-number"
          aria-hidden="true"
          style={{
            left: `${(100 * (start + chances.length - 1)) / last}%`,
            top: `${100 * (1 - (chances.at(-1)?.[0] ?? 0))}%`,
          }}
        >
          {number}
        </span>
      ))}
    </div>
  );
}

function branchesOf({ sides, moments }: Analysis, lines: readonly Variation[]): Branch[] {
  return lines.flatMap((line, index) => {
    const start = moments.findIndex(({ rev }) => rev === line.from);
    const chances = ownChances(line);
    if (!chances || start < 0) return [];
    return [{ number: index + 1, side: Math.max(0, sides.indexOf(line.side)), start, chances }];
  });
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
