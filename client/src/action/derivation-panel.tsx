import './derivation-panel.css';
import type { CheckSum, DerivationLine, Odds } from '@riposte/shared';
import { wholePercent } from '@riposte/shared/engine/core/forecast';
import type { VNode } from 'preact';
import { percentagePoints } from '../battle/parts.ts';
import { percent } from '../battle/words.ts';
import { pointsText, SumTable } from '../ui/sum-table.tsx';
import * as words from '../words/derivation.ts';

export interface DerivationProps {
  readonly odds: Odds;
  /** For each possible reaction, the odds if the target chooses it. */
  readonly against: readonly { readonly label: string; readonly odds: Odds }[];
}

/**
 * Shows how a chance is calculated: a sum that adds up to the percentage, and how much each reaction reduces the
 * chance.
 */
export function DerivationPanel({ odds, against }: DerivationProps): VNode | null {
  const { derivation, success } = odds;
  if (!derivation) return null;
  const whole = wholePercent(success);
  const lines = derivation.sums.flatMap((sum) => sum.lines);
  const points = percentagePoints(
    lines.map((line) => line.points),
    whole,
  );
  let from = 0;
  return (
    <>
      {derivation.sums.map((sum, index) => {
        const own = points.slice(from, from + sum.lines.length);
        from += sum.lines.length;
        return <Check key={`${index} ${sum.label}`} sum={sum} points={own} />;
      })}
      <p class="derivation-whole">
        {words.chance} <b>{percent(success)}</b>
      </p>
      {against.length > 0 && (
        <ul class="derivation-reactions" aria-label={words.reactions}>
          {against.map(({ label, odds: then }) => (
            <li key={label}>
              {label} <b>{percent(then.success)}</b>{' '}
              {words.changedBy(pointsText(wholePercent(then.success) - whole))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CheckOf {
  readonly sum: CheckSum<DerivationLine>;
  readonly points: readonly number[];
}

function Check({ sum: { label, lines, total, roll, table }, points }: CheckOf): VNode {
  return (
    <section>
      <SumTable caption={label} lines={lines} total={total} points={points} />
      {roll !== undefined && <p class="derivation-roll">{roll}</p>}
      {table && table.length > 0 && (
        <details>
          <summary>{words.results}</summary>
          <ul>
            {table.map((range) => (
              <li key={range.from}>
                <span>{range.from === range.to ? range.from : words.fromTo(range.from, range.to)}</span>{' '}
                {range.label} <b>{percent(range.chance)}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
