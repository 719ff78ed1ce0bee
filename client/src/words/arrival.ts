/* Generated from en/arrival.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const linkLacksItsSecret =
  'This link is incomplete: the part after # is missing. Ask for the link again and copy all of it.';
export const nothingAtThisAddress = 'There’s nothing at this address. Did you copy the whole link?';
export const youAreGameMaster = 'You’re the GM.';
export const invitedToPlay = 'You’re invited to play.';
export const invitedToWatch = 'You’re invited to watch.';
export const nameIfYouLike = 'Your name (optional)';
export const yourName = 'Your name';
export const takeASeat = 'Join';
export const openingTheTable = 'Opening the table…';
export const serverNotReached = 'Couldn’t reach the server. Trying again…';
export const takingASeatAtTheTable = 'Joining the table…';
export const tableNotLoaded = 'Couldn’t load the table.';
export const passphrase = 'Password';
export const continueToTable = 'Continue';
export const serverDoesNotAnswer = 'The server isn’t responding. Is it running, and are you online?';
export const rulesNotKnown = 'This page is out of date. Reload it to get the rules for this fight.';
export const rulebookMissing = (version: number, name: string) =>
  `This fight needs version ${formatNumber(version)} of the rulebook “${name}”, which this server doesn’t have. Its host can install it.`;
export const rulebookMissingWithSource = (version: number, name: string, address: string) =>
  `This fight needs version ${formatNumber(version)} of the rulebook “${name}”, which this server doesn’t have. Its host can install it. It comes from ${address}.`;
export const rulebookDiffers = (version: number, name: string) =>
  `This fight needs version ${formatNumber(version)} of the rulebook “${name}”, but this server has other rules under that name. Its host can install the original again.`;
export const rulebookDiffersWithSource = (version: number, name: string, address: string) =>
  `This fight needs version ${formatNumber(version)} of the rulebook “${name}”, but this server has other rules under that name. Its host can install the original again. It comes from ${address}.`;
export const rulebookNotLoaded = (id: string) =>
  `Couldn’t load the rulebook “${id}”: its file is missing or was changed. Tell the server’s host.`;
export const serverFailed = (status: number) => `The server reported an error (${formatNumber(status)}).`;
