import './balance-figures.css';
import type { Ruleset } from '@riposte/shared';
import { formatNumber, formatPercent } from '@riposte/shared/engine/language/intl';
import { headingOf } from '@riposte/shared/engine/presentation/phrases';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Share, Summary } from '@riposte/shared/simulate/report';
import type { VNode } from 'preact';
import { sideVariable } from '../theme/colors.ts';
import * as words from '../words/workshop.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface Of {
  readonly ruleset: Ruleset;
  readonly summary: Summary;
}

/** Shows the statistics of many fights: winners with confidence intervals, rounds, fighters and actions. */
export function BalanceFigures({ ruleset, summary }: Of): VNode {
  const { fights, wins, rounds, endless } = summary;
  return (
    <div class="balance-figures" data-testid="balance-figures" data-fights={fights}>
      <h2 class="eyebrow">{words.whoWins(fights)}</h2>
      {Object.entries(wins).map(([side, share], index) => (
        <WinBar key={side} side={side} share={share} color={sideVariable(sideOf(summary, side, index))} />
      ))}
      <p class="workshop-note">{words.whatBoundsAre}</p>
      <h2 class="eyebrow">{words.rounds}</h2>
      <p>{words.averageRounds(rounds.average, rounds.middle, rounds.low, rounds.high, endless)}</p>
      <Fighters summary={summary} />
      <ActionCounts ruleset={ruleset} summary={summary} />
    </div>
  );
}

/**
 * Returns the index of a side among all sides, so that it has the same color as on the map. Returns `otherwise` for a
 * side without fighters.
 */
function sideOf({ fighters }: Summary, side: string, otherwise: number): number {
  const sides = [...new Set(fighters.map((one) => one.side))];
  return sides.includes(side) ? sides.indexOf(side) : otherwise;
}

/** Returns the name of the winning side. The side `none` stands for a draw. */
export function nameOfSide(side: string): string {
  return side === 'none' ? words.noWinner : sideLabel(side);
}

interface OfBar {
  readonly side: string;
  readonly share: Share;
  readonly color: string;
}

/** A bar that shows how many fights a side wins, with the confidence interval as a line. */
function WinBar({ side, share: { percent, low, high }, color }: OfBar): VNode {
  const label = words.shareOf(nameOfSide(side), percent / 100, low / 100, high / 100);
  return (
    <div class="win-bar" data-testid={`wins-${side}`}>
      <span>{nameOfSide(side)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
        <rect width="100" height="10" class="win-ground" />
        <rect width={percent} height="10" style={{ fill: color }} />
        <rect x={low} y="4.2" width={Math.max(0.4, high - low)} height="1.6" class="win-bounds" />
      </svg>
      <b>{formatPercent(percent / 100)}</b>
      <small>{words.fromTo(Math.round(low), Math.round(high))}</small>
    </div>
  );
}

function Fighters({ summary: { fighters } }: Pick<Of, 'summary'>): VNode {
  return (
    <table class="balance-fighters">
      <thead>
        <tr>
          <th scope="col">{words.aFight}</th>
          <th scope="col">{words.deals}</th>
          <th scope="col">{words.takes}</th>
          <th scope="col">{words.defeats}</th>
          <th scope="col">{words.fallsIn}</th>
        </tr>
      </thead>
      <tbody>
        {fighters.map(({ name, side, dealt, taken, defeats, survived }) => (
          <tr key={`${side} ${name}`}>
            <th scope="row">{name}</th>
            <td>{formatNumber(dealt, TENTHS)}</td>
            <td>{formatNumber(taken, TENTHS)}</td>
            <td>{formatNumber(defeats, TENTHS)}</td>
            <td>{formatPercent(1 - survived / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The actions that each side used, the most frequent first. */
function ActionCounts({ ruleset: { description }, summary: { actions, fights } }: Of): VNode {
  return (
    <>
      {Object.entries(actions).map(([side, counts]) => (
        <details key={side}>
          <summary>{words.whatTheyDo(sideLabel(side))}</summary>
          <ul class="balance-doings">
            {Object.entries(counts)
              .sort(([, one], [, other]) => other - one)
              .map(([id, times]) => (
                <li key={id}>
                  {description.actions[id]?.label ?? headingOf(id)}{' '}
                  <b>{formatNumber(times / fights, HUNDREDTHS)}</b>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </>
  );
}
