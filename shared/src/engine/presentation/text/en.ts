import type { WeighedOption } from '../../state/event.ts';
import { hexText } from './hex.ts';
import { noteChanged, noteColors } from './notes.ts';
import { paintedWith } from './painted.ts';
import { counted } from './plural.ts';
import { scenery, sceneryChanged } from './scenery.ts';
import type { Sentence } from './sentence.ts';

/** The engine's own texts in English, which do not depend on a ruleset. */
export const en = {
  /** Labels of the kinds of terrain that every map has. */
  terrains: { open: 'Open', wall: 'Wall', difficult: 'Difficult', cover: 'Cover' } as Readonly<
    Record<string, string>
  >,
  scenery,
  noteColors,
  /** Reasons by rejection code; a ruleset may override them. */
  rejections: {
    'not-your-turn': 'It’s not your turn.',
    'no-prompt': 'You have no choice to make right now.',
    'prompt-open': 'Someone has a pending choice. Wait until they decide.',
    'not-an-option': 'That isn’t one of your options.',
    'not-enough-ap': 'You don’t have enough AP for that.',
    'once-per-turn': 'You can do that only once per turn.',
    'once-per-round': 'You can do that only once per round.',
    'wrong-phase': 'You can’t do that in this phase.',
    'out-of-range': 'That is out of range.',
    'no-line-of-sight': 'You have no line of sight to that.',
    blocked: 'The way there is blocked.',
    occupied: 'Another fighter is on that hex.',
    'too-far': 'That is farther than you can move.',
    'too-large': 'The target is too large for that.',
    prevented: 'One of your conditions prevents that. Check your sheet.',
    'no-such-target': 'That target doesn’t exist.',
    'no-such-item': 'You don’t have that.',
    'not-gm': 'Only the GM can do that.',
    'bad-input': 'The table didn’t understand that. Reload the page and try again.',
    'battle-over': 'The fight is over.',
  },
  /** Prompts of the engine and their options. */
  prompts: {
    'come-upon': {
      label: 'Someone runs into a hidden fighter',
      help: 'Reveal the hidden fighter, or just let them block the way?',
    },
  },
  options: {
    show: { label: 'Reveal', help: 'Everyone sees who is there.' },
    'keep-hidden': { label: 'Keep hidden', help: 'The way is blocked, and no one sees what’s blocking it.' },
  },
  /** The arithmetic of checks. */
  sums: {
    whole: (sum: string, total: number, result: string) => `${sum} = ${total}; ${result}`,
    part: (sum: string, result: string) => `${sum} + something you cannot see; ${result}`,
    unseen: 'something you cannot see',
  },
  /** Log sentences by event type; a ruleset may override them. */
  sentences: {
    'came-upon': (_, { by }) => `${by} can’t go any further: something unseen blocks the way.`,
    shown: (_, { target }) => `${target} is revealed.`,
    hid: (_, { target }) => `${target} is now hidden.`,
    placed: ({ from, to }, { target }) =>
      from === null
        ? `The GM places ${target} on hex ${hexText(to)}.`
        : `The GM moves ${target} from hex ${hexText(from)} to ${hexText(to)}.`,
    'die-rolled': (_, { target }) => `A die is rolled for ${target}.`,
    'die-promised': ({ sides, face }) =>
      face === null
        ? 'The GM cancels the preset die.'
        : `The GM sets a die: the next d${sides} will show ${face}.`,
    'chances-shown': ({ on }) =>
      on
        ? 'The GM can now see the win probability of this fight.'
        : 'The GM can no longer see the win probability of this fight.',
    painted: paintedWith({}),
    'scenery-changed': sceneryChanged,
    'note-changed': noteChanged,
    'timed-out': ({ ruling }, { by, word }) => `${by} ran out of time: ${word(ruling)}.`,
    'auto-passed': ({ option, gain }, { by, word }) =>
      `${by} auto-passed. Best option: ${word(option)} (gain ${gain}%).`,
    'auto-chosen': ({ option }, { by, word }) => `Auto-response for ${by}: ${word(option)}.`,
    defaulted: ({ ruling }, { word }) =>
      `The GM didn’t rule in time, so the default applies: ${word(ruling)}.`,
    rewound: ({ undone, restored, round, why, way, who }) => {
      if (way === 'onward')
        return `A new fight with new dice starts here, continuing from round ${round}${why === '' ? '.' : ` of “${why}”.`}`;
      const back = counted(Number(undone), 'step');
      const by: Readonly<Record<string, string>> = {
        own: `${who} undid ${back}`,
        granted: `At ${who}’s request, the GM undid ${back}`,
        gm:
          restored === 0
            ? `${who} (GM) undid ${back}`
            : `${who} (GM) restored ${counted(Number(restored), 'step')}`,
      };
      return `${by[String(way)]}, back to round ${round}${why === '' ? '.' : `: ${why}`}`;
    },
    weighed: ({ ways }, { by, nameOf, label }) => {
      const told = (ways as readonly WeighedOption[]).map(({ what, target, chance }) => {
        const whom = target === null ? '' : ` → ${nameOf(target)}`;
        return `${label(what)}${whom} ${Math.round(100 * chance)}%`;
      });
      return `${by} considers: ${told.join(', ')}.`;
    },
  } satisfies Readonly<Record<string, Sentence>>,
  /** Templates for sentences that contain the label of a field and its values. */
  changed: (target: string, field: string) => `The GM changes ${target}: ${field}.`,
  changedFrom: (target: string, field: string, from: string, to: string) =>
    `The GM changes ${target}: ${field} from ${from} to ${to}.`,
  forced: (action: string, target: string, reasons: readonly string[]) =>
    `GM override: ${target}, ${action}. Overruled: ${reasons.join(', ')}.`,
  /** Reasons for an override, where the label of the code does not fit. */
  reasons: { 'not-your-turn': 'not their turn' } as Readonly<Record<string, string>>,
  lacks: (resource: string) => `not enough ${resource}`,
  /** Texts for values without a text of their own. */
  values: { none: 'None', yes: 'Yes', no: 'No', all: 'All' },
  sides: { heroes: 'Heroes', foes: 'Enemies' },
  valuesInside: { none: 'nothing', yes: 'yes', no: 'no', all: 'all' },
  atMost: (label: string) => `Maximum: ${label}`,
  notAllowed: (code: string) => `The rules don’t allow that (${code}).`,
  noSuchFace: (face: number, sides: number) => `A d${sides} can’t show ${face}.`,
  noField: (field: string) => `There’s no field “${field}”.`,
  notSettable: (field: string) => `“${field}” is computed from other values. Change those instead.`,
  doesNotFit: (field: string, wrong: string) => `“${field}” ${wrong}.`,
  offTheMap: (hex: string) => `Hex [${hex}] isn’t on the map.`,
  standsThere: (name: string, hex: string) =>
    `${name} is on hex [${hex}]. Move them before you put a wall there.`,
  noSuchGround: (terrain: string, known: readonly string[]) =>
    `Unknown terrain “${terrain}”. Allowed: ${known.join(', ')}.`,
  oneNote: 'Give exactly one of “label”, “drawing”, “area” and “remove”.',
  noSuchNote: 'There’s no label, drawing or area with this ID.',
  emptyNote: 'It needs at least one hex or point.',
  tooManyNotes: (most: number, points: number) =>
    `A map can have at most ${most} labels, drawings and areas, with ${points} hexes and points in all.`,
  idTaken: (id: string) => `There’s already a fighter with the ID “${id}”.`,
  noOrderForTurns: 'You can’t set an auto-response for a turn.',
  tooManyOrders: 'You have too many auto-responses. Remove some first.',
  tooManyFighters: (most: number) => `A table can have at most ${most} fighters.`,
  whichGain: 'An auto-response by gain needs the policy “never-below” and a gain in percent.',
  whichOption: 'Choose an option for this auto-response.',
  whichConditions: 'Choose a condition for this auto-response.',
  /** Outcomes in a forecast. */
  odds: { fails: 'Fails', succeeds: 'Succeeds' },
  content: {
    id: 'an id must start with a letter and have at most 26 lower-case letters, digits and hyphens',
    likeWhom: 'a new archetype needs "like": the archetype it is based on',
    closed: 'you can’t add entries here, because each entry needs its own rules',
  },
  setup: {
    malformed: 'malformed',
    noFighters: 'at least one fighter is needed',
    noSuchOption: 'unknown option',
    noSuchField: 'unknown field',
    noArchetype: (kind: string) => `unknown archetype "${kind}"`,
    noGround: (hex: string) => `[${hex}] is off the map or a wall`,
    taken: (hex: string, by: string) => `${by} is already on [${hex}]`,
    idTwice: (id: string) => `combatants: the id "${id}" appears twice`,
    noteTwice: 'two labels, drawings or areas have the same id',
    orderOfAll: 'order: it must list each undefeated fighter exactly once',
  },
};
