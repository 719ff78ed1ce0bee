import type { Actions, AnytimeAction } from '../../engine/core/action.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import type { Id } from '../../engine/schema/ids.ts';
import { setupFault } from '../../engine/setup/setup.ts';
import { masterOf } from './book/conditions.ts';
import { openWindowsBy } from './book/deed.ts';
import { delay } from './book/delay.ts';
import { ammo, cease, drop, talk } from './book/free/free.ts';
import { fortuneAsk, spend } from './book/free/spend.ts';
import { GM } from './book/gm.ts';
import { aim } from './book/move/aim.ts';
import { command } from './book/move/command.ts';
import { escapeGrab } from './book/move/escape.ts';
import { gambit } from './book/move/gambit.ts';
import { influence } from './book/move/influence.ts';
import { mask } from './book/move/mask.ts';
import { move } from './book/move/move.ts';
import { run } from './book/move/run.ts';
import { stand } from './book/move/stand.ts';
import { handle, retrieve, store } from './book/move/things.ts';
import { load } from './book/powers/load.ts';
import { device, skill } from './book/powers/skill.ts';
import { use } from './book/powers/use.ts';
import { draw, manipulate, pickup, sheathe } from './book/quick/carrying.ts';
import { stance } from './book/quick/stance.ts';
import { study } from './book/quick/study.ts';
import { switchEffect } from './book/quick/switch.ts';
import { reactionAsk } from './book/reactions/asides.ts';
import { opportunity } from './book/reactions/opportunity.ts';
import { triggered } from './book/reactions/ready-window.ts';
import { surge } from './book/reactions/surge.ts';
import { endTurn, play } from './book/rounds.ts';
import { assess } from './book/standard/assess.ts';
import { assist } from './book/standard/assist.ts';
import { attack } from './book/standard/attack.ts';
import { charge } from './book/standard/charge.ts';
import { crush, release } from './book/standard/crush.ts';
import { defend } from './book/standard/defend.ts';
import { gmFire, ready } from './book/standard/ready.ts';
import { recover } from './book/standard/recover.ts';
import { stunt } from './book/standard/stunt.ts';
import { throwAt } from './book/standard/throw.ts';
import { trick } from './book/standard/trick.ts';
import { forecast } from './odds/forecast.ts';
import { imagine } from './odds/stances.ts';
import { CONTENT } from './sheet/content.ts';
import { FIELDS } from './sheet/fields.ts';
import { NAMES } from './sheet/names.ts';
import { open, requireFighter } from './sheet/open.ts';
import { OPTIONS } from './sheet/options.ts';
import { SCENARIOS } from './sheet/scenarios.ts';
import { SHEET } from './sheet/sheet.ts';
import { action, type DegreesFighter, type DegreesTable } from './table.ts';
import { description } from './words/description.ts';
import { EVENTS } from './words/events.ts';

openWindowsBy({
  opportunity,
  readied: (table, on, by) => triggered(table, { on, by }),
});

const leave = action({
  leavesTurn: true,
  check: () => undefined,
  *run(table, by) {
    yield* endTurn(table, by as Id); // DEG-3
  },
});

const ACTIONS: Actions<DegreesTable> = {
  attack: attack.action,
  charge: charge.action,
  stunt: stunt.action,
  throw: throwAt.action,
  crush: crush.action,
  use: use.action,
  move: move.action,
  run: run.action,
  stand: stand.action,
  escape: escapeGrab.action,
  defend: defend.action,
  recover: recover.action,
  ready: ready.action,
  trick: trick.action,
  assist: assist.action,
  assess: assess.action,
  mask: mask.action,
  aim: aim.action,
  gambit: gambit.action,
  command: command.action,
  influence: influence.action,
  retrieve: retrieve.action,
  store: store.action,
  handle: handle.action,
  draw: draw.action,
  sheathe: sheathe.action,
  pickup: pickup.action,
  manipulate: manipulate.action,
  study: study.action,
  stance: stance.action,
  switch: switchEffect.action,
  drop: drop.action,
  release: release.action,
  ammo: ammo.action,
  cease: cease.action,
  skill: skill.action,
  device: device.action,
  load: load.action,
  surge,
  spend,
  delay: delay.action,
  'end-turn': leave,
  'gm.fire': gmFire,
};

const INTERJECTIONS: Readonly<Record<string, AnytimeAction<DegreesTable>>> = {
  talk,
  'fortune-ask': fortuneAsk,
  'reaction-ask': reactionAsk,
};

/** What somebody says for itself even in the power of another: DEG-R12. */
const OWN = [
  'talk',
  'end-turn',
  'spend',
  'fortune-ask',
  'reaction-ask',
  'standing-order',
  'improve',
  'coup',
  'pass',
];

/** Degrees: blades and words by margins, a d20 fight without hit points. */
export const degrees: Ruleset<DegreesTable, DegreesFighter> = {
  id: 'degrees',
  version: 2,
  open,
  faultOf: (from, table) => setupFault(() => requireFighter(from, table)),
  play: (table) => play(table, ACTIONS),
  actions: ACTIONS,
  interjections: INTERJECTIONS,
  faults: ['not-gm', 'prompt-open', 'bad-input'], // §6.1
  voice(table, speaker, by, said) {
    const master = masterOf(table, by);
    if (speaker === master) return undefined; // DEG-R12
    if (speaker !== by) return { code: 'prevented', clause: 'DEG-R12' }; // DEG-R12
    if (master === undefined) return undefined;
    const isOwn = OWN.includes(said.option) || (said.option === 'surge' && said.benefit === 'resistance');
    return isOwn ? undefined : { code: 'prevented', clause: 'DEG-R12' }; // DEG-R12
  },
  gm: GM,
  options: OPTIONS,
  sheet: SHEET,
  content: CONTENT,
  fields: FIELDS,
  events: EVENTS,
  secrets: { intel: { instead: [] }, readied: { instead: null } }, // DEG-R52
  names: NAMES,
  forecast,
  imagine,
  description,
  scenarios: SCENARIOS,
};
