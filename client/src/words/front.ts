/* Generated from en/front.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const pageDescription =
  'A battle table for tabletop groups: the server keeps the rules, and everyone can react to everything.';
export const noScript = 'Riposte needs JavaScript to show the battle.';
export const motto = <T>(line: (text: string) => T) => [line('Every blow'), ' ', line('has an answer.')];
export const playForMonths = 'Does your group play for months?';
export const startACampaign = 'Open a campaign';
export const firstFight = (fight: string, ruleset: string) =>
  `${fight}: a short fight against a bot, with step-by-step guidance. Game: ${ruleset}.`;
export const credits = <T>(icons: (text: string) =>
  T, license: (text: string) => T) => ['Fighter icons from ', icons('game-icons.net'), ' by Lorc, Delapouite and others, ', license('CC BY 3.0')];
export const askingAgain = (fault: string) => `${fault} Trying again…`;
export const watching = (count: number) => `${formatNumber(count)} watching`;
export const inRound = (round: number) => `round ${formatNumber(round)}`;
export const over = 'ended';
export const isNoFight = (file: string) => `${file} can’t be played yet:`;
export const line = (line: number) => `Line ${formatNumber(line)}:`;
export const asHero = (name: string) => `as ${name}`;
export const readTheRulesOf = (ruleset: string) => `Read the rules of ${ruleset}`;
export const answerAnything = 'React to anything';
export const answerAnythingHow =
  'Dodge, parry, step in between: the game pauses for everyone who has a reaction.';
export const diceYouCanCheck = 'Dice you can verify';
export const diceYouCanCheckHow =
  'Everyone sees a hash of the dice seed before the first roll, and the seed itself after the last roll.';
export const oneLink = 'One link, no accounts';
export const oneLinkHow =
  'Send a link, claim a fighter, play. If your connection drops, you get your seat back.';
export const whatItIs =
  'A battle table for tabletop groups. Play tactical RPG fights in the browser: a shared hex map, rules that the server enforces, and time for everyone to react.';
export const sendTheseLinks =
  'Send these links to your group. Anyone who has a link can use it, so keep the GM link to yourself.';
export const watchLiveFight = 'Watch a live fight';
export const youAreGameMaster = 'you’re the GM';
export const youPlay = 'you’re playing';
export const youWatch = 'you’re watching';
export const goingOn = 'in progress';
export const yourBattles = 'Your fights';
export const leaveForGood = 'Leave permanently';
export const takeOffTheList = 'Remove from list';
export const aFightOfYourOwn = 'Your own scenario';
export const openAFight = 'Open a scenario file';
export const orDropIt = 'Or drop the file here to open a table for your group. No scenario yet?';
export const makeOne = 'Create one in the editor';
export const fromYourLibrary = 'Choose one from your library';
export const whomYouPlay = 'Your fighter';
export const asTheWholeParty = 'as the whole party';
export const playAgainstBots = 'Play against bots';
export const playNow = 'Play now';
export const reactionTimerHelp =
  'Whenever someone might be able to react, the game pauses at least this long, so a pause gives nothing away. 0 = pause only for players who can react.';
export const startAFight = 'Start a fight';
export const rulebook = 'Game';
export const playedWith = (packs: string) => `Content packs on this server: ${packs}.`;
export const readyMadeFight = 'Scenario';
export const openATableForAGroup = 'Open a table';
export const whatATableLooksLike =
  'A fight at the table: fighters on a hex map, the turn order, the log, and the duelist’s actions.';
export const signIn = 'Sign in';
