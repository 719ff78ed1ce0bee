import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { ArrowRight, Users } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Invitations } from '../lobby/invitations.tsx';
import { createFight } from '../net/api.ts';
import { storeLinks } from '../net/links.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';

interface OfTable {
  readonly text: string;
  readonly isFit: boolean;
}

/** A button that opens a table for a group with the edited fight, and then shows the table's links. */
export function OpenTable({ text, isFit }: OfTable): VNode {
  const [created, setCreated] = useState<CreatedBattle | null>(null);
  const [fault, setFault] = useState('');
  const open = () =>
    createFight({ fight: text }).then(
      (battle) => {
        storeLinks(battle);
        setCreated(battle);
        setFault('');
      },
      (error: Error) => setFault(error.message),
    );
  if (created)
    return (
      <div data-testid="ready">
        <h2>{common.tableIsReady}</h2>
        <Invitations links={created.links} />
        <a class="button primary large" href={created.links.gm} data-testid="enter">
          {common.enterAsGameMaster} <Icon of={ArrowRight} />
        </a>
      </div>
    );
  return (
    <>
      <button
        type="button"
        class="button primary large"
        disabled={!isFit}
        data-testid="open-table"
        onClick={() => void open()}
      >
        <Icon of={Users} /> {words.openATableWithIt}
      </button>
      <Fault says={fault} />
    </>
  );
}
