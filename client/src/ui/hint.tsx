import type { VNode } from 'preact';
import { type HintId, isHintWanted } from '../session/preferences.ts';
import { Lazy } from './lazy.tsx';

const loadCard = async () => (await import('./hint-card.tsx')).HintCard;

/** A word of explanation where the eye is, once; nothing for whoever has had it, or wants none. */
export function Hint({ id }: { readonly id: HintId }): VNode | null {
  return isHintWanted(id) ? <Lazy load={loadCard} with={{ id }} /> : null;
}
