import './balance-panel.css';
import { formatList, formatPercent } from '@riposte/shared/engine/language/intl';
import { fightsToBeCertain } from '@riposte/shared/simulate/certainty';
import type { Summary } from '@riposte/shared/simulate/report';
import { Play, Square } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/workshop.ts';
import { BalanceFigures, nameOfSide } from './balance-figures.tsx';
import type { Balancing } from './balancing.ts';
import type { Editor } from './open-fight.ts';
import { Row } from './row.tsx';

const MOST_FIGHTS = 10_000;
/** The margins of error that can be requested, in percentage points. */
const MARGINS = [5, 3, 2, 1];
/** The number of times that a screen reader announces the progress of a simulation. */
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
    event.preventDefault(); // prevents the click from submitting the form, because this button turns into the submit button before the click ends
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
              {words.untilMargin(points / 100, fightsToBeCertain(points))}
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
      {summary.value && <BalanceFigures ruleset={ruleset} summary={summary.value} />}
    </form>
  );
}

/** The progress of a simulation. A screen reader announces each quarter, and the result. */
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
        {isOn.value ? words.percentDone(spokenShare(done, most)) : summary.value && resultOf(summary.value)}
      </p>
    </>
  );
}

function spokenShare(done: number, most: number): number {
  return Math.floor((SPOKEN_PARTS * done) / most) / SPOKEN_PARTS;
}

/** Returns the result of a simulation as a sentence. */
function resultOf({ fights, wins }: Summary): string {
  const shares = Object.entries(wins).map(
    ([side, { percent }]) => `${nameOfSide(side)} ${formatPercent(percent / 100)}`,
  );
  return words.result(fights, formatList(shares));
}
