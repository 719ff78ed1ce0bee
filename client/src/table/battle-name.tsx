import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { renameBattle } from '../net/invitation-info.ts';
import type { Invitation } from '../net/link.ts';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/common.ts';

interface Of {
  readonly invitation: Invitation;
  readonly title: string;
  readonly onRenamed?: (title: string) => void;
}

/** A form in which the GM edits the title of a battle. */
export function BattleName({ invitation, title, onRenamed }: Of): VNode {
  const [fault, setFault] = useState('');
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget as HTMLFormElement).get('title'));
    renameBattle(invitation, wanted).then(
      (renamed) => {
        setFault('');
        onRenamed?.(renamed);
      },
      (error: Error) => setFault(error.message),
    );
  };
  return (
    <form class="gm-set" onSubmit={save}>
      <input
        key={title}
        name="title"
        aria-label={words.fightName}
        defaultValue={title}
        maxLength={60}
        required
        autocomplete="off"
        data-testid="battle-name"
      />
      <button type="submit" class="button small" data-testid="battle-rename">
        {words.save}
      </button>
      <Fault says={fault} />
    </form>
  );
}
