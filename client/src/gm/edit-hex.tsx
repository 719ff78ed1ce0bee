import { groundAt, groundLabel, groundsOf, type Hex } from '@riposte/shared';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useController, useSnapshot } from '../session/context.ts';
import { paint } from '../tools/painting.ts';
import * as words from '../words/gm.ts';
import { AddFighters } from './add-fighters.tsx';

interface Of {
  readonly at: Hex;
  /** True if the hex is free. */
  readonly isFree: boolean;
  readonly onDone: () => void;
}

const BRUSHES = [words.brushOf(1), words.brushOf(7), words.brushOf(19)];

/** The GM's controls for a hex: its terrain, a brush for more hexes, and new fighters. */
export function EditHex({ at, isFree, onDone }: Of): VNode {
  const controller = useController();
  const snapshot = useSnapshot();
  const [reach, setReach] = useState<number | null>(null);
  const now = groundAt(snapshot.ruleset.gm, snapshot.table, at);
  const choose = (ground: string) => {
    if (reach === null) {
      const hexes = [[at[0], at[1]]];
      void controller.inputs.send({ as: 'gm', do: 'gm.terrain', hexes, terrain: ground }, null);
    } else paint(controller, { ground, reach });
    onDone();
  };
  return (
    <>
      <section class="hands-part" aria-label={words.ground}>
        <div class="hands-row">
          <label>
            {words.ground}
            <select
              data-testid="brush"
              value={reach ?? ''}
              onChange={({ currentTarget: { value } }) => setReach(value === '' ? null : Number(value))}
            >
              <option value="">{words.ofThisHex}</option>
              {BRUSHES.map((label, size) => (
                <option key={size} value={size}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div class="hands-chips">
          {groundsOf(snapshot.ruleset.gm).map((ground) => (
            <button
              key={ground}
              type="button"
              class="chip"
              aria-pressed={ground === now}
              data-testid={`ground-${ground}`}
              onClick={() => choose(ground)}
            >
              {groundLabel(snapshot.ruleset.gm, ground)}
            </button>
          ))}
        </div>
      </section>
      {isFree && (
        <details class="hands-part">
          <summary data-testid="hands-add">{words.addFightersHere}</summary>
          <AddFighters snapshot={snapshot} near={at} onPlace={onDone} />
        </details>
      )}
    </>
  );
}
