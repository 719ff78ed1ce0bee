import type { Actions } from '../../engine/core/action.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { fighter, listOf, nullable, record } from '../../engine/schema/field-schema.ts';
import { setupFault } from '../../engine/setup/setup.ts';
import { use } from './book/assist.ts';
import { attack } from './book/attack.ts';
import { coop } from './book/cooperation.ts';
import { fullPower, yell } from './book/enemy-actions.ts';
import { exchange } from './book/exchange.ts';
import { gmHabit, isHabitKnown } from './book/extra-actions.ts';
import { GM } from './book/gm.ts';
import { improvise } from './book/improvise.ts';
import { equip, flee, pickUp, storage } from './book/other-actions.ts';
import { move, stand } from './book/positions.ts';
import { playRounds } from './book/round.ts';
import { pass } from './book/turns.ts';
import { BOT_VALUES } from './odds/bot-values.ts';
import { forecast } from './odds/forecast.ts';
import { CONTENT } from './sheet/content.ts';
import { EVENTS } from './sheet/events.ts';
import { FIELDS } from './sheet/fields.ts';
import { newFighter, open } from './sheet/open.ts';
import { OPTIONS } from './sheet/options.ts';
import { SCENARIOS } from './sheet/scenarios.ts';
import { SHEET } from './sheet/sheet.ts';
import type { HuntFighter, HuntTable } from './table.ts';
import { description } from './words/description.ts';

const ACTIONS: Actions<HuntTable> = {
  attack, // HUNT-6, HUNT-37
  move,
  stand,
  coop,
  use,
  'pick-up': pickUp,
  improvise,
  flee,
  equip,
  exchange,
  storage,
  yell,
  'end-turn': pass,
};

/**
 * The Hunt rules: a party of adventurers chooses its own turn order and fights beasts. Bosses are damaged part by part.
 */
export const hunt: Ruleset<HuntTable, HuntFighter> = {
  id: 'hunt',
  version: 2,
  open,
  faultOf: (from, table) => setupFault(() => newFighter(from, table)),
  play: (table) => playRounds(table, ACTIONS),
  actions: ACTIONS,
  interjections: { 'full-power': fullPower, 'gm.habit': gmHabit },
  afterEnd: [
    'gm.set',
    'gm.move',
    'gm.add',
    'gm.remove',
    'gm.hide',
    'gm.terrain',
    'gm.scenery',
    'gm.die',
    'gm.windows',
    'gm.end',
    'gm.habit',
  ], // HUNT-R48
  faults: ['bad-input', 'prompt-open', 'not-gm'], // HUNT-R51
  gm: GM,
  options: OPTIONS,
  content: CONTENT,
  sheet: SHEET,
  fields: FIELDS,
  asWritten: ({ bags }) => ({ bags: Object.fromEntries(bags.map(({ bag, items }) => [bag, items])) }),
  events: EVENTS,
  secrets: { habit: { instead: null, isKnown: isHabitKnown } },
  rests: { 'short-rest': { clause: 'HUNT-R59' }, 'long-rest': { clause: 'HUNT-R59' } },
  grows: { clause: 'HUNT-R59', fields: ['level', 'hp', 'wp', 'specialties', 'abilities', 'carry'] },
  regained: ({ ground }, { id }) => ground.filter(({ owner }) => owner === id).map(({ item }) => item), // HUNT-R59
  names: {
    fighter: { links: listOf(record({ by: nullable(fighter) })) },
    pending: { targets: listOf(fighter), at: nullable(fighter) },
  },
  forecast,
  botValues: BOT_VALUES,
  description,
  scenarios: SCENARIOS,
};
