import { about } from './about.ts';
import { actions } from './actions.ts';
import { archetypes } from './archetypes.ts';
import { circumstances } from './circumstances.ts';
import { conditions } from './conditions.ts';
import { fieldValues } from './field-values.ts';
import { grounds } from './grounds.ts';
import { sentences } from './log.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { params } from './params.ts';
import { prompts } from './prompts.ts';
import { paidActions, refusals, rejections } from './refusals.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import { sums } from './sums.ts';
import { battleOptions, members, sheet, table } from './table.ts';
import { things } from './things.ts';

/** The English catalog, with one file for each kind of text. */
export const en = {
  table,
  members,
  sheet,
  battleOptions,
  scenarios,
  setup,
  actions,
  prompts,
  options,
  things,
  conditions,
  archetypes,
  circumstances,
  paidActions,
  refusals,
  rejections,
  fieldValues,
  grounds,
  odds,
  sentences,
  sums,
  params,
  about,
};
