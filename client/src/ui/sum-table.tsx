import './sum-table.css';
import type { SumLine } from '@riposte/shared';
import { formatNumber } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import * as words from '../words/derivation.ts';
import { Clause } from './clause-button.tsx';

interface Of {
  readonly caption?: string;
  readonly lines: readonly SumLine[];
  readonly total?: number | undefined;
  /** The percentage points by which each line changes the chance. Omitted once the dice have been rolled. */
  readonly points?: readonly number[];
}

/** A sum, one line per cause. Each line links to its rule. */
export function SumTable({ caption, lines, total, points }: Of): VNode {
  return (
    <table class="sum-table">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead class="sr-only">
        <tr>
          <th scope="col">{words.cause}</th>
          <th scope="col">{words.value}</th>
          {points && <th scope="col">{words.effect}</th>}
          <th scope="col">{words.rule}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, value, clause }, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            <td>{value === undefined ? '' : valueText(value, index === 0)}</td>
            {points && <td class="sum-points">{pointsText(points[index] ?? 0)}</td>}
            <td>{clause !== undefined && <Clause id={clause} />}</td>
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{total}</td>
            {points && <td />}
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Returns a value with its sign. The first value of a sum has no sign if it is positive. */
function valueText(value: number, isFirst: boolean): string {
  return formatNumber(value, { signDisplay: isFirst ? 'auto' : 'always' });
}

/** Returns percentage points with their sign, as in "+8%". */
export function pointsText(points: number): string {
  return formatNumber(points / 100, { style: 'percent', signDisplay: 'always' });
}
