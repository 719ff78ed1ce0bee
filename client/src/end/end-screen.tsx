import './end-screen.css';
import type { Id } from '@riposte/shared';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { Flag, type IconNode, Skull, Trophy } from 'lucide';
import { Fragment, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { replayPath, TURNED } from '../net/link.ts';
import { useBattle, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/end.ts';
import { whereItTurned } from '../words/turning.ts';
import { NextFight } from './next-fight.tsx';
import { OpenReplay } from './open-replay.tsx';
import { FightStatistics } from './statistics.tsx';

/** Returns the icon and title of the end screen, and its tone: won, lost, or neutral. */
function outcomeFor(
  { table }: BattleSnapshot,
  mine: readonly Id[],
): { icon: IconNode; title: string; tone: string } {
  const winner = table.over?.winner ?? null;
  if (winner === null) return { icon: Flag, title: words.stopped, tone: 'none' };
  const sides = new Set(mine.map((id) => table.fighters[id]?.side));
  if (sides.size === 0) return { icon: Trophy, title: words.victoryFor(sideLabel(winner)), tone: 'won' };
  return sides.has(winner)
    ? { icon: Trophy, title: words.youHaveWon, tone: 'won' }
    : { icon: Skull, title: words.youHaveLost(sideLabel(winner)), tone: 'lost' };
}

/**
 * The end screen: winner, survivors, statistics, and the check of the dice. The user can close it and open it again.
 */
export function EndScreen(): VNode | null {
  const model = useBattle();
  const snapshot = useSnapshot();
  const [isClosed, close] = useState(false);
  const { over, fighters, round } = snapshot.table;
  if (!over) return null;
  if (isClosed)
    return (
      <button type="button" class="button end-again" data-testid="end-again" onClick={() => close(false)}>
        <Icon of={Flag} /> {words.howItEnded}
      </button>
    );
  const { icon, title, tone } = outcomeFor(snapshot, model.mine.value);
  const standing = Object.values(fighters).filter(({ defeated, side }) => !defeated && side === over.winner);
  return (
    <section class={`end card ${tone}`} aria-labelledby="end-title" data-testid="end-screen">
      <header>
        <Icon of={icon} />
        <h2 id="end-title">{title}</h2>
        <p>{standing.length > 0 ? words.stillStanding(round) : words.ended(round)}</p>
        <div class="end-standing">
          {standing.map(({ id }) => (
            <Portrait key={id} snapshot={snapshot} id={id} />
          ))}
        </div>
      </header>
      <FightStatistics />
      <DiceCheck snapshot={snapshot} />
      <div class="end-buttons">
        <button type="button" class="button" data-testid="look-at-table" onClick={() => close(true)}>
          {words.closeAndViewMap}
        </button>
        <a class="button" data-testid="see-again" href={replayPath()}>
          {common.watchReplay}
        </a>
        <a class="button" data-testid="where-it-turned" href={replayPath(`?${TURNED}`)}>
          {whereItTurned}
        </a>
        <a class="button" href="/">
          {words.anotherFight}
        </a>
      </div>
      <OpenReplay />
      <NextFight />
    </section>
  );
}

/** The seed of the dice and its hash, for players who want to check that the dice were fair. */
function DiceCheck({ snapshot }: { readonly snapshot: BattleSnapshot }): VNode {
  return (
    <details>
      <summary>{words.checkTheDice}</summary>
      <p>{words.checkTheDiceHow}</p>
      <dl>
        <dt>{words.seed}</dt>
        <dd>
          <code data-testid="dice-seed">{snapshot.diceSeed || words.notRevealedYet}</code>
        </dd>
        <dt>{words.hash}</dt>
        <dd>
          <code>{snapshot.diceHash}</code>
        </dd>
        {snapshot.branches.map(({ rev, hash, seed }) => (
          <Fragment key={rev}>
            <dt>{words.sinceStep(rev)}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
            <dd>
              <code>{hash}</code>
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
