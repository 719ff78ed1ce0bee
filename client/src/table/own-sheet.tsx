import type { VNode } from 'preact';
import { OwnControls } from './own-controls.tsx';
import { SheetCard } from './sheet-card.tsx';

/** The sheet of the inspected fighter, with the controls of this seat. */
export function OwnSheet(): VNode {
  return <SheetCard>{(id) => <OwnControls id={id} />}</SheetCard>;
}
