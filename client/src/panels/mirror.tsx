import './mirror.css';
import type { Fighter } from '@riposte/shared';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useHand, useScene, useStage } from '../store/context.ts';
import { healthOf, nameIn, type Scene } from '../store/scene.ts';
import { stateOf, strikersOn, wayTo } from '../store/spot.ts';
import { waysOf } from '../tools/paths.ts';
import * as words from '../words/fight.ts';

/** The map in words, for screen readers, and for all where it cannot be drawn: who is where, and what is to be told besides. */
export function Mirror({ children }: { readonly children?: VNode }): VNode {
  const scene = useScene();
  const isDrawn = useStage().isDrawn.value;
  return (
    <section
      class={isDrawn ? 'sr-only' : 'map-words'}
      aria-label={words.theMapInWords}
      data-testid="map-words"
    >
      {!isDrawn && <p role="alert">{words.mapNotDrawn}</p>}
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
          <li key={`${index} ${at.join()}`}>{words.fighterAt(label, at.join(', '))}</li>
        ))}
      </ul>
      <ul data-testid="ties">
        {(scene.ruleset.description.ties?.(scene.table) ?? []).map(({ from, to, label }) => (
          <li key={`${from} ${to} ${label}`}>
            {words.tieFromTo(label, nameIn(scene.table, from), nameIn(scene.table, to))}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Where one can go, as buttons, behind one that shows them: only then is worked out who would strike on each way. */
export function Ways(): VNode | null {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const [isOpen, setOpen] = useState(false);
  const isListed = isOpen || !stage.isDrawn.value;
  const ways = [...waysOf(scene, hand.offers.value).values()];
  if (ways.length === 0) return null;
  const shown = isListed ? ways : [];
  return (
    <details open={isListed} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-testid="ways">{words.whereYouCanGo(ways.length)}</summary>
      <ul>
        {shown.map((way) => (
          <li key={way.end.join()}>
            <button
              type="button"
              class="button"
              data-testid={`way-${way.end.join(',')}`}
              data-provokes={strikersOn(scene, way).join(', ')}
              onClick={() => void hand.take(way.offer, way.variant)}
            >
              {[words.goTo(way.end.join(', ')), ...wayTo(scene, way).slice(1)].join('; ')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function sentence(scene: Scene, { id, name, at }: Fighter): string {
  return [name, at ? words.at(at.join(', ')) : words.offTheMap, ...stateOf(scene, id)].join('; ');
}
