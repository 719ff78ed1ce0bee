/* Generated from en/workshop.json by `npm run words`. Edit that file instead. */

import { formatNumber, formatPercent, pluralForm } from '@riposte/shared/engine/language/intl';

export const goOnWith = (title: string) => `Continue with ${title}`;
export const goOn = 'Continue last scenario';
export const linkIsIncomplete = 'This link is incomplete. Ask for it again.';
export const makeAFight = 'Create a scenario';
export const makeAFightHow =
  'Your own heroes, monsters and map, in the game of your choice. Save it as a file, or open a table.';
export const anEmptyFight = 'Empty scenario';
export const keepsHeroes = (ruleset: string, names: string) =>
  `Saved in this browser as heroes for ${ruleset}: ${names}.`;
export const mapNotDrawn =
  'Your browser can’t draw the map (WebGL is off or unavailable). Select the map, move with the arrow keys and press Enter to act.';
export const mapNotLoaded =
  'Couldn’t load the map. Reload this page when you’re online. Your scenario is safe.';
export const keepItHow = 'Your work is saved in this browser. To keep or share it, save it as a file.';
export const asALink = 'Copy as link';
export const asALinkWithoutPictures =
  'The link contains the whole scenario except its pictures. Save a file to include them.';
export const asALinkHow = 'The link contains the whole scenario. Nothing is stored on the server.';
export const openATableWithIt = 'Open a table';
export const pictureFromAFile = 'Choose picture';
export const without = 'Remove picture';
export const placeHow = 'Drag a fighter, or click a fighter and then a hex.';
export const lineUp = (side: string) => `Line up ${side}`;
export const lineUpThese = 'Line up';
export const lineUpHow = 'Places them in ranks along their edge of the map.';
export const noPictureFromFile = 'Your browser can’t open that file as a picture.';
export const pictureTooLarge = (kilobytes: number) =>
  `Couldn’t shrink that picture below ${formatNumber(kilobytes)} kB.`;
export const picturesNotDrawn = 'Your browser can’t process pictures.';
export const picturesNotWritten = 'Your browser can’t save pictures.';
export const pictureNotRead = 'Couldn’t read that picture.';
export const noHeroesYet = 'No heroes yet. Save a fighter as a hero, or open a party file.';
export const intoTheFight = 'Add to scenario';
export const forget = (name: string) => `Delete ${name}`;
export const keepHow = 'Click a fighter to save them as a hero.';
export const keepAsAHero = (name: string) => `Save ${name} as hero`;
export const asACode = 'Copy as code';
export const asACodeHow =
  'A short code for all these heroes, without pictures. Paste it under “Party code”, here or at a table.';
export const partyAsALinkHow = 'A link with the same code. Anyone who opens it gets these heroes.';
export const howItWillLook = 'Preview';
export const importAMap = 'Import a map';
export const importAMapHow =
  'Universal VTT (.dd2vtt, .uvtt), hexagonal Tiled maps (.tmx, .tmj), or another scenario.';
export const isNoMap = (file: string) => `Couldn’t import ${file}:`;
export const takeThisMap = 'Use this map';
export const leaveIt = 'Cancel';
export const halfASquare = 'half a square';
export const oneSquare = 'one square';
export const twoSquares = 'two squares';
export const fourSquares = 'four squares';
export const aHexIsAsWideAs = 'Hex width:';
export const open = 'Open';
export const wall = 'Wall';
export const door = 'Door';
export const rubble = 'Rubble';
export const cover = 'Cover';
export const deepWater = 'Deep water';
export const shallows = 'Shallows';
export const planks = 'Planks';
export const rottenPlanks = 'Rotten planks';
export const undergrowth = 'Undergrowth';
export const thicket = 'Thicket';
export const brush = 'Brush';
export const line = 'Line';
export const fill = 'Fill';
export const fromElsewhere = 'Import';
export const forElsewhere = 'Export';
export const tools = 'Tools';
export const moveAndPlace = 'Move fighters';
export const wide = (hexes: number) =>
  `${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })} wide`;
export const ground = 'Terrain';
export const radius = 'Radius';
export const radiusHow =
  'Number of hexes from the center to the edge. If you shrink the map, fighters outside the new edge move in and terrain outside it is lost.';
export const saveForTiled = 'Export for Tiled';
export const saveForTiledHow =
  'This saves two files, the map and its tile image. Put both in the same folder. To save the scenario itself, use “Play or save”.';
export const changed = (count: number) => `${formatNumber(count)} changed`;
export const asItWas = (label: string) => `Reset ${label}`;
export const brushHow =
  'Drag over the map to paint. Use two fingers to move the map, or the mouse wheel to zoom.';
