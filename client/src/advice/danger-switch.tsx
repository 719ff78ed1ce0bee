import { Flame } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Board } from '../map/board.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/advice.ts';
import { DangerPanel } from './danger-panel.tsx';

/** The button that shows or hides the danger map, with its legend. Only seats that have a turn see it. */
export function DangerSwitch({ board }: { readonly board: Board | null }): VNode | null {
  const { prompts } = useController();
  const { status } = useSnapshot();
  const [isOn, setOn] = useState(false);
  if (status !== 'fighting' || (!isOn && prompts.turn.value === null)) return null;
  return (
    <>
      <button
        type="button"
        class="button icon-only"
        aria-label={words.dangerMap}
        title={words.dangerMap}
        aria-pressed={isOn}
        data-testid="danger-switch"
        onClick={() => setOn(!isOn)}
      >
        <Icon of={Flame} />
      </button>
      {isOn && <DangerPanel board={board} />}
    </>
  );
}
