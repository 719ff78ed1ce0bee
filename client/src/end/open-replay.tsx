import type { VNode } from 'preact';
import { useController, useSnapshot } from '../session/context.ts';
import * as words from '../words/end.ts';

/** Lets the GM publish the full replay of a finished fight, including everything that was hidden. */
export function OpenReplay(): VNode | null {
  const { link } = useController();
  const { openReplay } = useSnapshot().settings;
  if (link.welcome.value?.role !== 'gm') return null;
  return (
    <label class="open-replay">
      <input
        type="checkbox"
        checked={openReplay}
        data-testid="open-replay"
        onChange={({ currentTarget }) => void link.ask({ do: 'settings', openReplay: currentTarget.checked })}
      />{' '}
      {words.publishReplay}
    </label>
  );
}
