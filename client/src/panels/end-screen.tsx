import './end-screen.css';
import { Trophy } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useScene } from '../store/context.ts';
import { Icon } from './icon.tsx';
import { Portrait } from './portrait.tsx';

/** The end: who won, who still stands, and how to check the dice. */
export function EndScreen(): VNode | null {
  const scene = useScene();
  const [isClosed, close] = useState(false);
  const { over, fighters, round } = scene.table;
  if (!over || isClosed) return null;
  const standing = Object.values(fighters).filter(({ defeated, side }) => !defeated && side === over.winner);
  return (
    <section class="end card" aria-labelledby="end-title" data-testid="end-screen">
      <Icon of={Trophy} />
      <h1 id="end-title">{over.winner === null ? 'The fight is over' : `Victory for the ${over.winner}`}</h1>
      <p>
        After {round} {round === 1 ? 'round' : 'rounds'}
        {standing.length > 0 ? '. Still standing:' : '.'}
      </p>
      <div class="end-standing">
        {standing.map(({ id }) => (
          <Portrait key={id} scene={scene} id={id} />
        ))}
      </div>
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
        </dl>
      </details>
      <div class="end-buttons">
        <button type="button" class="button" onClick={() => close(true)}>
          Look at the table
        </button>
        <a class="button primary" href="/">
          Another fight
        </a>
      </div>
    </section>
  );
}
