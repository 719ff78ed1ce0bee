import './help-sheet.css';
import type { VNode } from 'preact';
import { SIDE_SHAPES, sized } from '../map/shapes.ts';
import { useScene } from '../store/context.ts';
import { LOUDNESS, type Loudness, prefer, preferences, THEMES, type Theme } from '../store/preferences.ts';
import { sidesOf } from '../store/scene.ts';
import { sideVariable } from '../theme/colours.ts';
import { SideSheet } from './side-sheet.tsx';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['1 … 0, letters', 'Begin the action with that key; answer a question'],
  ['E', 'End the turn'],
  ['Enter', 'Do what is prepared; on the map, act at the cursor'],
  ['Esc', 'Stop what is being done'],
  ['Arrows', 'Move the cursor over the map, while it has the focus'],
  ['N', 'None of mine: pass for all whom you play'],
  ['Space', 'Skip what is being shown'],
  ['Ctrl Z', 'As game master: take back the last step'],
  ['?', 'This page'],
];

const GROUND: readonly (readonly [look: string, what: string])[] = [
  ['Blocks of stone', 'Wall: stops steps and sight'],
  ['Boards around a hex', 'Cover for whoever stands there'],
  ['Waves, stones or leaves', 'Difficult ground: slow to enter'],
  ['Golden outline', 'How far one gets, band by band of what it costs'],
  ['Barred door, open wings', 'A door shut, a door open'],
];

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'As the system',
  dark: 'Dark',
  light: 'Light',
  contrast: 'High contrast',
};
const SOUND_NAMES: Readonly<Record<Loudness, string>> = { off: 'Off', low: 'Low', full: 'Full' };

/** Keys, what is what on the map, and how the page looks and sounds. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }): VNode {
  const { theme, sound, isCalled, hints } = preferences.value;
  const mayCall = 'Notification' in window;
  return (
    <SideSheet title="Help" onClose={onClose}>
      <div class="help" data-testid="help">
        <Choice
          label="Look"
          names={THEME_NAMES}
          of={THEMES}
          value={theme}
          onChange={(one) => prefer({ theme: one })}
        />
        <Choice
          label="Sound"
          names={SOUND_NAMES}
          of={LOUDNESS}
          value={sound}
          onChange={(one) => prefer({ sound: one })}
        />
        {mayCall && (
          <label class="help-choice">
            <span>Call me from another tab when I am waited for</span>
            <input
              type="checkbox"
              checked={isCalled}
              onChange={({ currentTarget }) => void setCalled(currentTarget.checked)}
            />
          </label>
        )}
        <label class="help-choice">
          <span>Show each hint once</span>
          <input
            type="checkbox"
            data-testid="hints"
            checked={hints}
            onChange={({ currentTarget }) => prefer({ hints: currentTarget.checked, seen: [] })}
          />
        </label>
        <h3>On the map</h3>
        <Sides />
        <Words of={GROUND} />
        <p>
          The ring fills with health. A golden arrow marks whose turn it is, a blue ring who is asked, red
          corners who can be aimed at. Round pips are points to act with, diamonds points to answer with.
        </p>
        <Points />
        <h3>Keys</h3>
        <Words of={KEYS} />
      </div>
    </SideSheet>
  );
}

/** The browser asks once whether it may; without leave it stays off. */
async function setCalled(isWanted: boolean): Promise<void> {
  const leave = isWanted ? await Notification.requestPermission() : 'denied';
  prefer({ isCalled: leave === 'granted' });
}

interface OfChoice<One extends string> {
  readonly label: string;
  readonly names: Readonly<Record<One, string>>;
  readonly of: readonly One[];
  readonly value: One;
  readonly onChange: (one: One) => void;
}

function Choice<One extends string>({ label, names, of, value, onChange }: OfChoice<One>): VNode {
  return (
    <label class="help-choice">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as One)}>
        {of.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The shapes of the sides at this table. */
function Sides(): VNode {
  return (
    <ul class="help-sides">
      {sidesOf(useScene().table).map((side, index) => (
        <li key={side}>
          <svg viewBox="-34 -34 68 68" aria-hidden="true" style={{ '--side': sideVariable(index) }}>
            <polygon points={sized(SIDE_SHAPES[index % SIDE_SHAPES.length] ?? [], 24).join(' ')} />
          </svg>
          {side}
        </li>
      ))}
    </ul>
  );
}

/** What the short names of a fighter's points stand for. */
function Points(): VNode {
  const { resources } = useScene().ruleset.description;
  return (
    <>
      <h3>What fighters have</h3>
      <Words of={resources.map(({ short, label }) => [short, label] as const)} />
    </>
  );
}

function Words({ of }: { readonly of: readonly (readonly [string, string])[] }): VNode {
  return (
    <dl>
      {of.map(([word, what]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
