import './theme/base.css';
import { render } from 'preact';
import { readStored } from './net/browser-storage.ts';
import { type Invitation, readInvitation, readReplay, readStream, recall } from './net/link.ts';
import { KEY_RING } from './net/storage-keys.ts';
import { JoinPage } from './pages/join-page.tsx';
import { Outdated, Waiting } from './pages/waiting.tsx';
import { applyPreferences } from './session/preferences.ts';
import { stayAboveKeyboard } from './theme/keyboard.ts';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app.');

/** Loads the code of the table, which the front page does not need. */
const table = () => import('./pages/sit-down.tsx');
/** Loads the code of the front page and of the key ring, which invitation links do not need. */
const frontPage = () => import('./pages/landing-page.tsx');
/** Loads the code of the workshop and of campaigns. */
const betweenFights = () => import('./pages/between-fights.ts');

/** Shows the page for the current address. */
function open(root: HTMLElement): void {
  const book = /^\/rules\/(\w+)\/?$/.exec(location.pathname)?.[1];
  if (book !== undefined) {
    void import('./pages/rules-page.tsx').then(({ showRules }) => showRules(root, book));
    return;
  }
  const part = /^\/guide(?:\/([\w-]*))?\/?$/.exec(location.pathname);
  if (part) {
    void import('./pages/guide-page.tsx').then(({ showGuide }) => showGuide(root, part[1] ?? ''));
    return;
  }
  if (/^\/workshop\/?$/.test(location.pathname)) {
    void betweenFights().then(({ showWorkshop }) => showWorkshop(root));
    return;
  }
  const campaign = /^\/campaign(?:\/([\w-]*))?\/?$/.exec(location.pathname);
  if (campaign) {
    void betweenFights().then(({ showCampaign }) => showCampaign(root, campaign[1] ?? ''));
    return;
  }
  const replayed = readReplay(location);
  if (replayed || location.pathname === '/replay') {
    void table().then(
      ({ watchAgain }) => watchAgain(root, replayed),
      () => render(<Outdated />, root),
    );
    return;
  }
  const invitation = readInvitation(location);
  const seat = invitation && recall(invitation);
  if (!invitation)
    void frontPage().then(
      ({ showFrontPage }) => showFrontPage(root),
      () => render(<Outdated />, root),
    );
  else if (seat || readStream(location)) void sitDown(root, invitation, seat?.name ?? '');
  else
    render(
      <JoinPage
        key={location.href}
        invitation={invitation}
        onOpened={(battle) =>
          void table()
            .then(({ prepare }) => prepare(battle))
            .catch(() => {})
        } // ignores errors here, because the table loads the same code again
        onJoin={(name) => void sitDown(root, invitation, name)}
      />,
      root,
    );
}

/** Loads the code of the table and takes a seat. */
async function sitDown(root: HTMLElement, invitation: Invitation, name: string): Promise<void> {
  render(<Waiting />, root);
  try {
    (await table()).sitDown(root, invitation, name);
  } catch {
    render(<Outdated />, root);
  }
}

applyPreferences();
stayAboveKeyboard();
for (const type of ['hashchange', 'popstate']) addEventListener(type, () => location.reload());
open(root);
if (readStored(KEY_RING))
  void import('./key-ring/keep-in-sync.ts').then(
    ({ keepInSync }) => keepInSync(),
    () => {}, // fails without a network, if this device has not loaded the file before
  );
if (import.meta.env.PROD) void import('./offline/offline.tsx').then(({ prepareOffline }) => prepareOffline());
