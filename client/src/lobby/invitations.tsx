import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { VNode } from 'preact';
import { CopyLink } from '../ui/copy-link.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/invitations.ts';

/** The invitation links, each with a button that copies it. */
export function Invitations({
  links,
}: {
  readonly links: Omit<CreatedBattle['links'], 'gm'> & { readonly gm?: string };
}): VNode {
  return (
    <div class="invitations">
      <CopyLink testId="link-player" label={words.players} help={words.playersHelp} path={links.player} />
      <CopyLink
        testId="link-spectator"
        label={words.spectators}
        help={words.spectatorsHelp}
        path={links.spectator}
      />
      <CopyLink
        testId="link-stream"
        label={words.aStream}
        help={words.streamHelp}
        path={links.spectator.replace('#', '?stream#')}
      />
      {links.gm !== undefined && (
        <CopyLink testId="link-gm" label={common.gameMaster} help={words.gameMasterHelp} path={links.gm} />
      )}
    </div>
  );
}
