import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { begin } from '../action/turn-actions.tsx';
import { useController } from '../session/context.ts';
import { pressKey } from '../session/keys.ts';
import type { SeatController } from '../session/seat-controller.ts';
import type { Tool } from '../session/tool.ts';
import { isDialogOpen, isTypingIn } from '../ui/typing.ts';
import { askToRewind, rewindOf } from './undo-actions.ts';

/** Opens the help sheet when the question mark is pressed. */
export function useHelpKey(open: () => void): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !isTypingIn(target) && !isDialogOpen()) open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Handles the table's keys, except while the user types or a dialog is open. */
export function useHotkeys(tool: ReadonlySignal<Tool | null>): void {
  const controller = useController();
  useEffect(() => {
    const press = (event: KeyboardEvent) => handleKey(event, controller, tool);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller]);
}

function handleKey(
  event: KeyboardEvent,
  controller: SeatController,
  tool: ReadonlySignal<Tool | null>,
): void {
  const { target, key } = event;
  if (isTypingIn(target) || isDialogOpen()) return;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (hasModifier && key === 'z' && rewindOf(controller)) askToRewind(controller, 'last');
  const isPressingButton = target instanceof HTMLButtonElement && key === 'Enter';
  const snapshot = controller.model.snapshot.value;
  if (hasModifier || event.altKey || event.defaultPrevented || isPressingButton || !snapshot) return;
  const hasMeaning = pressKey(controller, key, {
    tool,
    begin: (offer) => begin(controller, snapshot, offer),
  });
  if (hasMeaning) event.preventDefault();
}
