import type { VNode } from 'preact';
import { useBattle } from '../session/context.ts';
import * as words from '../words/fight.ts';

/** A button with the id of a clause. It opens the rules at that clause. */
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

/** Buttons that open the rules at each of these clauses; nothing if there are none. */
export function Clauses({ ids = [] }: { readonly ids?: readonly string[] | undefined }): VNode | null {
  if (ids.length === 0) return null;
  return (
    <span class="clauses">
      {ids.map((id) => (
        <Clause key={id} id={id} />
      ))}
    </span>
  );
}
