import type { VNode } from 'preact';
import { useController, useSnapshot } from '../session/context.ts';
import * as words from '../words/end.ts';

/** The GM lets everybody see all of a fight that is over, with what was hidden from them. */
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
      {words.openToEverybody}
    </label>
  );
}
