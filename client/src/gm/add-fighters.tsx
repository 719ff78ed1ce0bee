import './add-fighters.css';
import type { Entry, Hex } from '@riposte/shared';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { MousePointer2, UserPlus } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { freeHexes, newcomersOf, sideOfKind } from '../battle/new-fighters.ts';
import { type BattleSnapshot, sidesOf } from '../battle/snapshot.ts';
import { useController } from '../session/context.ts';
import { place } from '../tools/placing.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/gm.ts';

interface Of {
  readonly snapshot: BattleSnapshot;
  /** The hex near which new fighters join: each takes the nearest free hex. */
  readonly near: Hex;
  /** Called when the GM is about to place a fighter on the map. */
  readonly onPlace: () => void;
}

const MOST = 20;

/** A form that adds fighters: archetype, number and side. They join on free hexes, or the GM places each on the map. */
export function AddFighters({ snapshot, near, onPlace }: Of): VNode {
  const controller = useController();
  const [word, setWord] = useState('');
  const [chosenKind, choose] = useState('');
  const kinds = Object.entries(snapshot.ruleset.description.archetypes).filter(([kind, { label }]) =>
    `${kind} ${label}`.toLowerCase().includes(word.trim().toLowerCase()),
  );
  const kind = kinds.find(([one]) => one === chosenKind)?.[0] ?? kinds[0]?.[0] ?? '';
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget as HTMLFormElement, event.submitter);
    const [side, count] = [String(chosen.get('side')), Number(chosen.get('count'))];
    if (chosen.get('where') === 'map') place(controller, { kind, side, count });
    else join(side, count);
    onPlace();
  };
  const join = (side: string, count: number) => {
    const hexes = freeHexes(snapshot, near, count);
    for (const input of newcomersOf(snapshot, { kind, side }, hexes))
      void controller.inputs.send(input, null);
    if (hexes.length < count) controller.toasts.showRejection({ message: words.noHexForAll });
  };
  return (
    <form class="newcomers" onSubmit={add}>
      <KindChoice word={word} onWord={setWord} kinds={kinds} kind={kind} onKind={choose} />
      <div class="newcomers-row">
        <input
          type="number"
          name="count"
          min={1}
          max={MOST}
          required
          value={1}
          aria-label={words.howMany}
          data-testid="gm-count"
        />
        <select key={kind} name="side" aria-label={words.sideOfNewcomers} data-testid="gm-side">
          {sidesOf(snapshot.table).map((side) => (
            <option key={side} value={side} selected={side === sideOfKind(snapshot, kind)}>
              {sideLabel(side)}
            </option>
          ))}
        </select>
      </div>
      <div class="newcomers-row">
        <button type="submit" name="where" value="free" class="button small" data-testid="gm-join">
          <Icon of={UserPlus} /> {words.onFreeHexes}
        </button>
        <button type="submit" name="where" value="map" class="button small" data-testid="gm-add">
          <Icon of={MousePointer2} /> {words.placeEach}
        </button>
      </div>
    </form>
  );
}

interface KindProps {
  /** The search term that filters the list of archetypes. */
  readonly word: string;
  readonly onWord: (word: string) => void;
  readonly kinds: readonly (readonly [string, Entry])[];
  readonly kind: string;
  readonly onKind: (kind: string) => void;
}

function KindChoice({ word, onWord, kinds, kind, onKind }: KindProps): VNode {
  return (
    <>
      <input
        type="search"
        aria-label={words.findAKind}
        placeholder={words.findAKind}
        data-testid="gm-find"
        value={word}
        onInput={({ currentTarget }) => onWord(currentTarget.value)}
      />
      <select
        name="kind"
        size={5}
        required
        aria-label={words.kindOfNewcomer}
        data-testid="gm-kind"
        value={kind}
        onChange={({ currentTarget }) => onKind(currentTarget.value)}
      >
        {kinds.map(([one, { label }]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
