/* Generated from en/common.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const riposte = 'Riposte';
export const tryAgain = 'Try again';
export const storageIsBlocked =
  'Your browser blocks site data. You can play, but you’ll lose your seat when you close this tab. To keep your seat, allow site data for this page.';
export const readTheGuide = 'Read the guide';
export const watchARecordedFight = 'Watch a saved replay';
export const tableIsReady = 'Your table is ready';
export const enterAsGameMaster = 'Enter as GM';
export const fightName = 'Fight name';
export const save = 'Save';
export const rename = 'Rename';
export const deleteForGood = 'Delete permanently';
export const notBegun = 'not started';
export const watchReplay = 'Watch replay';
export const reactionTimer = 'Bluff-proof reaction timer';
export const tableRules = 'House rules';
export const gameMaster = 'GM';
export const unnamedSeats = { player: 'Player', spectator: 'Spectator' };
export const toTheFrontPage = 'Riposte: front page';
export const saveAsAFile = 'Save as file';
export const theRules = 'Rules';
export const log = 'Log';
export const goToTheFrontPage = 'Go to front page';
export const openAFile = 'Open file';
export const lineIsWrong = (line: number, message: string) => `Line ${formatNumber(line)}: ${message}`;
export const round = (round: number) => `Round ${formatNumber(round)}`;
export const pressAgain = (label: string) => `Confirm: ${label}`;
export const invitationLinks = 'Invite links';
export const unknownName = 'Someone';
export const openPartyFile = 'Open party file';
export const codeOfAParty = 'Party code';
export const codeIsIncomplete = 'This code is incomplete. Copy it again.';
export const useCode = 'Use code';
export const add = 'Add';
export const close = 'Close';
export const hex = (place: string) => `Hex ${place}`;
export const mapHow = 'Map: arrow keys move the cursor, Enter acts on that hex';
export const keyRing = 'Key ring';
export const facts = (first: string, others: string) => `${first}; ${others}`;
