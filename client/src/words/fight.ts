/* Generated from en/fight.json by `npm run words`. Edit that file instead. */

import { formatNumber, formatPercent, pluralForm } from '@riposte/shared/engine/language/intl';

export const turnOrder = 'Turn order';
export const damage = 'damage';
export const heals = 'healing';
export const dismiss = 'Dismiss';
export const passUntilNew = 'Auto-pass for now';
export const notAgainThisRound = 'Auto-pass this round';
export const neverAskThis = 'Always auto-pass';
export const alwaysThis = (option: string) => `Auto-choose: ${option}`;
export const askOnlyIfWorthIt = 'Ask me only where it may be worth it';
export const askAlways = 'Always ask';
export const askFromGain = (share: number) => `Gain ${formatPercent(share)}+`;
export const howGainIsCounted =
  'All your fighters auto-pass if no option gains at least this share of a fighter’s health. The log shows each auto-pass.';
export const pendingActionsNextFirst = 'Pending actions (the first resolves next)';
export const mayAnswerNow = 'Can react now:';
export const haveAnswered = (names: string) => `Decided: ${names}`;
export const moveHow = (place: number, option: string) =>
  `${formatNumber(place)}. ${option}. Use the arrow keys to move it.`;
export const inThisOrder = 'Confirm order';
export const awayByDefault = 'away – default choices are made for them';
export const awayByBot = 'away – a bot plays for them';
export const awayByGameMaster = 'away – the GM plays for them';
export const atTheTable = 'At the table';
export const away = 'away';
export const timeLeft = 'Time left: turns / reactions';
export const theRoundStepByStep = 'The round, phase by phase';
export const hasActed = 'already acted';
export const nowOf = (now: number, most: number) => `${formatNumber(now)} of ${formatNumber(most)}`;
export const theMapInWords = 'The map in words';
export const mapNotDrawn =
  'Your browser can’t draw the map (WebGL is off or unavailable). You can still play: the text below lists everything on the map. Select the map, move with the arrow keys and press Enter to act.';
export const whereYouCanGo = (count: number) =>
  `Where you can move: ${pluralForm(count, { one: `${formatNumber(count)} hex`, other: `${formatNumber(count)} hexes` })}`;
export const goTo = (place: string) => `Go to ${place}`;
export const at = (place: string) => `at ${place}`;
export const offTheMap = 'off the map';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const showTheWholeMap = 'Fit map';
export const all = 'All';
export const rolls = 'Rolls';
export const mine = 'My fighters';
export const show = 'Log filter';
export const replaySoFar = 'Watch or save the replay so far (opens a new tab)';
export const copyTheLogAsText = 'Copy log as text';
export const closeTheLog = 'Close log';
export const rewindToBeforeThis = 'Rewind to before this';
export const hideDetails = 'Hide details';
export const howItWasRolled = 'Show how this was rolled:';
export const showEarlier = 'Show earlier entries';
export const showDetails = (count: number) => `Show details: ${formatNumber(count)} more`;
export const dieIsSet = (sides: number, face: number, fell: number) =>
  `The GM set this d${formatNumber(sides)} to ${formatNumber(face)}. It actually rolled ${formatNumber(fell)}.`;
export const lookItUp = 'Look it up in the rules';
export const whoPlays = (name: string) => `Player for ${name}`;
export const bot = 'Bot';
export const takeControl = (side: string) => `Take control of ${side}`;
export const botsPlay = (side: string) => `Let bots play ${side}`;
export const aBotRulesHow = 'The bot always picks the default ruling.';
export const aBotRules = 'Let a bot make rulings';
export const botSettings = 'Bots';
export const slowBots = 'Slow bots';
export const bots = 'Normal bots';
export const botsAtOnce = 'Instant bots';
export const howFastBotsAct = 'Bot speed';
export const yourTurn = (name: string) => `${name}: your turn`;
export const tabTitle = (title: string) => `${title} · Riposte`;
export const pointHow = 'Ping: click a hex to show it to everyone';
export const chooseATarget = 'choose a target on the map';
export const chooseAHex = 'choose a hex on the map';
export const chooseWhereToGo = 'choose where to go on the map';
export const fromTo = (least: string, most: string) => `${least} to ${most}`;
export const health = (now: number) => `health ${formatNumber(now)}`;
export const healthOf = (now: number, most: number) => `health ${formatNumber(now)} of ${formatNumber(most)}`;
export const takesATurn = 'taking their turn';
export const hasAChoice = 'has a choice to make';
export const hidden = 'hidden';
export const targetOf = (titles: string) => `target of ${titles}`;
export const pointsOf = (short: string, now: number, most: number) =>
  `${short} ${formatNumber(now)} of ${formatNumber(most)}`;
export const canBeTargeted = 'can be targeted';
export const canBeChosen = 'can be chosen';
export const emptyArea = (hexes: number) =>
  `Area: ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })}; no fighters`;
export const areaOf = (hexes: number, names: string) =>
  `Area: ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })}; ${names}`;
export const difficultGround = 'difficult terrain';
export const bloodied = 'bloodied';
export const nearDefeat = 'near defeat';
export const noConnectionNow = 'You’re not connected right now.';
export const water = 'water';
export const planks = 'planks';
export const brush = 'brush';
export const wall = 'wall';
export const cover = 'cover';
export const defeated = 'defeated';
export const inHand = (things: string) => `in hand: ${things}`;
export const inReach = 'reachable';
export const inReachFor = (cost: string) => `reachable for ${cost}`;
export const mayStrikeOnTheWay = (names: string) => `${names} may attack along the way`;
export const unhurt = 'unhurt';
export const hurt = 'hurt';
export const isSo = (label: string) => `${label}: yes`;
export const isNotSo = (label: string) => `${label}: no`;
export const unknownFighter = 'someone';
export const inArea = (name: string) => `in “${name}”`;
export const labeled = (text: string) => `labeled “${text}”`;
export const onlyForGms = (text: string) => `${text} (only GMs see it)`;
export const printOrPicture = 'Print or picture';
