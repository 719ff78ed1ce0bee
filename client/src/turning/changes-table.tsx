import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Analysis, AnalyzedMoment } from '@riposte/shared/recording/analysis';
import type { VNode } from 'preact';
import { percent } from '../battle/words.ts';
import { pointsText } from '../ui/sum-table.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/turning.ts';

interface Of {
  readonly analysis: Analysis;
  readonly onMoment: (moment: number) => void;
}

/** The smallest change in a chance that the table lists. */
const LEAST = 0.01;

/** Changes in the first side's win probability as a table: luck and choice at each step that changed it. */
export function ChangesTable({ analysis, onMoment }: Of): VNode {
  const { sides, moments } = analysis;
  const rows = [...moments.entries()].filter(([index, one]) => index === 0 || isListed(one));
  return (
    <details class="turning-table">
      <summary>{words.asATable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.decidedBy}</th>
            <th scope="col">{words.chance(sideLabel(sides[0] ?? ''))}</th>
            <th scope="col">{words.luck}</th>
            <th scope="col">{words.choice}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ([
              index,
              {
                rev,
                side,
                chances: [chance = [0, 0, 1]],
                luck,
                choice,
              },
            ]) => (
              <tr key={rev}>
                <th scope="row">
                  <button
                    type="button"
                    class="button quiet small"
                    aria-label={words.goToStep(rev)}
                    onClick={() => onMoment(index)}
                  >
                    {rev}
                  </button>
                </th>
                <td>{side === null ? common.gameMaster : side && sideLabel(side)}</td>
                <td>
                  {percent(chance[0])}{' '}
                  <small>({words.interval(percent(chance[1]), percent(chance[2]))})</small>
                </td>
                <td>{pointsText(Math.round(100 * (luck[0] ?? 0)))}</td>
                <td>{pointsText(Math.round(100 * (choice[0] ?? 0)))}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </details>
  );
}

function isListed({ luck, choice }: AnalyzedMoment): boolean {
  return Math.abs(luck[0] ?? 0) >= LEAST || Math.abs(choice[0] ?? 0) >= LEAST;
}
