import { actions } from './actions.ts';
import { archetypes } from './archetypes.ts';
import { conditions } from './conditions.ts';
import { sentences } from './log.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { params } from './params.ts';
import { prompts } from './prompts.ts';
import { refusals, rejections } from './refusals.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import { causes, sums } from './sums.ts';
import { battleOptions, members, phases, sheet, table } from './table.ts';
import { things } from './things.ts';
import { about, ahead, track } from './track.ts';

/** The English texts, with one file for each subject. */
export const en = {
  table,
  members,
  phases,
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
  odds,
  sentences,
  sums,
  causes,
  params,
  track,
  ahead,
  about,
};
