import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { VNode } from 'preact';
import { CopyLink } from './copy-link.tsx';

/** The links to hand out. */
export function Invitations({
  links,
}: {
  readonly links: Omit<CreatedBattle['links'], 'gm'> & { readonly gm?: string };
}): VNode {
  return (
    <div class="invitations">
      <CopyLink
        testId="link-player"
        label="Players"
        help="They choose a name and claim their fighters."
        path={links.player}
      />
      <CopyLink
        testId="link-spectator"
        label="Spectators"
        help="They watch and see what players see of each other."
        path={links.spectator}
      />
      <CopyLink
        testId="link-stream"
        label="A stream"
        help="For its browser source: large letters and nothing to press. With stream=clear it has no ground of its own."
        path={links.spectator.replace('#', '?stream#')}
      />
      {links.gm !== undefined && (
        <CopyLink
          testId="link-gm"
          label="Game master"
          help="Keep this one: whoever has it runs the fight."
          path={links.gm}
        />
      )}
    </div>
  );
}
