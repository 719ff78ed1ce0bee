import type { CampaignNote } from '@riposte/shared/campaign/campaign';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { Changed } from './changed.tsx';
import { EditButton } from './edit-button.tsx';
import { TextField } from './text-field.tsx';
import { dateText } from './times.ts';
import { useCampaign, useSending } from './use-campaign.ts';

type Given = Pick<CampaignNote, 'for' | 'text'>;

/** The notes of a campaign, latest first: those for everyone, and those that only GMs see. */
export function NoteList(): VNode {
  const { campaign, me } = useCampaign();
  const { fault, send } = useSending();
  return (
    <section class="card" aria-labelledby="notes" data-testid="notes">
      <h2 id="notes">{words.notes}</h2>
      {me.role !== 'spectator' && (
        <>
          <NoteForm
            initial={{ for: 'all', text: '' }}
            label={words.addNote}
            testId="add-note"
            onSend={(given) => send({ do: 'add-note', ...given })}
          />
          <Fault says={fault} />
        </>
      )}
      <ul class="campaign-rows">
        {campaign.notes.toReversed().map((note) => (
          <NoteEntry key={note.id} note={note} />
        ))}
      </ul>
    </section>
  );
}

function NoteEntry({ note }: { readonly note: CampaignNote }): VNode {
  const { campaign, me, isGm } = useCampaign();
  const { fault, send } = useSending();
  const [isEditing, setEditing] = useState(false);
  const { id, author, at, text } = note;
  const isMine = author === me.id;
  const name = campaign.members.find((one) => one.id === author)?.name ?? common.unknownName;
  const edit = async (given: Given) => {
    const isSaved = await send({ do: 'edit-note', note: id, ...given });
    if (isSaved) setEditing(false);
    return isSaved;
  };
  return (
    <li class="campaign-entry" data-testid={`note-${id}`}>
      <small>
        {[name, dateText(at), note.for === 'gm' && words.onlyGms].filter(Boolean).join(' · ')}{' '}
        <Changed id={id} />
      </small>
      {isEditing ? (
        <NoteForm initial={note} label={words.saveChanges} testId="save-note" onSend={edit} />
      ) : (
        <p class="campaign-text">{text}</p>
      )}
      {(isMine || isGm) && (
        <div class="campaign-buttons">
          {isMine && <EditButton isEditing={isEditing} onChange={setEditing} />}
          <ConfirmButton
            label={words.remove}
            testId="remove-note"
            onSure={() => void send({ do: 'remove-note', note: id })}
          />
        </div>
      )}
      <Fault says={fault} />
    </li>
  );
}

interface OfForm {
  readonly initial: Given;
  readonly label: string;
  readonly testId: string;
  /** Sends the note. Resolves to true if it was saved; the form then returns to its initial values. */
  readonly onSend: (given: Given) => Promise<boolean>;
}

function NoteForm({ initial, label, testId, onSend }: OfForm): VNode {
  const { isGm } = useCampaign();
  const [text, setText] = useState(initial.text);
  const [isForGms, setForGms] = useState(initial.for === 'gm');
  const submit = async () => {
    if (!(await onSend({ text, for: isForGms ? 'gm' : 'all' }))) return;
    setText(initial.text);
    setForGms(initial.for === 'gm');
  };
  return (
    <form
      class="campaign-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={words.note}
        rows={3}
        required
        maxLength={5000}
        testId="note-text"
        value={text}
        onChange={setText}
      />
      {isGm && (
        <label class="campaign-check">
          <input
            type="checkbox"
            data-testid="note-for-gms"
            checked={isForGms}
            onChange={({ currentTarget }) => setForGms(currentTarget.checked)}
          />
          {words.onlyGms}
        </label>
      )}
      <button type="submit" class="button" data-testid={testId}>
        {label}
      </button>
    </form>
  );
}
