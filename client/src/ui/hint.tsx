import type { VNode } from 'preact';
import { type HintId, isHintWanted } from '../session/preferences.ts';
import { Lazy } from './lazy.tsx';

const loadCard = async () => (await import('./hint-card.tsx')).HintCard;

/** A hint that is shown once, unless the user has turned hints off. */
export function Hint({ id }: { readonly id: HintId }): VNode | null {
  return isHintWanted(id) ? <Lazy load={loadCard} with={{ id }} /> : null;
}
