import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import * as words from '../words/request.ts';
import { BalancePanel } from './balance-panel.tsx';
import type { Editor } from './open-fight.ts';
import { RequestPanel } from './request-panel.tsx';

/** The two ways to balance a fight: simulate it as it is, or request one that is as hard and as long as wanted. */
const WAYS = [
  { id: 'simulate', label: words.simulate, Panel: BalancePanel },
  { id: 'request', label: words.request, Panel: RequestPanel },
] as const;

/** The tab in which bots play the fight. It opens with the search for a fight if the user has started one before. */
export function BalanceTab({ editor }: { readonly editor: Editor }): VNode {
  const [id, setId] = useState<string>(editor.enemySearch.requested.peek() ? 'request' : 'simulate');
  const { Panel } = WAYS.find((way) => way.id === id) ?? WAYS[0];
  return (
    <>
      <div class="choice-row balance-ways" role="toolbar" aria-label={words.whatToDo}>
        {WAYS.map((way) => (
          <button
            key={way.id}
            type="button"
            class="chip"
            aria-pressed={way.id === id}
            data-testid={`balance-${way.id}`}
            onClick={() => setId(way.id)}
          >
            {way.label}
          </button>
        ))}
      </div>
      <Panel editor={editor} />
    </>
  );
}
