import { BookmarkPlus, Download } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { fightOf } from '../net/api.ts';
import { saveItem } from '../net/library.ts';
import { readInvitation, recall } from '../net/link.ts';
import { fileNameOf, save } from '../net/save-file.ts';
import { useSnapshot } from '../session/context.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/gm.ts';

/** Saves the current battle as a fight, to a file or to the library. */
export function SaveFight(): VNode {
  const { title } = useSnapshot();
  const [said, setSaid] = useState({ note: '', fault: '' });
  const invitation = readInvitation(location);
  const give = async (to: (fight: string) => Promise<string>) => {
    if (!invitation) return;
    const { seatKey } = recall(invitation) ?? {};
    const secret = { token: invitation.token, ...(seatKey !== undefined && { seatKey }) };
    await fightOf(invitation.battle, secret)
      .then(to)
      .then(
        (note) => setSaid({ note, fault: '' }),
        (error: Error) => setSaid({ note: '', fault: error.message }),
      );
  };
  const toFile = async (fight: string) => {
    save(fight, `${fileNameOf(title)}.json`);
    return '';
  };
  const toLibrary = async (document: string) => {
    await saveItem({ kind: 'fight', name: title, document });
    return words.isInLibrary;
  };
  return (
    <>
      <button
        type="button"
        class="button small"
        data-testid="save-fight"
        disabled={!invitation}
        onClick={() => void give(toFile)}
      >
        <Icon of={Download} /> {words.saveAsAFight}
      </button>
      <button
        type="button"
        class="button small"
        data-testid="keep-fight"
        disabled={!invitation}
        onClick={() => void give(toLibrary)}
      >
        <Icon of={BookmarkPlus} /> {words.keepInLibrary}
      </button>
      <p role="status">{said.note}</p>
      <Fault says={said.fault} />
    </>
  );
}
