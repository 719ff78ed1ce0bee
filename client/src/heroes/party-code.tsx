import type { VNode } from 'preact';
import * as common from '../words/common.ts';
import { textOfShareCode } from './share-code.ts';

interface Of {
  /** Called with the text of the party file that the code contains; undefined if the code is invalid. */
  readonly onText: (text: string | undefined) => void;
}

/** A text field that accepts a party as a code or a link. */
export function PartyCode({ onText }: Of): VNode {
  return (
    <form
      class="party-code"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const code = String(new FormData(form).get('code')).replace(/^.*#party=/, '');
        void textOfShareCode(code).then(onText);
        form.reset();
      }}
    >
      <input
        name="code"
        required
        autocomplete="off"
        aria-label={common.codeOfAParty}
        placeholder={common.codeOfAParty}
        data-testid="party-code"
      />
      <button type="submit" class="button small" data-testid="party-code-take">
        {common.useCode}
      </button>
    </form>
  );
}
