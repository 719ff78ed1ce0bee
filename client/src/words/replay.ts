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
export const thisFightCannotBeShown = 'This fight cannot be shown: what its file says does not fit together.';
export const nothingToBeSeen = 'Nothing to be seen';
export const toTheTable = 'To the table';
export const openTheFileHow =
  'Open the file of a recording: choose it, or drop it here. It is played in this browser and sent to nobody.';
export const openARecording = 'Open a recording';
export const diceAreChecked = 'The dice are being checked…';
export const timeline = 'Timeline';
export const momentOfTheFight = 'Moment of the fight';
export const toTheBeginning = 'To the beginning';
export const oneStepBack = 'One step back';
export const pause = 'Pause';
export const play = 'Play';
export const oneStepOn = 'One step on';
export const toTheEnd = 'To the end';
export const playOn = 'Play on from here';
export const playOnFromEarlier = 'The fight is over here: go back to a moment before its end first.';
export const playOnHow = (step: number) =>
  `A new battle begins as everything stood at step ${step}, with what was pending and what was hidden, and with new dice. Whoever has its links sits down at it, the same people or others; whom nobody plays the game master plays, or gives to a bot.`;
export const makeTheBattle = 'Make the battle';
export const oddsOfThisStep = 'The odds of this step';
export const whoDid = (who: string, what: string) => `${who}: ${what}`;
export const whoDidAtWhom = (who: string, what: string, whom: string) => `${who}: ${what} at ${whom}`;
export const speed = 'Speed';
export const highlights = 'What is to be seen where';
export const atStep = (label: string, step: number) => `${label}, step ${step}`;
export const whereHeard = (round: number, step: number, last: number) =>
  `Round ${round}, step ${step} of ${last}`;
export const whereSeen = (round: number, step: number, last: number) =>
  `Round ${round} · step ${step} of ${last}`;
export const falls = (name: string) => `${name} falls`;
export const aGreatRoll = 'A great roll';
export const anAwfulRoll = 'An awful roll';
export const setByGm = (roll: string) => `${roll}, which the game master set`;
export const takenBack = 'The fight was taken back';
export const theEnd = 'The end';
