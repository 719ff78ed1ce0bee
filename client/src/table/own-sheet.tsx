import type { VNode } from 'preact';
import { OwnControls } from './own-controls.tsx';
import { SheetCard } from './sheet-card.tsx';

/** The sheet of the inspected fighter, with controls if this seat plays it. */
export function OwnSheet(): VNode {
  return <SheetCard>{(id) => <OwnControls id={id} />}</SheetCard>;
}
