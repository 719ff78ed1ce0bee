import { useEffect } from 'preact/hooks';

/** The key that skips animations. It is neither an action's key nor a key that presses buttons. */
export const SKIP_KEY = '.';

/** Calls `skip` when the user presses the skip key anywhere on the page except in a text field. */
export function useSkipKey(skip: () => void): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.closest('input, select, textarea');
      if (key === SKIP_KEY && !isTyping && !ctrlKey && !metaKey && !altKey) skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [skip]);
}
