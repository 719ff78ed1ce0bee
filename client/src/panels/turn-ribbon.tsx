import './turn-ribbon.css';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useScene } from '../store/context.ts';
import * as words from '../words/fight.ts';
import { RibbonFighter } from './ribbon-fighter.tsx';
import { RoundTrack } from './round-track.tsx';

/** Who acts in which order, whose turn it is, and who is waited for; where a round is played in steps, how far it is. */
export function TurnRibbon(): VNode {
  const scene = useScene();
  const track = scene.status === 'gathering' ? undefined : scene.ruleset.description.track?.(scene.table);
  return track ? <RoundTrack track={track} /> : <TurnOrder />;
}

function TurnOrder(): VNode {
  const scene = useScene();
  const hasOrder = scene.status !== 'gathering' && scene.table.order.length > 0;
  const ids = hasOrder ? scene.table.order : Object.keys(scene.table.fighters);
  const ribbon = useRef<HTMLOListElement>(null);
  useEffect(() => {
    ribbon.current?.querySelector('.acting')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [scene.table.turn]);
  return (
    <ol class="ribbon" aria-label={words.turnOrder} data-testid="turn-order" ref={ribbon}>
      {ids.map((id) => (
        <li key={id}>
          <RibbonFighter id={id} />
        </li>
      ))}
    </ol>
  );
}
