import { formatList, formatPercent } from '@riposte/shared/engine/language/intl';
import type { Foes } from '@riposte/shared/request/request';
import { evidenceOf, figuresOf, type Trial } from '@riposte/shared/request/trial';
import { type Fight, writeFight } from '@riposte/shared/scenario/write-fight';
import { summarize } from '@riposte/shared/simulate/report';
import { Check, Search } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { HEROES } from '../battle/new-fighters.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/request.ts';
import { BalanceFigures } from './balance-figures.tsx';
import type { EnemySearch } from './enemy-search.ts';
import type { Editor } from './open-fight.ts';
import { fightWith, type Requested } from './requested-fight.ts';
import { withoutFoes } from './with-foes.ts';

interface Of {
  readonly editor: Editor;
}

/**
 * The result of a search: the groups of enemies that it tried, and the statistics of one group. The author can use that
 * group in the fight.
 */
export function RequestTrials({ editor }: Of): VNode | null {
  const { enemySearch } = editor;
  const [chosen, choose] = useState<Foes>();
  const requested = enemySearch.requested.value;
  const trials = enemySearch.trials.value;
  if (!requested || trials.length === 0) return null;
  const shown = trials.find(({ foes }) => foes === chosen) ?? enemySearch.best.value;
  const isCurrent = isFor(requested, editor.document.fight.value);
  return (
    <div class="request-result">
      {!isCurrent && <p class="workshop-note">{words.outdated}</p>}
      <Result enemySearch={enemySearch} isCurrent={isCurrent} />
      <TrialTable requested={requested} trials={trials} shown={shown} onChoose={choose} />
      {shown && <Evidence editor={editor} requested={requested} trial={shown} isCurrent={isCurrent} />}
    </div>
  );
}

/** Returns whether a search was for this fight, apart from the enemies that the fight has now. */
function isFor({ fight }: Requested, { setup, ...now }: Fight): boolean {
  return writeFight({ ...now, setup: withoutFoes(setup) }) === writeFight(fight);
}

interface OfResult {
  readonly enemySearch: EnemySearch;
  readonly isCurrent: boolean;
}

/** Says how the search ended, with a button that continues it. */
function Result({ enemySearch, isCurrent }: OfResult): VNode | null {
  const ending = enemySearch.ending.value;
  const best = enemySearch.best.value;
  if (ending === null || enemySearch.isOn.value) return null;
  return (
    <>
      <p role="status" data-testid="request-ending" data-ending={ending}>
        {ending === 'found' ? best && foundText(best) : words.notFound[ending]}
        {ending !== 'found' && best && ` ${words.nearest}`}
      </p>
      <button
        type="button"
        class="button small"
        disabled={!isCurrent}
        data-testid="request-more"
        onClick={() => enemySearch.keepLooking()}
      >
        <Icon of={Search} /> {words.lookOn}
      </button>
    </>
  );
}

function foundText(trial: Trial): string {
  const { fights, wins, rounds } = figuresOf(evidenceOf(trial), HEROES);
  return words.found(wins.percent / 100, wins.low / 100, wins.high / 100, fights, rounds);
}

interface OfTable {
  readonly requested: Requested;
  readonly trials: readonly Trial[];
  readonly shown: Trial | undefined;
  readonly onChoose: (foes: Foes) => void;
}

/** All groups of enemies that were tried, the latest first. Pressing a group shows its evidence. */
function TrialTable({ requested, trials, shown, onChoose }: OfTable): VNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
    <section class="request-trials" aria-label={words.tried} tabIndex={0}>
      <table class="balance-fighters" data-testid="request-trials">
        <caption class="sr-only">{words.tried}</caption>
        <thead>
          <tr>
            <th scope="col">{words.enemies}</th>
            <th scope="col">{words.winShare}</th>
            <th scope="col">{words.rounds}</th>
            <th scope="col">{words.fights}</th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {trials.toReversed().map((trial) => (
            <TrialRow
              key={`${JSON.stringify(trial.foes)}`}
              requested={requested}
              trial={trial}
              isShown={trial.foes === shown?.foes}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface OfRow extends Pick<OfTable, 'requested' | 'onChoose'> {
  readonly trial: Trial;
  readonly isShown: boolean;
}

function TrialRow({ requested, trial, isShown, onChoose }: OfRow): VNode {
  const { foes, verdict } = trial;
  const { fights, wins, rounds } = figuresOf(evidenceOf(trial), HEROES);
  const { hexes = 0, isSpread = false } = requested.placements[foes.placement] ?? {};
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        <button type="button" class="request-foes" aria-pressed={isShown} onClick={() => onChoose(foes)}>
          {foesText(requested, foes)}{' '}
          <small>{isSpread ? words.placedApart(hexes) : words.placed(hexes)}</small>
        </button>
      </th>
      <td>
        {formatPercent(wins.percent / 100)} <small>{words.interval(wins.low / 100, wins.high / 100)}</small>
      </td>
      <td>{rounds}</td>
      <td>{fights}</td>
      <td>
        {verdict === 'fits' && <Icon of={Check} />} {words.verdicts[verdict]}
      </td>
    </tr>
  );
}

function foesText({ ruleset: { description } }: Requested, { counts }: Foes): string {
  const labels = Object.entries(counts).map(([kind, count]) =>
    words.ofKind(count, description.archetypes[kind]?.label ?? kind),
  );
  return formatList(labels);
}

interface OfEvidence extends Of {
  readonly requested: Requested;
  readonly trial: Trial;
  /** False if the heroes or the map of the fight have changed since the evidence was collected. */
  readonly isCurrent: boolean;
}

/** Shows the statistics of one trial, and a button that replaces the fight's enemies with those of the trial. */
function Evidence({ editor: { document, enemySearch }, requested, trial, isCurrent }: OfEvidence): VNode {
  const [used, setUsed] = useState<Foes>();
  const use = () => {
    const fight = fightWith(requested, document.fight.peek(), trial.foes);
    if (!fight) {
      enemySearch.fault.value = words.noRoom;
      return;
    }
    document.change(fight);
    setUsed(trial.foes);
  };
  return (
    <section class="request-evidence" aria-label={words.evidence} data-testid="request-evidence">
      <h2 class="eyebrow">{words.evidence}</h2>
      <p>{foesText(requested, trial.foes)}</p>
      <p class="workshop-note">{trial.confirmation.fights > 0 ? words.freshDice : words.screenedOnly}</p>
      <button
        type="button"
        class="button primary"
        disabled={!isCurrent}
        data-testid="request-use"
        onClick={use}
      >
        <Icon of={Check} /> {words.use}
      </button>
      <p class="workshop-note" role="status">
        {used === trial.foes && words.used}
      </p>
      <BalanceFigures ruleset={requested.ruleset} summary={summarize(evidenceOf(trial))} />
    </section>
  );
}
