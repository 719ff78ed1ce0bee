import '../ui/join.css';
import type { VNode } from 'preact';
import { useController } from '../session/context.ts';
import * as words from '../words/arrival.ts';

/** Asks the user for the table's passphrase before the table opens. */
export function PassphrasePage({ sentence }: { readonly sentence: string }): VNode {
  const { link } = useController();
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    link.enter(String(new FormData(event.currentTarget as HTMLFormElement).get('passphrase')));
  };
  return (
    <main class="join">
      <form class="card" onSubmit={enter}>
        <p role="alert">{sentence}</p>
        <label for="passphrase">{words.passphrase}</label>
        <input
          id="passphrase"
          name="passphrase"
          data-testid="passphrase"
          required
          autocomplete="off"
          autofocus
        />
        <button type="submit" class="button primary">
          {words.continueToTable}
        </button>
      </form>
    </main>
  );
}
