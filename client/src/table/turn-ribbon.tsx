import './turn-ribbon.css';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSnapshot } from '../session/context.ts';
import { useFacts } from '../session/facts.ts';
import * as words from '../words/fight.ts';
import { RibbonFighter } from './ribbon-fighter.tsx';
import { RoundTrack } from './round-track.tsx';

/**
 * The turn order. It marks the fighter whose turn it is and the fighters that the battle waits for. If rounds are
 * played in steps, it shows the steps instead.
 */
export function TurnRibbon(): VNode {
  const snapshot = useSnapshot();
  const track =
    snapshot.status === 'gathering' ? undefined : snapshot.ruleset.description.track?.(snapshot.table);
  return track ? <RoundTrack track={track} /> : <TurnOrder />;
}

function TurnOrder(): VNode {
  const ids = useFacts(({ status, table }) =>
    status !== 'gathering' && table.order.length > 0 ? table.order : Object.keys(table.fighters),
  );
  const { turn } = useFacts(({ table }) => ({ turn: table.turn }));
  const ribbon = useRef<HTMLOListElement>(null);
  useEffect(() => {
    ribbon.current?.querySelector('.acting')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [turn]);
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
