import './end-screen.css';
import type { Id } from '@riposte/shared';
import { Flag, type IconNode, Skull, Trophy } from 'lucide';
import { Fragment, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useScene, useStage } from '../store/context.ts';
import type { Scene } from '../store/scene.ts';
import { Aftermath } from './aftermath.tsx';
import { Icon } from './icon.tsx';
import { NextFight } from './next-fight.tsx';
import { OpenReplay } from './open-replay.tsx';
import { Portrait } from './portrait.tsx';

/** The end as it is for whoever looks: won, lost, or no more than over. */
function outcomeFor({ table }: Scene, mine: readonly Id[]): { icon: IconNode; title: string; tone: string } {
  const winner = table.over?.winner ?? null;
  if (winner === null) return { icon: Flag, title: 'The fight was stopped: nobody has won', tone: 'none' };
  const sides = new Set(mine.map((id) => table.fighters[id]?.side));
  if (sides.size === 0) return { icon: Trophy, title: `Victory for the ${winner}`, tone: 'won' };
  return sides.has(winner)
    ? { icon: Trophy, title: 'You have won', tone: 'won' }
    : { icon: Skull, title: `You have lost: the ${winner} hold the field`, tone: 'lost' };
}

/** The end: who won, who still stands, what it came to, and how to check the dice. It can be put aside and looked at again. */
export function EndScreen(): VNode | null {
  const stage = useStage();
  const scene = useScene();
  const [isClosed, close] = useState(false);
  const { over, fighters, round } = scene.table;
  if (!over) return null;
  if (isClosed)
    return (
      <button type="button" class="button end-again" data-testid="end-again" onClick={() => close(false)}>
        <Icon of={Flag} /> How it ended
      </button>
    );
  const { icon, title, tone } = outcomeFor(scene, stage.mine.value);
  const standing = Object.values(fighters).filter(({ defeated, side }) => !defeated && side === over.winner);
  return (
    <section class={`end card ${tone}`} aria-labelledby="end-title" data-testid="end-screen">
      <header>
        <Icon of={icon} />
        <h2 id="end-title">{title}</h2>
        <p>
          After {round} {round === 1 ? 'round' : 'rounds'}
          {standing.length > 0 ? '. Still standing:' : '.'}
        </p>
        <div class="end-standing">
          {standing.map(({ id }) => (
            <Portrait key={id} scene={scene} id={id} />
          ))}
        </div>
      </header>
      <Aftermath />
      <details>
        <summary>Check the dice</summary>
        <p>
          The hash below was fixed before the first roll and has been on everybody’s screen since. Take the
          SHA-256 of the seed: if it gives the same hash, nobody changed the dice.
        </p>
        <dl>
          <dt>Seed</dt>
          <dd>
            <code data-testid="dice-seed">{scene.diceSeed || 'not revealed yet'}</code>
          </dd>
          <dt>Hash</dt>
          <dd>
            <code>{scene.diceHash}</code>
          </dd>
          {scene.branches.map(({ rev, hash, seed }) => (
            <Fragment key={rev}>
              <dt>Since step {rev}, where the fight was taken back: seed and hash</dt>
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
      <div class="end-buttons">
        <button type="button" class="button" data-testid="look-at-table" onClick={() => close(true)}>
          Look at the table
        </button>
        <a
          class="button"
          data-testid="see-again"
          href={`${location.pathname.replace(/\/$/, '')}/replay${location.hash}`}
        >
          See it again
        </a>
        <a class="button" href="/">
          Another fight
        </a>
      </div>
      <OpenReplay />
      <NextFight />
    </section>
  );
}
