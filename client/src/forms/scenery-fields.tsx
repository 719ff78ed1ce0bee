import './scenery-fields.css';
import { LIGHTS, MAP_THEMES, sceneryLabel, WEATHERS, type WholeScenery } from '@riposte/shared';
import type { VNode } from 'preact';
import * as words from '../words/gm.ts';

const FIELDS = [
  { name: 'theme', label: words.place, values: MAP_THEMES },
  { name: 'light', label: words.timeOfDay, values: LIGHTS },
  { name: 'weather', label: words.weather, values: WEATHERS },
] as const;

interface Of {
  readonly scenery: WholeScenery;
  readonly onChange: (scenery: WholeScenery) => void;
}

/** Fields for the appearance of the map: the place, the time of day and the weather. */
export function SceneryFields({ scenery, onChange }: Of): VNode {
  return (
    <div class="scenery-fields">
      {FIELDS.map(({ name, label, values }) => (
        <label key={name}>
          {label}
          <select
            value={scenery[name]}
            data-testid={`scenery-${name}`}
            onChange={({ currentTarget }) => onChange({ ...scenery, [name]: currentTarget.value })}
          >
            {values.map((value) => (
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
