import './theme/base.css';
import { type SyncedBattle, SyncedReader } from '@riposte/shared/protocol/synced';
import { render } from 'preact';
import { Connection } from './net/connection.ts';
import { sceneFrom } from './net/fold.ts';
import { type Invitation, readInvitation, recall, remember } from './net/link.ts';
import { JoinPage } from './pages/join-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { TablePage } from './pages/table-page.tsx';
import { PlayProvider } from './store/context.ts';
import { Play } from './store/play.ts';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app.');

/** Shows whatever the address of the page asks for. */
function open(root: HTMLElement): void {
  const invitation = readInvitation(location);
  const seat = invitation && recall(invitation);
  if (!invitation) render(<LandingPage />, root);
  else if (seat) sitDown(root, invitation, seat.name);
  else
    render(
      <JoinPage
        key={location.href}
        invitation={invitation}
        onJoin={(name) => sitDown(root, invitation, name)}
      />,
      root,
    );
}

/** Takes a seat and shows the table from there. */
function sitDown(root: HTMLElement, invitation: Invitation, name: string): void {
  const play = new Play();
  const line = connect(invitation, name, play);
  play.attach(line);
  render(
    <PlayProvider value={play}>
      <TablePage battle={invitation.battle} />
    </PlayProvider>,
    root,
  );
  void line.open();
}

/** The line between a seat and its server. */
function connect(invitation: Invitation, name: string, play: Play): Connection {
  const reader = new SyncedReader();
  let heard = -1;
  let told = -1;
  let isCaughtUp = false;
  const catchUp = async () => {
    isCaughtUp = false;
    const history = await line.history({ after: told });
    told = Math.max(told, ...history.map(({ rev }) => rev));
    isCaughtUp = true;
    play.tell(history);
  };
  const line: Connection = new Connection(invitation, () => ({ name, ...recall(invitation) }), {
    onState(state, sentence = '') {
      play.passphrase.value = null;
      play.refusal.value = sentence;
      play.connection.value = state;
      if (state !== 'connected') return play.outbox.disconnect();
      play.outbox.connect((message) => line.intent(message));
      void catchUp().catch(() => {});
    },
    onPassphrase(sentence) {
      play.passphrase.value = sentence;
    },
    onWelcome(welcome) {
      play.welcome.value = welcome;
      play.skew.value = welcome.now - Date.now();
      if (welcome.seatKey !== undefined) remember(invitation, { name, seatKey: welcome.seatKey });
    },
    onTable(state, isWhole) {
      play.show(sceneFrom(reader, state as SyncedBattle));
      const chapter = reader.chapter(state as SyncedBattle);
      if (!chapter || chapter.rev <= heard) return;
      heard = chapter.rev;
      if (isWhole) return; // what happened before is for the history to tell
      if (isCaughtUp) told = heard;
      play.hear(chapter);
    },
  });
  return line;
}

addEventListener('hashchange', () => location.reload());
open(root);
