import { plural } from './plural.ts';

/* The front page, and what it begins. */

export const mottoBegins = 'Every blow';
export const mottoEnds = 'has an answer.';
export const firstFight = (fight: string, ruleset: string) =>
  `${fight} by the rules of ${ruleset}, against a bot. No account, nothing to read first.`;
export const picturesOfFighters = 'Pictures of fighters:';
export const byTheirMakers = ', by Lorc, Delapouite and others,';
export const askingAgain = (fault: string) => `${fault} Asking again…`;
export const lookOn = (count: number) => plural(count, 'one looks on', `${count} look on`);
export const inRound = (round: number) => `round ${round}`;
export const over = 'over';
export const isNoFight = (file: string) => `${file} is no fight yet:`;
export const line = (line: number) => `Line ${line}:`;
export const asHero = (name: string) => `as ${name}`;
export const readTheRulesOf = (ruleset: string) => `Read the rules of ${ruleset}`;
export const nameOfNobody = 'Player';
export const answerAnything = 'Answer anything';
export const answerAnythingHow =
  'Dodge, parry, step in between: every action can be answered at the moment the rules allow it, and the table waits for you.';
export const diceYouCanCheck = 'Dice you can check';
export const diceYouCanCheckHow =
  'The seed’s hash is on the table before the first roll, the seed itself after the last.';
export const oneLink = 'One link, no accounts';
export const oneLinkHow =
  'Send a link, claim a fighter, play. Lose the connection and you are back in your seat.';
export const whatItIs =
  'A battle table for your group: a hex map, a rulebook that the server keeps for you, and a moment for everyone to react.';
export const sendTheseLinks =
  'Send these links to your group. Whoever has a link has its rights, so keep yours to yourself.';
export const lookOnAtAFight = 'Look on at a fight';
export const youAreGameMaster = 'you are game master';
export const youPlay = 'you play';
export const youWatch = 'you watch';
export const goingOn = 'going on';
export const yourBattles = 'Your battles';
export const leaveForGood = 'Leave for good';
export const takeOffTheList = 'Take off the list';
export const aFightOfYourOwn = 'A fight of your own';
export const openAFight = 'Open a fight from a file';
export const orDropIt = 'Or drop it here: it opens a table for a group.';
export const makeOne = 'Make one in the workshop';
export const fromYourLibrary = 'Take one from your library';
export const whomYouPlay = 'Whom you play';
export const asTheWholeParty = 'as the whole party';
export const playAgainstBots = 'Play against bots';
export const playNow = 'Play now';
export const bluffSafeWindowsHelp =
  'Seconds for which the table waits for everybody who could answer, able or not. 0: it waits for those who are.';
export const startAFight = 'Start a fight';
export const rulebook = 'Rulebook';
export const playedWith = (packs: readonly string[]) => `Played here with ${packs.join(', ')}.`;
export const readyMadeFight = 'Ready-made fight';
export const openATableForAGroup = 'Open a table for a group';
export const gameIcons = 'game-icons.net';
export const theirLicence = 'CC BY 3.0';
export const whatATableLooksLike =
  'A fight on the table: fighters on a map of hexes, whose turn it is, the log, and what the duelist can do.';
