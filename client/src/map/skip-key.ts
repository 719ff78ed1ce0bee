import { useEffect } from 'preact/hooks';
import { isTypingIn } from '../ui/typing.ts';

/** The key that skips animations. It is neither an action's key nor a key that presses buttons. */
export const SKIP_KEY = '.';

/** Calls `skip` when the user presses the skip key anywhere on the page except in a text field. */
export function useSkipKey(skip: () => void): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key === SKIP_KEY && !isTypingIn(target) && !ctrlKey && !metaKey && !altKey) skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [skip]);
}
