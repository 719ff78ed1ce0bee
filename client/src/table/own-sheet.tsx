import type { VNode } from 'preact';
import { OwnControls } from './own-controls.tsx';
import { SheetCard } from './sheet-card.tsx';

/** The sheet of whoever is looked at, with what this seat may arrange for them. */
export function OwnSheet(): VNode {
  return <SheetCard>{(id) => <OwnControls id={id} />}</SheetCard>;
}
