/* Texts of the lobby, before a fight starts. */

export const whoPlaysWhom = 'Who plays whom';
export const claimHow = 'Claim the fighters that you want to play, and say when you are ready.';
export const iAmReady = 'I am ready';
export const waitForMe = 'Wait for me';
export const allAreReady = 'All players are ready.';
export const notReadyYet = (names: readonly string[]) => `Not ready yet: ${names.join(', ')}.`;
export const claimedHow = 'Players claim their fighters; the rest are the game master’s.';
export const lookAtTheMap = 'Look at the map';
export const beginTheFight = 'Begin the fight';
export const whenItBegins = 'The game master begins the fight when everybody is there.';
export const itsSheet = 'Its sheet';
export const giveBack = 'Give back';
export const claim = 'Claim';
