import { said } from '../../../engine/language/keyed-text.ts';
import { about } from './messages/about.ts';
import { actions } from './messages/actions.ts';
import { archetypes } from './messages/archetypes.ts';
import { battleOptions } from './messages/battle-options.ts';
import { causes } from './messages/causes.ts';
import { conditions } from './messages/conditions.ts';
import { diagrams } from './messages/diagrams.ts';
import { log } from './messages/log.ts';
import { odds } from './messages/odds.ts';
import { options } from './messages/options.ts';
import { params } from './messages/params.ts';
import { prompts } from './messages/prompts.ts';
import { refusals } from './messages/refusals.ts';
import { rejections } from './messages/rejections.ts';
import { scenarios } from './messages/scenarios.ts';
import { setup } from './messages/setup.ts';
import { sheet } from './messages/sheet.ts';
import { sums } from './messages/sums.ts';
import { table } from './messages/table.ts';
import { tableEffects } from './messages/table-effects.ts';
import { things } from './messages/things.ts';
import { track } from './messages/track.ts';

/** All texts of the Hunt rules that players read. The modules are generated from the messages in `en`. */
export const TEXT = {
  about,
  actions,
  archetypes,
  battleOptions,
  causes,
  conditions,
  diagrams,
  log,
  odds,
  options,
  params,
  prompts,
  refusals,
  rejections,
  scenarios,
  setup,
  sheet,
  sums,
  table,
  tableEffects,
  things,
  track,
};

/** The chapters of messages that rejections use. They are worded in the language of the reader. */
export const MESSAGES = { refusals };

/** The messages that rejections use, with their keys. */
export const SAID = said(MESSAGES);
