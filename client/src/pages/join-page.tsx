import '../ui/join.css';
import type { OpenedBattle } from '@riposte/shared/protocol/messages';
import { Armchair } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { openBattle, Refused, TemporaryFailure } from '../net/api.ts';
import { type Invitation, suggestedName } from '../net/link.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as words from '../words/arrival.ts';
import * as common from '../words/common.ts';

const ROLES: Readonly<Record<OpenedBattle['role'], string>> = {
  gm: words.youAreGameMaster,
  player: words.invitedToPlay,
  spectator: words.invitedToWatch,
};

interface Of {
  readonly invitation: Invitation;
  /** Called when the server has opened the battle, so that the table's code can be preloaded. */
  readonly onOpened: (battle: OpenedBattle) => void;
  readonly onJoin: (name: string) => void;
}

/** Milliseconds until the next attempt to open the battle. */
const TRY_AGAIN = 2000;

/** The page that an invitation link opens. It shows the fight and the role, and asks for a name. */
export function JoinPage({ invitation, onOpened, onJoin }: Of): VNode {
  const [battle, setBattle] = useState<OpenedBattle | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const { battle: id, token } = invitation;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        const opened = await openBattle(id, { token });
        setFault('');
        setBattle(opened);
        onOpened(opened);
      } catch (error) {
        setFault(sentenceFor(error));
        if (!(error instanceof Refused)) again = setTimeout(open, TRY_AGAIN);
      }
    };
    void open();
    return () => clearTimeout(again);
  }, [invitation]);
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    onJoin(String(new FormData(event.currentTarget as HTMLFormElement).get('name')).trim());
  };
  return (
    <main class="join">
      <form class="card" onSubmit={join}>
        <img src="/favicon.svg" alt="" />
        <h1>{battle?.title ?? common.riposte}</h1>
        <Fault says={fault} />
        {battle && (
          <>
            <p>{ROLES[battle.role]}</p>
            <label for="name">{battle.role === 'spectator' ? words.nameIfYouLike : words.yourName}</label>
            <input
              id="name"
              name="name"
              data-testid="name"
              required={battle.role !== 'spectator'}
              maxLength={24}
              autocomplete="nickname"
              defaultValue={suggestedName(location)}
              autofocus
            />
            <button type="submit" class="button primary" data-testid="join">
              <Icon of={Armchair} /> {words.takeASeat}
            </button>
            <StorageWarning />
          </>
        )}
        {fault === '' && !battle && <p role="status">{words.openingTheTable}</p>}
      </form>
    </main>
  );
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refused || error instanceof TemporaryFailure) return error.message;
  return words.serverNotReached;
}
