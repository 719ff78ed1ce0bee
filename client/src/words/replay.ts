/* Generated from en/replay.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const replayOf = (ruleset: string) => `${ruleset} replay`;
export const nothingToShare =
  'To share a replay, you need the table’s spectator link, which this browser doesn’t have. The GM can find it in the GM panel.';
export const viewOfEverything = 'Everything';
export const viewFromSeat = 'What you saw';
export const publicView = 'What everyone saw';
export const viewpoint = 'View';
export const linkIsCopied = 'Link to this moment copied.';
export const copyLink = 'Copy link to this moment';
export const loadingReplay = 'Loading the replay…';
export const replayIsDamaged = 'Couldn’t show this replay: its file is damaged.';
export const replayUnavailable = 'Replay unavailable';
export const toTheTable = 'Go to the table';
export const openTheFileHow =
  'Choose a replay file, or drop it here. It plays in your browser and isn’t sent anywhere.';
export const openARecording = 'Open replay file';
export const diceAreChecked = 'Verifying the dice…';
export const timeline = 'Timeline';
export const momentOfTheFight = 'Step in the fight';
export const toTheBeginning = 'Go to start';
export const oneStepBack = 'Back one step';
export const pause = 'Pause';
export const play = 'Play';
export const oneStepOn = 'Forward one step';
export const toTheEnd = 'Go to end';
export const playOn = 'Play on from here';
export const playOnFromEarlier = 'The fight is already over at this step. Go back to an earlier step first.';
export const playOnHow = (step: number) =>
  `This starts a new fight from step ${formatNumber(step)}, with the same pending actions and hidden information but new dice. You can share its links with anyone. You play every fighter that no one claims, or let bots play them.`;
export const makeTheBattle = 'Start new fight';
export const oddsOfThisStep = 'Odds for this step';
export const whoDid = (who: string, what: string) => `${who}: ${what}`;
export const whoDidAtWhom = (who: string, what: string, whom: string) => `${who}: ${what} → ${whom}`;
export const speed = 'Speed';
export const highlights = 'Highlights';
export const atStep = (label: string, step: number) => `${label}, step ${formatNumber(step)}`;
export const positionSpoken = (round: number, step: number, last: number) =>
  `Round ${formatNumber(round)}, step ${formatNumber(step)} of ${formatNumber(last)}`;
export const positionShown = (round: number, step: number, last: number) =>
  `Round ${formatNumber(round)} · step ${formatNumber(step)} of ${formatNumber(last)}`;
export const falls = (name: string) => `${name} is defeated`;
export const aGreatRoll = 'Great roll';
export const anAwfulRoll = 'Terrible roll';
export const setByGm = (roll: string) => `${roll} (set by the GM)`;
export const rewind = 'Rewind';
export const theEnd = 'End of the fight';