export const lineHow = 'Drag from one end of the line to the other.';
export const fillHow = 'Click to fill the whole connected area.';
export const atAGlance = 'Quick odds';
export const againstWhom = 'Opponent';
export const against = (name: string) => `vs. ${name}`;
export const hexesAway = 'Distance (hexes)';
export const howToAttack = (name: string) => `${name}’s attacks`;
export const notFromThere = 'No attack is possible at this distance.';
export const fighters = 'Fighters';
export const noFightersYet = 'No fighters yet. Add a fighter and an enemy.';
export const copy = (name: string) => `Copy ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const pressAFighter = 'Click a fighter in the list or on the map to edit them.';
export const name = 'Name';
export const side = 'Side';
export const archetype = 'Archetype';
export const isHidden = 'Hidden from the other side';
export const sheet = 'Sheet';
export const howItStarts = 'Starting values';
export const title = 'Title';
export const whatItIsAbout = 'Description';
export const reactionTimerSeconds = 'Bluff-proof reaction timer (seconds)';
export const reactionTimerHow =
  'Whenever someone might be able to react, the game pauses at least this long. 0 = pause only for players who can react.';
export const fighter = 'Fighter';
export const heroes = 'Heroes';
export const map = 'Map';
export const fight = 'Scenario';
export const balance = 'Balance';
export const playOrSave = 'Play or save';
export const workshop = 'Scenario editor';
export const aFightWithoutAName = 'Unnamed scenario';
export const undo = 'Undo';
export const redo = 'Redo';
export const partOfScenario = 'Part of the scenario';
export const botsNotFetched = 'Couldn’t load the bots. Try again.';
export const notPlayable = 'This scenario can’t be played yet.';
export const runUntil = 'Run';
export const fixedNumber = 'a fixed number of times';
export const untilMargin = (points: number, most: number) =>
  `until the margin of error is ±${formatPercent(points)} (at most ${pluralForm(most, { one: `${formatNumber(most)} run`, other: `${formatNumber(most)} runs` })})`;
export const marginHow =
  'The simulation stops by itself. The margin of error is half the width of the 95% confidence interval for how often each side wins.';
export const fights = 'Number of runs';
export const fightsHow = 'Bots that know the rules play both sides. More runs give more reliable results.';
export const stop = 'Stop';
export const letBotsPlayIt = 'Run simulation';
export const fightsPlayed = 'Fights simulated';
export const fightsOf = (done: number, most: number) =>
  `${formatNumber(done)} of ${pluralForm(most, { one: `${formatNumber(most)} fight`, other: `${formatNumber(most)} fights` })}`;
export const percentDone = (share: number) => `${formatPercent(share)} simulated`;
export const resultsAreOutdated = 'The scenario has changed. These results are out of date.';
export const whoWins = (fights: number) =>
  `Wins in ${pluralForm(fights, { one: `${formatNumber(fights)} fight`, other: `${formatNumber(fights)} fights` })}`;
export const result = (fights: number, shares: string) =>
  pluralForm(fights, { one: `Wins in ${formatNumber(fights)} fight: ${shares}.`, other: `Wins in ${formatNumber(fights)} fights: ${shares}.` });
export const whatBoundsAre = 'The thin line shows the 95% confidence interval.';
export const rounds = 'Rounds';
export const noWinner = 'no winner';
export const fromTo = (low: number, high: number) => `${formatNumber(low)} to ${formatNumber(high)}`;
export const aFight = 'Per fight';
export const deals = 'deals';
export const takes = 'takes';
export const defeats = 'defeats';
export const fallsIn = 'defeated in';
export const whatTheyDo = (side: string) => `Actions by ${side}`;
export const keepFromBeingFought = (things: number) =>
  pluralForm(things, { one: `${formatNumber(things)} problem to fix before you can play it`, other: `${formatNumber(things)} problems to fix before you can play it` });
export const atLine = (line: number) => `line ${formatNumber(line)}:`;
export const effect = (what: string, amount: string) => `${what} ${amount}`;
export const alsoDefeats = (what: string, amount: string, chance: string) =>
  `${what} ${amount}, ${chance} chance to defeat`;
export const shareOf = (side: string, share: number, low: number, high: number) =>
  `${side}: ${formatNumber(share, {"style":"percent","minimumFractionDigits":1,"maximumFractionDigits":1})} (95% confidence: ${formatNumber(low, {"style":"percent","minimumFractionDigits":1,"maximumFractionDigits":1})}–${formatNumber(high, {"style":"percent","minimumFractionDigits":1,"maximumFractionDigits":1})})`;
export const averageRounds = (average: number, middle: number, low: number, high: number, unfinished: number) =>
  `${formatNumber(average, {"minimumFractionDigits":1,"maximumFractionDigits":1})} on average; half of the fights end by round ${formatNumber(middle)}, and 90% in rounds ${formatNumber(low)} to ${formatNumber(high)}${pluralForm(unfinished, { '=0': '.', other: `; ${formatNumber(unfinished)} unfinished.` })}`;
export const pictureUnderTheMap = 'Background image';
export const pictureUnderTheMapHow =
  'The image is shrunk to 512 kB or less, and everyone sees it behind the grid. It has no effect on the rules, so paint walls and cover where it shows them.';
export const movePicture = 'Move image';
export const movePictureHow = 'Drag the image. Use two fingers to rotate and scale it.';
export const movePictureByKeys =
  'While the map is focused: arrow keys move the image, + and − scale it, comma and period rotate it.';
export const toTheRight = 'Offset right (hexes)';
export const down = 'Offset down (hexes)';
export const hexesWide = 'Width (hexes)';
export const turnedBy = 'Rotation (degrees)';
export const shows = (share: number) => `Opacity: ${formatPercent(share)}`;
export const pictureNotForTiled = 'The background image isn’t included.';
export const ownContent = 'Content packs';
export const ownContentHow =
  'Files with new or changed weapons, monsters and names. The scenario includes them when you save it.';
export const addAPack = 'Add content pack';
export const isNoPack = (file: string) => `Couldn’t add ${file}:`;
export const ofThisServer = 'Installed for every fight on this server.';
export const packIsUnknown = 'This pack came with the scenario. To be able to remove it, add its file here.';
