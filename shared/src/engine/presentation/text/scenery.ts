import type { Light, MapTheme, Weather } from '../../../hex/scenery.ts';
import { sceneryChanged as changed } from '../../../words/messages/log.ts';
import { light as lights, theme as themes, weather as weathers } from '../../../words/messages/terms.ts';
import type { Sentence } from './sentence.ts';

/** The log sentence for a changed appearance of the map. */
export const sceneryChanged: Sentence = ({ theme, light, weather }) =>
  changed(themes[theme as MapTheme], lights[light as Light], weathers[weather as Weather]);
