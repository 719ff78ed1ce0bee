import type { OpenedBattle } from '@riposte/shared/protocol/messages';
import { render } from 'preact';
import { BattleViewModel } from '../battle/view-model.ts';
import { ofThisPage } from '../net/environment.ts';
import { type Invitation, type Remembered, readStream, recall, remember } from '../net/link.ts';
import { noteBattle } from '../net/my-battles.ts';
import { picturesOf } from '../net/pictures.ts';
import { rulesOf } from '../net/rulebooks.ts';
import { connect } from '../session/connect.ts';
import { BattleProvider, ControllerProvider } from '../session/context.ts';
import { once } from '../session/once.ts';
import { SeatController } from '../session/seat-controller.ts';
import { Lazy } from '../ui/lazy.tsx';
import { TablePage } from './table-page.tsx';

const loadStream = async () => (await import('./stream-page.tsx')).StreamPage;

/** Preloads the code of the table while the user enters a name. */
export async function prepare(battle: OpenedBattle): Promise<void> {
  await Promise.all([rulesOf(battle), picturesOf(battle.ruleset), import('../map/board.ts')]);
}

/**
 * Shows the replay of a battle, or asks for a recording file. Loads the replay page from here, because it shares the
 * table's code.
 */
export async function watchAgain(root: HTMLElement, invitation: Invitation | undefined): Promise<void> {
  const { replayBattle, replayFile } = await import('./replay.tsx');
  if (invitation) await replayBattle(root, invitation);
  else replayFile(root);
}

/** Takes a seat in a battle and shows the table. */
export function sitDown(root: HTMLElement, invitation: Invitation, name: string): void {
  import('../map/board.ts').catch(() => {}); // starts loading the map early; if that fails, the map panel reports it
  const controller = new SeatController(new BattleViewModel());
  const memory = {
    recall: () => recall(invitation),
    remember: (seat: Remembered) => remember(invitation, seat),
  };
  const backdrop = readStream(location);
  const line = connect(invitation, name, controller, memory, ofThisPage());
  render(
    <BattleProvider value={controller.model}>
      <ControllerProvider value={controller}>
        {backdrop ? <Lazy load={loadStream} with={{ backdrop }} /> : <TablePage battle={invitation.battle} />}
      </ControllerProvider>
    </BattleProvider>,
    root,
  );
  noteOnceJoined(invitation, controller);
  keepTable(invitation, controller);
  void line.open();
}

/** Adds a battle to this browser's list as soon as the page shows its table. */
function noteOnceJoined(invitation: Invitation, { model }: SeatController): void {
  once(
    () => model.snapshot.value,
    ({ title, ruleset }) => noteBattle({ ...invitation, title, ruleset: ruleset.description.name }),
  );
}

/** Saves the table on this device once connected, and shows the saved table while no server answers. */
function keepTable(invitation: Invitation, controller: SeatController): void {
  const { state } = controller.link;
  const hasTried = () => state.value !== 'connecting' || null;
  once(hasTried, () => {
    void import('../offline/saved-table.ts')
      .then(({ keepTable }) => keepTable(invitation, controller))
      .catch(() => {}); // the table works without a saved copy, for example if the browser blocks its database
  });
}
