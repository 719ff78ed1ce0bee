import { plural } from './plural.ts';

/* The workshop, where fights are made. */

export const goOnWith = (title: string) => `Go on with ${title || 'the last one'}`;
export const linkIsNotWhole = 'This link is not whole: ask for it again.';
export const makeAFight = 'Make a fight';
export const makeAFightHow =
  'Your own heroes and monsters, on a map, by the rules of a book. Take it away as a file, or open a table.';
export const anEmptyFight = 'An empty fight';
export const keepsHeroes = (ruleset: string, names: string) =>
  `This browser keeps them as heroes for ${ruleset} now: ${names}.`;
export const mapNotDrawn =
  'This browser cannot draw the map: it gives pages nothing to draw on. With its frame in focus, arrows move the cursor and Enter acts there.';
export const mapNotLoaded =
  'What draws the map did not come: load this page again once you are online. Nothing of the fight is lost.';
export const keepIt = 'Keep it';
export const keepItHow =
  'This browser keeps what is on the bench. Keep a file for yourself, or send it to somebody.';
export const asALink = 'As a link';
export const asALinkWithoutPictures =
  'All of the fight is in it but its pictures, which are in the file; no server keeps it.';
export const asALinkHow = 'All of the fight is in it; no server keeps it.';
export const openATableWithIt = 'Open a table with it';
export const pictureFromAFile = 'Picture from a file';
export const without = 'Without';
export const placeHow = 'Drag a fighter, or press it and then where it is to stand.';
export const lineUp = (side: string) => `Line up ${side}`;
export const lineUpThese = 'Line up';
export const lineUpHow = 'In ranks, on the edge of the map that is theirs.';
export const noPictureFromFile = 'This browser can make no picture of that file.';
export const pictureTooLarge = (kilobytes: number) =>
  `That picture cannot be made smaller than ${kilobytes} kB.`;
export const picturesNotDrawn = 'This browser cannot draw pictures.';
export const picturesNotWritten = 'This browser cannot write pictures.';
export const pictureNotRead = 'That picture could not be read.';
export const noHeroesYet = 'No heroes yet: keep a fighter, or open a party’s file.';
export const intoTheFight = 'Into the fight';
export const forget = (name: string) => `Forget ${name}`;
export const keepHow = 'Press a fighter to keep it as a hero.';
export const keepAsAHero = (name: string) => `Keep ${name} as a hero`;
export const asACode = 'As a code';
export const asACodeHow =
  'All of them without their pictures, for a message. It is taken where it says “Code of a party”, here and at a table.';
export const partyAsALinkHow = 'The same code: whoever follows it has them as heroes.';
export const howItWillLook = 'How it will look';
export const importAMap = 'Import a map';
export const importAMapHow =
  'Universal VTT (.dd2vtt, .uvtt), hexagonal maps of Tiled (.tmx, .tmj), or another fight.';
export const isNoMap = (file: string) => `${file} is no map that can be taken:`;
export const takeThisMap = 'Take this map';
export const leaveIt = 'Leave it';
export const halfASquare = 'half a square';
export const oneSquare = 'one square';
export const twoSquares = 'two squares';
export const fourSquares = 'four squares';
export const aHexIsAsWideAs = 'A hex is as wide as';
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
export const fromElsewhere = 'From elsewhere';
export const forElsewhere = 'For elsewhere';
export const tools = 'Tools';
export const moveAndPlace = 'Move and place';
export const wide = (hexes: number) => `${hexes} wide`;
export const ground = 'Ground';
export const radius = 'Radius';
export const radiusHow =
  'How many hexes from the middle to the edge. A smaller map loses what lies beyond; whoever stood there steps in.';
export const saveForTiled = 'Save for Tiled';
export const saveForTiledHow =
  'Two files that belong in one folder: the map and the picture of its tiles. The fight’s own file has the map, too: Play or save.';
