import './help-sheet.css';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { VNode } from 'preact';
import { sidesOf } from '../battle/snapshot.ts';
import { chooseLanguage, chosenLanguage, languageName } from '../language/choice.ts';
import { LANGUAGES } from '../language/language.ts';
import { SKIP_KEY } from '../map/skip-key.ts';
import { NotificationPanel } from '../notify/notification-settings.tsx';
import { useSnapshot } from '../session/context.ts';
import {
  LOUDNESS,
  type Loudness,
  prefer,
  preferences,
  SPEEDS,
  type Speed,
  THEMES,
  type Theme,
} from '../session/preferences.ts';
import { sideVariable } from '../theme/colors.ts';
import { SIDE_SHAPES, sized } from '../ui/shapes.ts';
import { SideSheet } from '../ui/side-sheet.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/help.ts';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  [words.numbersAndLetters, words.onNumber],
  ['E', words.onEnd],
  ['Enter', words.onEnter],
  [words.escapeKey, words.onEscape],
  [words.arrowKeys, words.onArrows],
  ['N', words.onNone],
  [SKIP_KEY, words.onSkip],
  [',', words.onMeasure],
  [words.controlZ, words.onUndo],
  ['?', words.onQuestionMark],
];

const GROUND: readonly (readonly [look: string, what: string])[] = [
  [words.wall, words.wallIs],
  [words.cover, words.coverIs],
  [words.difficult, words.difficultIs],
  [words.outline, words.outlineIs],
  [words.door, words.doorIs],
];

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: words.asTheSystem,
  dark: words.dark,
  light: words.light,
  contrast: words.highContrast,
};
const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  slow: words.slow,
  normal: words.normal,
  fast: words.fast,
  none: words.noAnimation,
};
const SOUND_NAMES: Readonly<Record<Loudness, string>> = { off: words.off, low: words.low, full: words.full };

/** The help sheet: keys, the symbols on the map, and preferences for look and sound. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }): VNode {
  const { theme, sound, speed, isCalled, hints } = preferences.value;
  const mayCall = 'Notification' in window;
  const { post } = useSnapshot().settings;
  return (
    <SideSheet title={words.help} onClose={onClose}>
      <div class="help" data-testid="help">
        <a href="/guide" target="_blank" rel="noreferrer">
          {common.readTheGuide}
        </a>
        <LanguageChoice />
        <Choice
          label={words.look}
          names={THEME_NAMES}
          of={THEMES}
          value={theme}
          onChange={(one) => prefer({ theme: one })}
        />
        <Choice
          label={words.sound}
          names={SOUND_NAMES}
          of={LOUDNESS}
          value={sound}
          onChange={(one) => prefer({ sound: one })}
        />
        <Choice
          label={words.speed}
          names={SPEED_NAMES}
          of={Object.keys(SPEEDS) as Speed[]}
          value={speed}
          onChange={(one) => prefer({ speed: one })}
        />
        {mayCall && (
          <label class="help-choice">
            <span>{words.callMe}</span>
            <input
              type="checkbox"
              checked={isCalled}
              onChange={({ currentTarget }) => void setCalled(currentTarget.checked)}
            />
          </label>
        )}
        <label class="help-choice">
          <span>{words.showHints}</span>
          <input
            type="checkbox"
            data-testid="hints"
            checked={hints}
            onChange={({ currentTarget }) => prefer({ hints: currentTarget.checked, seen: [] })}
          />
        </label>
        {post && <NotificationPanel />}
        <h3>{words.onTheMap}</h3>
        <Sides />
        <Words of={GROUND} />
        <p>{words.ringsAndPips}</p>
        <Points />
        <h3>{words.keys}</h3>
        <Words of={KEYS} />
      </div>
    </SideSheet>
  );
}

/** A choice of the page's language. Absent if the page has only one. The page loads again, and keeps its seat. */
function LanguageChoice(): VNode | null {
  if (LANGUAGES.length === 1) return null;
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, languageName(language)]));
  return (
    <Choice
      label={words.language}
      names={{ '': words.browserLanguage, ...names }}
      of={['', ...LANGUAGES]}
      value={chosenLanguage()}
      testId="language"
      onChange={chooseLanguage}
    />
  );
}

/** Turns notifications on or off. They stay off unless the user permits them when the browser asks. */
async function setCalled(isWanted: boolean): Promise<void> {
  const leave = isWanted ? await Notification.requestPermission() : 'denied';
  prefer({ isCalled: leave === 'granted' });
}

interface OfChoice<One extends string> {
  readonly label: string;
  readonly names: Readonly<Record<One, string>>;
  readonly of: readonly One[];
  readonly value: One;
  readonly testId?: string;
  readonly onChange: (one: One) => void;
}

function Choice<One extends string>({ label, names, of, value, testId, onChange }: OfChoice<One>): VNode {
  return (
    <label class="help-choice">
      <span>{label}</span>
      <select
        value={value}
        data-testid={testId}
        onChange={({ currentTarget }) => onChange(currentTarget.value as One)}
      >
        {of.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A legend of the sides at this table and their shapes. */
function Sides(): VNode {
  return (
    <ul class="help-sides">
      {sidesOf(useSnapshot().table).map((side, index) => (
        <li key={side}>
          <svg viewBox="-34 -34 68 68" aria-hidden="true" style={{ '--side': sideVariable(index) }}>
            <polygon points={sized(SIDE_SHAPES[index % SIDE_SHAPES.length] ?? [], 24).join(' ')} />
          </svg>
          {sideLabel(side)}
        </li>
      ))}
    </ul>
  );
}

/** A legend of the ruleset's points, such as AP. */
function Points(): VNode {
  const { resources } = useSnapshot().ruleset.description;
  return (
    <>
      <h3>{words.whatFightersHave}</h3>
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
