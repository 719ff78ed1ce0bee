import {
  count,
  flag,
  hex,
  initially,
  listOf,
  nullable,
  oneOf,
  record,
  text,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import { type Setup, SetupError } from '../../../engine/setup/setup.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { readOptions } from '../../../kit/options.ts';
import { TEXT } from '../words/catalog.ts';
import { STATS } from './stats.ts';

const seconds = count(1, 3600);

/** A ladder, chandelier or similar connection between two hexes. */
const feature = record({
  id: text(64, 1),
  kind: text(64, 1),
  from: hex,
  to: hex,
  stat: oneOf(STATS),
  difficulty: nullable(count(0, 99)),
});

/** A hex of unsteady ground, and the stat to check on it. */
const marked = record({ at: hex, stat: oneOf(STATS) });

/** The field schemas of a battle's options: house rules, map features and time limits. */
export const OPTIONS = {
  exploding: initially(flag, true),
  difficulty: initially(oneOf(['rolled', 'static']), 'rolled'),
  overexertion: flag,
  stepWindows: initially(flag, true),
  features: listOf(feature, 50),
  unsteady: listOf(marked, 500), // VIG-77
  gmSeconds: initially(count(0, 60), 0), // VIG-78
  promptSeconds: initially(seconds, 20), // VIG-41
  turnSeconds: initially(seconds, 90), // VIG-41
};

export type Options = Values<typeof OPTIONS>;
export type Feature = Options['features'][number];

/** Returns the options of a setup. Throws a `SetupError` that names the invalid option. */
export function optionsOf(setup: Setup): Options {
  const options = readOptions(OPTIONS, setup);
  for (const { id, from, to } of options.features) {
    const stray = [from, to].find((at) => !isOpenGround(setup.map, at));
    if (stray) throw new SetupError(`options.features: ${TEXT.setup.leadsNowhere(id, stray.join())}`);
  }
  const stray = options.unsteady.find(({ at }) => !isOpenGround(setup.map, at));
  if (stray) throw new SetupError(`options.unsteady: ${TEXT.setup.noGround(stray.at.join())}`);
  return options;
}
