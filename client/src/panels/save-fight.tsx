import { Download } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { fightOf } from '../net/api.ts';
import { readInvitation, recall } from '../net/link.ts';
import { fileNameOf, save } from '../net/save-file.ts';
import { useScene } from '../store/context.ts';
import * as words from '../words/gm.ts';
import { Icon } from './icon.tsx';

/** The battle as it stands, as a file: a table can be opened with it, and the workshop goes on from there. */
export function SaveFight(): VNode {
  const { title } = useScene();
  const [fault, setFault] = useState('');
  const invitation = readInvitation(location);
  const give = () => {
    if (!invitation) return;
    const { seatKey } = recall(invitation) ?? {};
    const secret = { token: invitation.token, ...(seatKey !== undefined && { seatKey }) };
    fightOf(invitation.battle, secret).then(
      (fight) => {
        save(fight, `${fileNameOf(title)}.json`);
        setFault('');
      },
      (error: Error) => setFault(error.message),
    );
  };
  return (
    <>
      <button
        type="button"
        class="button small"
        data-testid="save-fight"
        disabled={!invitation}
        onClick={give}
      >
        <Icon of={Download} /> {words.saveAsAFight}
      </button>
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
