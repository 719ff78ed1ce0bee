/* A recorded fight, played again. */

export const playedAgain = (ruleset: string) => `${ruleset}, played again`;
export const nothingToShare =
  'Only a spectators’ link can be shared, and this browser has none: the game master’s drawer at the table does.';
export const seenWhole = 'All there was';
export const seenFromSeat = 'As your seat saw it';
export const seenByEverybody = 'As everybody saw it';
export const withWhoseEyes = 'With whose eyes';
export const linkIsCopied = 'The link to this moment is copied.';
export const copyLink = 'Copy a link to this moment';
export const theFightIsBeingFetched = 'The fight is being fetched…';
export const thisFightCannotBeShown = 'This fight cannot be shown.';
export const nothingToBeSeen = 'Nothing to be seen';
export const toTheTable = 'To the table';
export const openTheFileHow =
  'Open the file of a recording: choose it, or drop it here. It is played in this browser and sent to nobody.';
export const openARecording = 'Open a recording';
