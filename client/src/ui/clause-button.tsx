import type { VNode } from 'preact';
import { useBattle } from '../session/context.ts';
import * as words from '../words/fight.ts';

/** A clause that was cited; it opens the book there. */
export function Clause({ id }: { readonly id: string }): VNode {
  const model = useBattle();
  return (
    <button
      type="button"
      class="clause"
      title={words.lookItUp}
      onClick={() => {
        model.lookedUp.value = id;
      }}
    >
      {id}
    </button>
  );
}
