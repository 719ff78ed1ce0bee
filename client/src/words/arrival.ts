/* The way in: an invitation, the wait for the table, and what may be wrong on the way. */

export const linkLacksItsSecret =
  'This link is not whole: what stands behind # is missing. Ask for it again, and copy all of it.';
export const nothingAtThisAddress = 'There is nothing at this address. Was the link copied whole?';
export const youAreGameMaster = 'You are the game master.';
export const invitedToPlay = 'You are invited to play.';
export const invitedToWatch = 'You are invited to watch.';
export const nameIfYouLike = 'Your name, if you like';
export const yourName = 'Your name at the table';
export const takeASeat = 'Take a seat';
export const openingTheTable = 'Opening the table…';
export const serverNotReached = 'The server cannot be reached right now. It is tried again.';
export const takingASeatAtTheTable = 'Taking a seat at the table…';
export const tableNotLoaded = 'The table could not be loaded.';
export const passphrase = 'Passphrase';
export const goIn = 'Go in';
export const serverDoesNotAnswer = 'The server does not answer. Is it running, and are you online?';
export const rulesNotKnown = 'This page does not know the rules of that battle yet: reload it.';
export const serverFailed = (status: number) => `The server answered with an error (${status}).`;
