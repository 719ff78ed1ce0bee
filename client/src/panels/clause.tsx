import type { VNode } from 'preact';
import { useStage } from '../store/context.ts';

/** A clause that was cited; it opens the book there. */
export function Clause({ id }: { readonly id: string }): VNode {
  const stage = useStage();
  return (
    <button
      type="button"
      class="clause"
      title="Look it up"
      onClick={() => {
        stage.lookedUp.value = id;
      }}
    >
      {id}
    </button>
  );
}
