import type { Light, MapTheme, Weather } from '../../../hex/scenery.ts';
import { inSentence } from './in-sentence.ts';
import type { Sentence } from './sentence.ts';

/** Labels of the appearances that a map can have. */
export const scenery = {
  theme: {
    meadow: 'Meadow',
    forest: 'Forest',
    snow: 'Snowfield',
    desert: 'Desert',
    caves: 'Caves',
    ruins: 'Ruins and streets',
    graveyard: 'Graveyard',
    wharf: 'Wharf',
    swamp: 'Swamp',
  } satisfies Readonly<Record<MapTheme, string>>,
  light: {
    noon: 'Noon',
    dawn: 'Dawn',
    dusk: 'Dusk',
    night: 'Night',
  } satisfies Readonly<Record<Light, string>>,
  weather: {
    clear: 'Clear',
    rain: 'Rain',
    snow: 'Snow',
    fog: 'Fog',
  } satisfies Readonly<Record<Weather, string>>,
};

/** The log sentence for a changed appearance of the map. */
export const sceneryChanged: Sentence = ({ theme, light, weather }) => {
  const labels = [
    scenery.theme[theme as MapTheme],
    scenery.light[light as Light],
    scenery.weather[weather as Weather],
  ];
  return `The GM changes the scenery: ${labels.map(inSentence).join(', ')}.`;
};
