import type { VNode } from 'preact';
import { useStage } from '../store/context.ts';
import * as words from '../words/fight.ts';

/** A clause that was cited; it opens the book there. */
export function Clause({ id }: { readonly id: string }): VNode {
  const stage = useStage();
  return (
    <button
      type="button"
      class="clause"
      title={words.lookItUp}
      onClick={() => {
        stage.lookedUp.value = id;
      }}
    >
      {id}
    </button>
  );
}
