import './theme/base.css';
import { render } from 'preact';
import { type Invitation, type Remembered, readInvitation, recall, remember } from './net/link.ts';
import { ofThisPage } from './net/surroundings.ts';
import { JoinPage } from './pages/join-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { TablePage } from './pages/table-page.tsx';
import { connect } from './store/connect.ts';
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
  const memory = {
    recall: () => recall(invitation),
    remember: (seat: Remembered) => remember(invitation, seat),
  };
  const line = connect(invitation, name, play, memory, ofThisPage());
  render(
    <PlayProvider value={play}>
      <TablePage battle={invitation.battle} />
    </PlayProvider>,
    root,
  );
  void line.open();
}

addEventListener('hashchange', () => location.reload());
open(root);
