import './balance-panel.css';
import type { Ruleset } from '@riposte/shared';
import { headingOf } from '@riposte/shared/engine/presentation/phrases';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { fightsToBeCertain } from '@riposte/shared/simulate/certainty';
import type { Share, Summary } from '@riposte/shared/simulate/report';
import { Play, Square } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { sideVariable } from '../theme/colors.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/workshop.ts';
import type { Balancing } from './balancing.ts';
import type { Editor } from './open-fight.ts';
import { Row } from './row.tsx';

const MOST_FIGHTS = 10_000;
/** The margins of error that can be requested, in percentage points. */
const MARGINS = [5, 3, 2, 1];
/** A screen reader hears the progress once for each of this many parts of a simulation. */
const SPOKEN_PARTS = 4;

/** The results of many fights between bots: winners with confidence intervals, number of rounds, and actions used. */
export function BalancePanel({ editor: { document, balancing } }: { readonly editor: Editor }): VNode {
  const [fights, setFights] = useState(200);
  const [margin, setMargin] = useState<number>();
  const { ruleset } = document;
  const text = document.text.value;
  const { isOn, fault, summary, played } = balancing;
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    const limits = margin === undefined ? { fights } : { fights: fightsToBeCertain(margin), within: margin };
    balancing.start({ ruleset: ruleset.id, text, ...limits });
  };
  const stop = (event: MouseEvent) => {
    event.preventDefault(); // before the click ends, this button becomes the one that submits the form
    balancing.cancel();
  };
  return (
    <form class="balance" onSubmit={start}>
      <Row label={words.runUntil} help={margin === undefined ? words.fightsHow : words.marginHow}>
        <select
          value={margin ?? ''}
          data-testid="balance-until"
          onChange={({ currentTarget: { value } }) => setMargin(value === '' ? undefined : Number(value))}
        >
          <option value="">{words.fixedNumber}</option>
          {MARGINS.map((points) => (
            <option key={points} value={points}>
              {words.untilMargin(points, fightsToBeCertain(points))}
            </option>
          ))}
        </select>
      </Row>
      {margin === undefined && (
        <Row label={words.fights}>
          <input
            type="number"
            min={1}
            max={MOST_FIGHTS}
            required
            value={fights}
            data-testid="balance-fights"
            onInput={({ currentTarget }) => setFights(currentTarget.valueAsNumber)}
          />
        </Row>
      )}
      {isOn.value ? (
        <button type="button" class="button" data-testid="balance-stop" onClick={stop}>
          <Icon of={Square} /> {words.stop}
        </button>
      ) : (
        <button
          type="submit"
          class="button primary"
          data-testid="balance-start"
          disabled={document.faults.value.length > 0}
        >
          <Icon of={Play} /> {words.letBotsPlayIt}
        </button>
      )}
      <Progress balancing={balancing} />
      <Fault says={fault.value} />
      {summary.value && played.value?.text !== text && (
        <p class="workshop-note">{words.resultsAreOutdated}</p>
      )}
      {summary.value && <Figures ruleset={ruleset} summary={summary.value} />}
    </form>
  );
}

/** The progress of a simulation. A screen reader hears each quarter, and the result. */
function Progress({ balancing: { isOn, summary, played } }: { readonly balancing: Balancing }): VNode {
  const most = played.value?.fights ?? 0;
  const done = summary.value?.fights ?? 0;
  return (
    <>
      {isOn.value && (
        <>
          <progress max={most} value={done} aria-label={words.fightsPlayed} />
          <p class="workshop-note" data-testid="balance-progress">
            {words.fightsOf(done, most)}
          </p>
        </>
      )}
      <p class="sr-only" role="status" data-testid="balance-status">
        {isOn.value ? words.percentDone(spokenPercent(done, most)) : summary.value && resultOf(summary.value)}
      </p>
    </>
  );
}

function spokenPercent(done: number, most: number): number {
  return (100 * Math.floor((SPOKEN_PARTS * done) / most)) / SPOKEN_PARTS;
}

/** Returns the result of a simulation as a sentence. */
function resultOf({ fights, wins }: Summary): string {
  const shares = Object.entries(wins).map(
    ([side, { percent }]) => `${nameOfSide(side)} ${percent.toFixed(0)}%`,
  );
  return `${words.whoWins(fights)}: ${shares.join(', ')}.`;
}

interface Of {
  readonly ruleset: Ruleset;
  readonly summary: Summary;
}

function Figures({ ruleset, summary }: Of): VNode {
  const { fights, wins, rounds, endless } = summary;
  return (
    <div class="balance-figures" data-testid="balance-figures" data-fights={fights}>
      <h2 class="eyebrow">{words.whoWins(fights)}</h2>
      {Object.entries(wins).map(([side, share], index) => (
        <WinBar key={side} side={side} share={share} color={sideVariable(sideOf(summary, side, index))} />
      ))}
      <p class="workshop-note">{words.whatBoundsAre}</p>
      <h2 class="eyebrow">{words.rounds}</h2>
      <p>
        {words.averageRounds(rounds)}
        {endless > 0 && `; ${words.didNotEnd(endless)}`}.
      </p>
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
function nameOfSide(side: string): string {
  return side === 'none' ? words.noWinner : sideLabel(side);
}

interface OfBar {
  readonly side: string;
  readonly share: Share;
  readonly color: string;
}

/** A bar that shows how many fights a side wins, with the confidence interval as a line. */
function WinBar({ side, share: { percent, low, high }, color }: OfBar): VNode {
  const label = words.shareOf(nameOfSide(side), percent.toFixed(1), low.toFixed(1), high.toFixed(1));
  return (
    <div class="win-bar" data-testid={`wins-${side}`}>
      <span>{nameOfSide(side)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label}>
        <rect width="100" height="10" class="win-ground" />
        <rect width={percent} height="10" style={{ fill: color }} />
        <rect x={low} y="4.2" width={Math.max(0.4, high - low)} height="1.6" class="win-bounds" />
      </svg>
      <b>{percent.toFixed(0)}%</b>
      <small>{words.fromTo(low.toFixed(0), high.toFixed(0))}</small>
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
            <td>{dealt.toFixed(1)}</td>
            <td>{taken.toFixed(1)}</td>
            <td>{defeats.toFixed(1)}</td>
            <td>{(100 - survived).toFixed(0)}%</td>
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
                  {description.actions[id]?.label ?? headingOf(id)} <b>{(times / fights).toFixed(2)}</b>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </>
  );
}
