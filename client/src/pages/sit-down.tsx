import type { OpenedBattle } from '@riposte/shared/protocol/messages';
import { render } from 'preact';
import { type Invitation, type Remembered, readStream, recall, remember } from '../net/link.ts';
import { noteBattle } from '../net/my-battles.ts';
import { picturesOf } from '../net/pictures.ts';
import { rulesOf } from '../net/rules.ts';
import { ofThisPage } from '../net/surroundings.ts';
import { Lazy } from '../panels/lazy.tsx';
import { connect } from '../store/connect.ts';
import { HandProvider, StageProvider } from '../store/context.ts';
import { Hand } from '../store/hand.ts';
import { Stage } from '../store/stage.ts';
import { TablePage } from './table-page.tsx';

const loadStream = async () => (await import('./stream-page.tsx')).StreamPage;

/** Fetches what the table will need, while somebody is still making up a name. */
export async function prepare(battle: OpenedBattle): Promise<void> {
  await Promise.all([rulesOf(battle), picturesOf(battle.ruleset), import('../map/board.ts')]);
}

/** Shows a fight again: a battle's, or one from a file. It stands on the table's own code, so it is reached through here. */
export async function watchAgain(root: HTMLElement, invitation: Invitation | undefined): Promise<void> {
  const { replayBattle, replayFile } = await import('./replay.tsx');
  if (invitation) await replayBattle(root, invitation);
  else replayFile(root);
}

/** Takes a seat and shows the table from there. */
export function sitDown(root: HTMLElement, invitation: Invitation, name: string): void {
  import('../map/board.ts').catch(() => {}); // it comes on the way to the seat; who shows the map asks again
  const hand = new Hand(new Stage());
  const memory = {
    recall: () => recall(invitation),
    remember: (seat: Remembered) => remember(invitation, seat),
  };
  const backdrop = readStream(location);
  const line = connect(invitation, name, hand, memory, ofThisPage());
  render(
    <StageProvider value={hand.stage}>
      <HandProvider value={hand}>
        {backdrop ? <Lazy load={loadStream} with={{ backdrop }} /> : <TablePage battle={invitation.battle} />}
      </HandProvider>
    </StageProvider>,
    root,
  );
  noteOnceThere(invitation, hand);
  void line.open();
}

/** The way back to a battle is kept as soon as somebody has a seat there. */
function noteOnceThere(invitation: Invitation, { stage }: Hand): void {
  const end = stage.scene.subscribe((scene) => {
    if (!scene) return;
    noteBattle({ ...invitation, title: scene.title, ruleset: scene.ruleset.description.name });
    queueMicrotask(() => end()); // the first scene may be there already
  });
}
