import './play-on.css';
import { courseTo } from '@riposte/shared/protocol/course';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { ArrowRight, Swords } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Invitations } from '../lobby/invitations.tsx';
import { playOn } from '../net/api.ts';
import { storeLinks } from '../net/links.ts';
import type { Playback } from '../playback/playback.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/replay.ts';

/** A button that starts a new battle from the current moment of the replay. */
export function PlayOn({ playback }: { readonly playback: Playback }): VNode | null {
  const [isAsked, ask] = useState(false);
  const { film } = playback;
  const moment = playback.moment.value;
  if (!film.recording.head.proof) return null;
  const isOver = film.table(moment).over !== null;
  const begin = () => {
    playback.pause();
    ask(true);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="play-on"
        disabled={isOver}
        title={isOver ? words.playOnFromEarlier : undefined}
        onClick={begin}
      >
        <Icon of={Swords} /> {words.playOn}
      </button>
      {isAsked && <PlayOnDialog playback={playback} onClose={() => ask(false)} />}
    </>
  );
}

/** A dialog that creates the new battle and then shows its links. */
function PlayOnDialog({
  playback,
  onClose,
}: {
  readonly playback: Playback;
  readonly onClose: () => void;
}): VNode {
  const [created, setCreated] = useState<CreatedBattle | null>(null);
  const [fault, setFault] = useState('');
  const begin = () => {
    const course = courseTo(playback.film, playback.moment.peek());
    if (!course) return;
    playOn({ course }).then(
      (battle) => {
        storeLinks(battle);
        setCreated(battle);
      },
      (error: Error) => setFault(error.message),
    );
  };
  return (
    <SideSheet title={words.playOn} onClose={onClose}>
      <div class="play-on">
        <p>{words.playOnHow(playback.rev)}</p>
        {created ? (
          <>
            <Invitations links={created.links} />
            <a class="button primary large" href={created.links.gm} data-testid="enter">
              {common.enterAsGameMaster} <Icon of={ArrowRight} />
            </a>
          </>
        ) : (
          <button type="button" class="button primary large" data-testid="play-on-begin" onClick={begin}>
            <Icon of={Swords} /> {words.makeTheBattle}
          </button>
        )}
        <Fault says={fault} />
      </div>
    </SideSheet>
  );
}
