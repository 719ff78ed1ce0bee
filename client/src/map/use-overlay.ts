import { useEffect, useState } from 'preact/hooks';
import type { Board } from './board.ts';
import type { Overlay } from './overlay.ts';

/** Returns an overlay on the drawn map that lasts while the calling component is mounted; null without a drawn map. */
export function useOverlay(board: Board | null): Overlay | null {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useEffect(() => {
    const added = board?.lay();
    setOverlay(added ?? null);
    return () => {
      added?.view.destroy({ children: true });
      board?.redraw();
    };
  }, [board]);
  return overlay;
}
