import { Hourglass } from 'lucide';
import type { VNode } from 'preact';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/table.ts';

/**
 * A note that is shown while a bluff-proof reaction timer runs and this seat has nothing to choose. The timer hides
 * which fighters can react.
 */
export function WaitNote({ why }: { readonly why: 'sent' | 'blank' }): VNode {
  return (
    <p class="prompt-lull" role="status" data-testid="prompt-lull" data-why={why}>
      <Icon of={Hourglass} />
      {why === 'sent' ? words.answerIsIn : words.nothingToChoose}
    </p>
  );
}
