import { UserPlus } from 'lucide';
import type { VNode } from 'preact';
import { useHand } from '../store/context.ts';
import * as words from '../words/bringing.ts';
import { Icon } from './icon.tsx';

/** Begins to bring a hero to the table; for whoever only looks on there is none. */
export function BringButton(): VNode | null {
  const hand = useHand();
  if (hand.welcome.value?.role === 'spectator') return null;
  return (
    <button
      type="button"
      class="button small"
      data-testid="bring-hero"
      onClick={() => {
        hand.isBringing.value = true;
      }}
    >
      <Icon of={UserPlus} /> {words.bringAHero}
    </button>
  );
}
