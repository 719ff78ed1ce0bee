import type { VNode } from 'preact';
import { useBattle } from '../session/context.ts';
import * as words from '../words/fight.ts';

/** The id of a clause, as a button that opens the rules at that clause. */
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

/** Shows the clauses behind an entry, each as a button that opens the rules there; nothing if there are none. */
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
