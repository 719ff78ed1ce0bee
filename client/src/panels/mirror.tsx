import type { Fighter } from '@riposte/shared';
import type { VNode } from 'preact';
import { useHand, useScene } from '../store/context.ts';
import { bandText, fieldOf, healthOf, nameIn, type Scene } from '../store/scene.ts';
import { waysOf } from '../tools/paths.ts';

/** The map in words, for screen readers (and for tests): who is where, and what is to be told besides. */
export function Mirror({ children }: { readonly children?: VNode }): VNode {
  const scene = useScene();
  return (
    <section class="sr-only" aria-label="The map in words">
      <ul data-testid="fighters">
        {Object.values(scene.table.fighters).map((fighter) => (
          <li
            key={fighter.id}
            data-testid={`fighter-${fighter.id}`}
            data-at={fighter.at?.join(',') ?? ''}
            data-hp={healthOf(scene, fighter.id)?.now ?? ''}
          >
            {sentence(scene, fighter)}
          </li>
        ))}
      </ul>
      <ul data-testid="signs">
        {(scene.ruleset.description.marks?.(scene.table) ?? []).map(({ at, label }, index) => (
          <li key={`${index} ${at.join()}`}>{`${label} at ${at.join(', ')}`}</li>
        ))}
      </ul>
      <ul data-testid="ties">
        {(scene.ruleset.description.ties?.(scene.table) ?? []).map(({ from, to, label }) => (
          <li key={`${from} ${to} ${label}`}>
            {`${label}: from ${nameIn(scene.table, from)} to ${nameIn(scene.table, to)}`}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Where one can go, as buttons. */
export function Ways(): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const ways = [...waysOf(scene, hand.offers.value).values()];
  if (ways.length === 0) return null;
  return (
    <ul aria-label="Where you can go" data-testid="ways">
      {ways.map(({ end, offer, variant, forecast }) => {
        const strikers = new Set(forecast?.provokes.map(({ by }) => nameIn(scene.table, by)));
        return (
          <li key={end.join()}>
            <button
              type="button"
              data-testid={`way-${end.join(',')}`}
              data-provokes={[...strikers].join(', ')}
              onClick={() => void hand.take(offer, variant)}
            >
              {`Go to ${end.join(', ')}`}
              {strikers.size > 0 && `; ${[...strikers].join(' and ')} may strike on the way`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function sentence(scene: Scene, { id, name, side, at, defeated }: Fighter): string {
  const health = healthOf(scene, id);
  const conditions = fieldOf(scene, id, 'conditions');
  const parts = [
    `${name}, ${side}, ${at ? `at ${at.join(', ')}` : 'off the map'}`,
    defeated ? 'defeated' : (bandText(scene, id) ?? (health ? `health ${health.now} of ${health.most}` : '')),
    scene.table.turn === id ? 'takes a turn' : '',
    Array.isArray(conditions) ? conditions.join(', ') : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}
