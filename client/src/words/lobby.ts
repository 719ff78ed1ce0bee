/* Generated from en/lobby.json by `npm run words`. Edit that file instead. */

export const whoPlaysWhom = 'Players and fighters';
export const claimHow = 'Claim the fighters you want to play. Then press “I’m ready”.';
export const iAmReady = 'I’m ready';
export const waitForMe = 'I’m not ready';
export const allAreReady = 'All players are ready.';
export const notReadyYet = (names: string) => `Not ready: ${names}.`;
export const claimedHow = 'Players claim their fighters. You play the rest.';
export const lookAtTheMap = 'View the map';
export const beginTheFight = 'Start fight';
export const gmSeesChances = 'The GM will be able to see the win probability during this fight.';
export const whenItBegins = 'The GM will start the fight once everyone is here.';
export const itsSheet = 'View sheet';
export const giveBack = 'Release';
export const claim = 'Claim';
