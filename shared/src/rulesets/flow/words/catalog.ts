import { said } from '../../../engine/language/keyed-text.ts';
import { about } from './messages/about.ts';
import { actions } from './messages/actions.ts';
import { amounts } from './messages/amounts.ts';
import { archetypes } from './messages/archetypes.ts';
import { battleOptions } from './messages/battle-options.ts';
import { circumstances } from './messages/circumstances.ts';
import { conditions } from './messages/conditions.ts';
import { fieldValues } from './messages/field-values.ts';
import { grounds } from './messages/grounds.ts';
import { log } from './messages/log.ts';
import { members } from './messages/members.ts';
import { odds } from './messages/odds.ts';
import { options } from './messages/options.ts';
import { paidActions } from './messages/paid-actions.ts';
import { params } from './messages/params.ts';
import { prompts } from './messages/prompts.ts';
import { refusals } from './messages/refusals.ts';
import { rejections } from './messages/rejections.ts';
import { scenarios } from './messages/scenarios.ts';
import { setup } from './messages/setup.ts';
import { sheet } from './messages/sheet.ts';
import { sizes } from './messages/sizes.ts';
import { sums } from './messages/sums.ts';
import { table } from './messages/table.ts';
import { things } from './messages/things.ts';
import { triggers } from './messages/triggers.ts';

/** All texts of the Flow rules that players read. The modules are generated from the messages in `en`. */
export const TEXT = {
  about,
  actions,
  amounts,
  archetypes,
  battleOptions,
  circumstances,
  conditions,
  fieldValues,
  grounds,
  log,
  members,
  odds,
  options,
  paidActions,
  params,
  prompts,
  refusals,
  rejections,
  scenarios,
  setup,
  sheet,
  sizes,
  sums,
  table,
  things,
  triggers,
};

/** The chapters of messages that rejections use. They are worded in the language of the reader. */
export const MESSAGES = { amounts, conditions, fieldValues, paidActions, refusals, sizes, things };

/** The messages that rejections use, with their keys. */
export const SAID = said(MESSAGES);
