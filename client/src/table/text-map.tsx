import './text-map.css';
import { hexKey, type Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type BattleSnapshot, healthOf, nameIn } from '../battle/snapshot.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { useFacts } from '../session/facts.ts';
import { stateOf, strikersOn, wayTo } from '../tools/hex-description.ts';
import { areasAround } from '../tools/note-descriptions.ts';
import { waysOf } from '../tools/paths.ts';
import { Lazy } from '../ui/lazy.tsx';
import { factsText } from '../wording/facts.ts';
import * as words from '../words/fight.ts';

const loadDetails = async () => (await import('./map-details.tsx')).MapDetails;

/** The map as text, for screen readers. It becomes visible to all users if the map cannot be drawn. */
export function TextMap({ children }: { readonly children?: VNode }): VNode {
  const isDrawn = useBattle().isDrawn.value;
  return (
    <section
      class={isDrawn ? 'sr-only' : 'map-words'}
      aria-label={words.theMapInWords}
      data-testid="map-words"
    >
      {!isDrawn && <p role="alert">{words.mapNotDrawn}</p>}
      <Fighters />
      <Lazy load={loadDetails} with={{}} />
      {children}
    </section>
  );
}

/** The list of all fighters. Only lines that change are redrawn. */
function Fighters(): VNode {
  const ids = useFacts(({ table }) => Object.keys(table.fighters));
  return (
    <ul data-testid="fighters">
      {ids.map((id) => (
        <FighterLine key={id} id={id} />
      ))}
    </ul>
  );
}

function FighterLine({ id }: { readonly id: Id }): VNode {
  const { at, hp, text } = useFacts((snapshot) => ({
    at: snapshot.table.fighters[id]?.at?.join(',') ?? '',
    hp: healthOf(snapshot, id)?.now ?? '',
    text: sentence(snapshot, id),
  }));
  return (
    <li data-testid={`fighter-${id}`} data-at={at} data-hp={hp}>
      {text}
    </li>
  );
}

/** Buttons that move to each reachable hex, shown on request. The risks of the paths are computed only then. */
export function ReachableHexes(): VNode | null {
  const model = useBattle();
  const { inputs, prompts } = useController();
  const snapshot = useSnapshot();
  const [isOpen, setOpen] = useState(false);
  const isListed = isOpen || !model.isDrawn.value;
  const ways = [...waysOf(snapshot, prompts.offers.value).values()];
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
              data-provokes={strikersOn(snapshot, way).join(', ')}
              onClick={() => void inputs.take(way.offer, way.variant)}
            >
              {factsText([
                words.goTo(way.end.join(', ')),
                ...wayTo(snapshot, way).slice(1),
                model.hexNotes.value.get(hexKey(way.end)) ?? '',
              ])}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function sentence(snapshot: BattleSnapshot, id: Id): string {
  const at = snapshot.table.fighters[id]?.at;
  return factsText([
    nameIn(snapshot.table, id),
    at ? words.at(at.join(', ')) : words.offTheMap,
    ...stateOf(snapshot, id),
    ...(at ? areasAround(snapshot.table.map, at) : []),
  ]);
}
