import { about } from './about.ts';
import { actions } from './actions.ts';
import { archetypes } from './archetypes.ts';
import { causes } from './causes.ts';
import { conditions } from './conditions.ts';
import { fieldValues } from './field-values.ts';
import { sentences, sums } from './log.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { params } from './params.ts';
import { prompts } from './prompts.ts';
import { refusals, rejections } from './refusals.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
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
  refusals,
  rejections,
  fieldValues,
  odds,
  sentences,
  sums,
  causes,
  params,
  about,
};
