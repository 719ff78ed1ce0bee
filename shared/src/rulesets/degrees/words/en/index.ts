import { about, diagrams, track } from './about.ts';
import { actions } from './actions.ts';
import { archetypes } from './archetypes.ts';
import { conditions } from './conditions.ts';
import { factText, sentences, sums } from './log.ts';
import { odds } from './odds.ts';
import { options } from './options.ts';
import { params } from './params.ts';
import { prompts } from './prompts.ts';
import { refusals, rejections } from './refusals.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import { battleOptions, members, sheet, table } from './table.ts';
import { things } from './things.ts';

/** The English catalog. Each file holds one or more of its chapters. */
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
  odds,
  sentences,
  sums,
  factText,
  params,
  about,
  diagrams,
  track,
};