export const changed = (count: number) => `${count} changed`;
export const asItWas = (label: string) => `${label} as it was`;
export const brushHow = 'Drag over the map to paint it; two fingers or the wheel move it.';
export const lineHow = 'Drag from one end of a line to the other.';
export const fillHow = 'Press ground to fill all that hangs together with it.';
export const atAGlance = 'At a glance';
export const againstWhom = 'Against whom';
export const against = (name: string) => `against ${name}`;
export const hexesAway = 'hexes away';
export const howToAttack = (name: string) => `How ${name} may attack`;
export const notFromThere = 'Not from there.';
export const fighters = 'Fighters';
export const nobodyYet = 'Nobody yet. Add somebody, and a foe for them.';
export const copy = (name: string) => `Copy ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const pressAFighter = 'Press a fighter in the list or on the map to work on it.';
export const name = 'Name';
export const side = 'Side';
export const archetype = 'Archetype';
export const isHidden = 'Hidden from the other side';
export const sheet = 'Sheet';
export const howItStarts = 'How it starts';
export const title = 'Title';
export const whatItIsAbout = 'What it is about';
export const bluffSafeWindowsSeconds = 'Bluff-safe windows, seconds';
export const bluffSafeHow =
  'So long the table waits for everybody who could answer. 0: it waits for those who are able.';
export const fighter = 'Fighter';
export const heroes = 'Heroes';
export const map = 'Map';
export const fight = 'Fight';
export const balance = 'Balance';
export const playOrSave = 'Play or save';
export const workshop = 'Workshop';
export const aFightWithoutAName = 'A fight without a name';
export const undo = 'Undo';
export const redo = 'Redo';
export const whatIsWorkedOn = 'What is worked on';
export const botsNotFetched = 'The bots could not be fetched. Try again.';
export const notPlayable = 'That is no fight that can be played.';
export const fights = 'Fights';
export const fightsHow = 'Bots that know the rules play both sides. More fights tell more surely.';
export const stop = 'Stop';
export const letBotsPlayIt = 'Let bots play it';
export const fightsPlayed = 'Fights played';
export const figuresOfBefore = 'The fight has changed since: these are the figures of before.';
export const whoWins = (fights: number) => `Who wins, of ${fights}`;
export const whatBoundsAre = 'The thin line is where the true share lies 19 times out of 20.';
export const rounds = 'Rounds';
export const nobody = 'nobody';
export const fromTo = (low: string, high: string) => `${low} to ${high}`;
export const aFight = 'A fight';
export const deals = 'deals';
export const takes = 'takes';
export const defeats = 'defeats';
export const fallsIn = 'falls in';
export const whatTheyDo = (side: string) => `What ${side} do`;
export const keepFromBeingFought = (things: number) =>
  plural(things, 'One thing keeps it from being fought', `${things} things keep it from being fought`);
export const atLine = (line: number) => `line ${line}:`;
export const alsoDefeats = (change: string, chance: string) => `${change}, defeats ${chance}`;
export const shareOf = (side: string, percent: string, low: string, high: string) =>
  `${side} ${percent} %, 95 % sure: ${low} to ${high} %`;
export const averageRounds = (rounds: { average: number; middle: number; low: number; high: number }) =>
  `${rounds.average.toFixed(1)} on average; half of the fights end by round ${rounds.middle}, 9 in 10 in round ${rounds.low} to ${rounds.high}`;
export const didNotEnd = (fights: number) => `${fights} did not end`;
export const pictureUnderTheMap = 'A picture under the map';
export const pictureUnderTheMapHow =
  'It is made small enough for a fight (512 kB), and lies under the grid for everybody at the table. No rule asks for it: paint walls and rubble where it has them.';
export const movePicture = 'Move the picture';
export const movePictureHow = 'Drag the picture; two fingers turn and widen it.';
export const movePictureByKeys =
  'With the map in focus arrow keys move it, + and − make it wider and narrower, comma and full stop turn it.';
export const toTheRight = 'To the right, in hexes';
export const down = 'Down, in hexes';
export const hexesWide = 'Hexes wide';
export const turnedBy = 'Turned by degrees';
export const shows = (percent: number) => `Shows by ${percent} %`;
export const pictureNotForTiled = 'The picture under the map is left out of them.';
export const ownContent = 'Weapons and monsters of your own';
export const ownContentHow =
  'Files with what the rulebook has not, or has otherwise (content packs). The fight takes it along, in its own file too.';
export const addAPack = 'Add a content pack';
export const isNoPack = (file: string) => `${file} is no content pack that can be taken:`;
export const ofThisServer = 'Every fight on this server has it.';
export const packIsUnknown = 'It came with the fight. Add its file here to be able to remove it.';
