import type { GameSession } from '@riposte/shared/campaign/campaign';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { Changed } from './changed.tsx';
import { EditButton } from './edit-button.tsx';
import { TextField } from './text-field.tsx';
import { inputOf, timeOf, timeText } from './times.ts';
import { useCampaign, useSending } from './use-campaign.ts';

type Given = Pick<GameSession, 'at' | 'title' | 'note'>;

/** The game sessions of a campaign, latest first. GMs plan, move and cancel them. */
export function SessionList(): VNode {
  const { campaign, isGm } = useCampaign();
  const { fault, send } = useSending();
  const sessions = campaign.sessions.toSorted((one, other) => other.at - one.at);
  const initial = { at: inAWeek(Date.now()), title: words.gameSession, note: '' };
  return (
    <section class="card" aria-labelledby="sessions" data-testid="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      <p>{words.inYourTimeZone}</p>
      {isGm && (
        <>
          <SessionForm
            initial={initial}
            label={words.planSession}
            testId="plan-session"
            onSend={(given) => send({ do: 'add-session', ...given })}
          />
          <Fault says={fault} />
        </>
      )}
      <ul class="campaign-rows">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

/** Returns 19:00 local time seven days later, in milliseconds since 1970. */
function inAWeek(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 7, 19).getTime();
}

function SessionLine({ session }: { readonly session: GameSession }): VNode {
  const { isGm } = useCampaign();
  const { fault, send } = useSending();
  const [isEditing, setEditing] = useState(false);
  const { id, at, title, note, isCanceled } = session;
  const edit = async (given: Given) => {
    const isSaved = await send({ do: 'edit-session', session: id, ...given });
    if (isSaved) setEditing(false);
    return isSaved;
  };
  return (
    <li class="campaign-entry" data-testid={`session-${id}`}>
      <div>
        <b class={isCanceled ? 'canceled' : ''}>{timeText(at)}</b> <Changed id={id} />
        <small>{isCanceled ? words.canceledSession(title) : title}</small>
        {note !== '' && <p class="campaign-text">{note}</p>}
      </div>
      {isEditing && (
        <SessionForm initial={session} label={words.saveChanges} testId="save-session" onSend={edit} />
      )}
      {isGm && (
        <div class="campaign-buttons">
          <EditButton isEditing={isEditing} onChange={setEditing} />
          <button
            type="button"
            class="button small"
            onClick={() => void send({ do: 'edit-session', session: id, isCanceled: !isCanceled })}
          >
            {isCanceled ? words.planAgain : words.cancelSession}
          </button>
          <ConfirmButton
            label={words.remove}
            testId="remove-session"
            onSure={() => void send({ do: 'remove-session', session: id })}
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
  /** Sends the session. Resolves to true if it was saved; the form then returns to its initial values. */
  readonly onSend: (given: Given) => Promise<boolean>;
}

function SessionForm({ initial, label, testId, onSend }: OfForm): VNode {
  const [when, setWhen] = useState(inputOf(initial.at));
  const [title, setTitle] = useState(initial.title);
  const [note, setNote] = useState(initial.note);
  const submit = async () => {
    const at = timeOf(when);
    if (at === undefined || !(await onSend({ at, title, note }))) return;
    setWhen(inputOf(initial.at));
    setTitle(initial.title);
    setNote(initial.note);
  };
  return (
    <form
      class="campaign-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label>
        <span>{words.when}</span>
        <input
          class="field"
          type="datetime-local"
          required
          data-testid="session-at"
          value={when}
          onInput={({ currentTarget }) => setWhen(currentTarget.value)}
        />
      </label>
      <TextField label={words.title} required maxLength={60} value={title} onChange={setTitle} />
      <TextField label={words.note} rows={2} maxLength={2000} value={note} onChange={setNote} />
      <button type="submit" class="button" data-testid={testId}>
        {label}
      </button>
    </form>
  );
}
