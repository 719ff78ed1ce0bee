import './scenery-fields.css';
import { SCENERY_VALUES, type Scenery, sceneryLabel, type WholeScenery } from '@riposte/shared';
import type { VNode } from 'preact';
import * as words from '../words/gm.ts';

const LABELS: Readonly<Record<keyof Scenery, string>> = {
  theme: words.place,
  light: words.timeOfDay,
  weather: words.weather,
};
const FIELDS = Object.keys(LABELS) as (keyof Scenery)[];

interface Of {
  readonly scenery: WholeScenery;
  readonly onChange: (scenery: WholeScenery) => void;
}

/** Fields for the appearance of the map: the place, the time of day and the weather. */
export function SceneryFields({ scenery, onChange }: Of): VNode {
  return (
    <div class="scenery-fields">
      {FIELDS.map((name) => (
        <label key={name}>
          {LABELS[name]}
          <select
            value={scenery[name]}
            data-testid={`scenery-${name}`}
            onChange={({ currentTarget }) => onChange({ ...scenery, [name]: currentTarget.value })}
          >
            {SCENERY_VALUES[name].map((value) => (
              <option key={value} value={value}>
                {sceneryLabel(name, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
