import { Ruler } from 'lucide';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Board } from '../map/board.ts';
import { useController } from '../session/context.ts';
import { startMeasuring } from '../tools/start-measuring.ts';
import { Icon } from '../ui/icon.tsx';
import { isDialogOpen, isTypingIn } from '../ui/typing.ts';
import * as words from '../words/measuring.ts';
import { MeasureBar } from './measure-bar.tsx';

/** The key that opens the measuring tool. Actions use letters and digits. */
const KEY = ',';

/** The button that opens or closes the measuring tool, with the tool's buttons. */
export function MeasureSwitch({ board }: { readonly board: Board | null }): VNode {
  const controller = useController();
  const { measuring } = controller.activity;
  const toggle = () => {
    if (measuring.value) measuring.value = null;
    else startMeasuring(controller);
  };
  useKey((key) => {
    if (measuring.value?.key(key)) return true;
    if (key === KEY) toggle();
    return key === KEY;
  });
  useEffect(
    () => () => {
      measuring.value = null;
    },
    [measuring],
  );
  return (
    <>
      <button
        type="button"
        class="button icon-only"
        aria-label={words.measureKey}
        title={words.measureKey}
        aria-pressed={measuring.value !== null}
        data-testid="measure-switch"
        onClick={toggle}
      >
        <Icon of={Ruler} />
      </button>
      {measuring.value && <MeasureBar board={board} measuring={measuring.value} />}
    </>
  );
}

/**
 * Passes keys to `handle` before the table gets them, except while the user types or a dialog is open. The table
 * ignores a key for which `handle` returns true.
 */
function useKey(handle: (key: string) => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const isElsewhere = isTypingIn(target) || isDialogOpen();
      if (!hasModifier && !isElsewhere && handle(key)) event.preventDefault();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}
