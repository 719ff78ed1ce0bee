import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Returns a reference to the button that opens a form. The button gets the focus when the form closes. */
export function useFocusAfter(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
