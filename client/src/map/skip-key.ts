import { useEffect } from 'preact/hooks';
import type { Board } from './board.ts';

/** The key that skips animations. It is neither an action's key nor a key that presses buttons. */
export const SKIP_KEY = '.';

/** Skips the running animations when the user presses the skip key anywhere on the page except in a text field. */
export function useSkipKey(board: Board | null): void {
  useEffect(() => {
    const skip = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping =
        target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]');
      if (key === SKIP_KEY && !isTyping && !ctrlKey && !metaKey && !altKey) board?.skip();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [board]);
}
