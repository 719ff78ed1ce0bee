import type { Json } from '../../schema/json.ts';
import type { WeighedOption } from '../../state/event.ts';
import { hexText } from './hex.ts';
import type { Sentence } from './sentence.ts';

const stepsText = (steps: number) => (steps === 1 ? 'one step' : `${steps} steps`);

/** Names of the ground in a sentence. */
const TERRAIN_WORDS: Readonly<Record<string, string>> = {
  open: 'open ground',
  wall: 'wall',
  difficult: 'difficult ground',
  cover: 'cover',
};

/** The engine's own texts in English, which do not depend on a ruleset. */
export const en = {
  /** Reasons by rejection code; a ruleset may override them. */
  rejections: {
    'not-your-turn': 'It is not your turn.',
    'no-prompt': 'Nobody is asking you anything right now.',
    'prompt-open': 'Somebody still has to answer; wait for that first.',
    'not-an-option': 'That is not one of the options you have.',
    'not-enough-ap': 'You do not have the action points for that.',
    'once-per-turn': 'You have already done that this turn.',
    'once-per-round': 'You have already done that this round.',
    'wrong-phase': 'That cannot be done in this phase.',
    'out-of-range': 'That is out of range.',
    'no-line-of-sight': 'There is no line of sight.',
    blocked: 'The way there is blocked.',
    occupied: 'Somebody already stands there.',
    'too-far': 'That is farther than you can go.',
    'too-large': 'The target is too large for that.',
    prevented: 'A condition keeps you from doing that.',
    'no-such-target': 'There is no such target.',
    'no-such-item': 'You do not have that.',
    'not-gm': 'Only the game master may do that.',
    'bad-input': 'That request could not be understood.',
    'battle-over': 'The battle is over.',
  },
  /** Prompts of the engine and their options. */
  prompts: {
    'come-upon': {
      label: 'Somebody comes upon somebody hidden',
      help: 'Is the hidden one seen now, or is there just no getting through?',
    },
  },
  options: {
    show: { label: 'Show it', help: 'Everybody sees who is there.' },
    'keep-hidden': { label: 'Keep it hidden', help: 'The way is barred, and nobody sees by whom.' },
  },
  /** Log sentences by event type; a ruleset may override them. */
  sentences: {
    'came-upon': (_, { by }) => `${by} can go no further: there is something unseen.`,
    shown: (_, { target }) => `${target} is seen.`,
    hid: (_, { target }) => `${target} is hidden now.`,
    placed: ({ from, to }, { target }) =>
      from === null
        ? `The game master places ${target} on hex ${hexText(to)}.`
        : `The game master moves ${target} from hex ${hexText(from)} to ${hexText(to)}.`,
    'die-rolled': (_, { target }) => `A die is rolled for ${target}.`,
    'die-promised': ({ sides, face }) =>
      face === null
        ? 'The game master lets all dice show how they fall again.'
        : `The game master sets a die: the next d${sides} shows ${face}.`,
    painted: ({ terrain, hexes, was }, { word }) => {
      const before = (was as readonly { terrain: string; count: number }[]).map(
        ({ terrain: kind, count }) => `${count} ${TERRAIN_WORDS[kind] ?? word(kind)}`,
      );
      const many = (hexes as readonly Json[]).length;
      const what = TERRAIN_WORDS[String(terrain)] ?? word(terrain);
      return `The game master makes ${many === 1 ? 'a hex' : `${many} hexes`} ${what} (before: ${before.join(', ')}).`;
    },
    'timed-out': ({ ruling }, { by, word }) => `${by} has not decided in time: ${word(ruling)} counts.`,
    rewound: ({ undone, restored, round, why, way, who }) => {
      if (way === 'onward')
        return `From here on this is a battle of its own, with new dice: it goes on from round ${round}${why === '' ? '.' : ` of “${why}”.`}`;
      const back = stepsText(Number(undone));
      const by: Readonly<Record<string, string>> = {
        own: `${who} has taken back ${back}`,
        granted: `At ${who}’s request the game master has taken back ${back}`,
        gm:
          restored === 0
            ? `The game master, ${who}, has taken back ${back}`
            : `The game master, ${who}, has brought back ${stepsText(Number(restored))} that had been taken back`,
      };
      return `${by[String(way)]}, to round ${round}${why === '' ? '.' : `: ${why}`}`;
    },
    weighed: ({ ways }, { by, nameOf, label }) => {
      const told = (ways as readonly WeighedOption[]).map(({ what, target, chance }) => {
        const whom = target === null ? '' : ` at ${nameOf(target)}`;
        return `${label(what)}${whom} ${Math.round(100 * chance)}%`;
      });
      return `${by} weighs: ${told.join(', ')}.`;
    },
  } satisfies Readonly<Record<string, Sentence>>,
  /** Sentences that are filled with the label of a field and its values. */
  changed: (target: string, field: string) => `The game master changes ${target}: ${field}.`,
  changedFrom: (target: string, field: string, from: string, to: string) =>
    `The game master changes ${target}: ${field} from ${from} to ${to}.`,
  forced: (action: string, target: string, reasons: readonly string[]) =>
    `Forced by the game master: ${action} by ${target}, although ${reasons.join(', ')}.`,
  /** Reasons for an override, where the label of the code does not fit. */
  reasons: { 'not-your-turn': 'not its turn' } as Readonly<Record<string, string>>,
  lacks: (resource: string) => `lacking ${resource}`,
  /** Texts for values that have none of their own. */
  values: { none: 'None', yes: 'Yes', no: 'No', all: 'All' },
  valuesInside: { none: 'nothing', yes: 'yes', no: 'no', all: 'all' },
  atMost: (label: string) => `${label}, at most`,
  notAllowed: (code: string) => `That is not allowed (${code}).`,
  noSuchFace: (face: number, sides: number) => `A d${sides} has no face ${face}.`,
  noField: (field: string) => `There is no field "${field}".`,
  notSettable: (field: string) => `"${field}" follows from other things and cannot be set.`,
  doesNotFit: (field: string, wrong: string) => `"${field}" ${wrong}.`,
  offTheMap: (hex: string) => `[${hex}] is not on the map.`,
  standsThere: (name: string, hex: string) =>
    `${name} is at [${hex}] and cannot be in a wall. Move them first.`,
  noSuchGround: (terrain: string, known: readonly string[]) =>
    `There is no ground "${terrain}" here: it is one of ${known.join(', ')}.`,
  idTaken: (id: string) => `There already is a fighter with the id "${id}".`,
  noOrderForTurns: 'A turn is not answered by a standing order.',
  tooManyOrders: 'There are too many standing orders already. Take some of them back first.',
  tooManyFighters: (most: number) => `No more than ${most} fighters can be on one table.`,
  whichOption: 'Say which option is always to be taken.',
  /** Outcomes in a forecast. */
  odds: { fails: 'Fails', succeeds: 'Succeeds' },
  content: {
    id: 'an id takes small letters, digits and hyphens, 26 at most, a letter first',
    likeWhom: 'a new archetype says which of the book it is like',
    closed: 'each of these has rules of its own: none can be added',
  },
  setup: {
    malformed: 'malformed',
    nobody: 'somebody has to fight',
    noSuchOption: 'there is no such option',
    noSuchField: 'there is no such field',
    noArchetype: (kind: string) => `there is no archetype "${kind}"`,
    noGround: (hex: string) => `[${hex}] is off the map or a wall`,
    taken: (hex: string, by: string) => `on [${hex}] already stands ${by}`,
    idTwice: (id: string) => `combatants: the id "${id}" is given twice`,
    orderOfAll: 'order: it must name every combatant exactly once, apart from those who are defeated already',
  },
};
