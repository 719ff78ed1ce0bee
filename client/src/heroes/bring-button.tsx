import { UserPlus } from 'lucide';
import type { VNode } from 'preact';
import { useController } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/bringing.ts';

/** A button that opens the dialog for bringing a hero. Spectators do not see the button. */
export function BringButton(): VNode | null {
  const { isBringing, link } = useController();
  if (link.welcome.value?.role === 'spectator') return null;
  return (
    <button
      type="button"
      class="button small"
      data-testid="bring-hero"
      onClick={() => {
        isBringing.value = true;
      }}
    >
      <Icon of={UserPlus} /> {words.bringAHero}
    </button>
  );
}
