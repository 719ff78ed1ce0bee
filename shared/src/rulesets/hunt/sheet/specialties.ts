/* The specialty grid: six columns of skills. Ten of its squares are parts of the body. */

/** The columns of the grid, from left to right. */
export const COLUMNS = ['technique', 'head', 'arms', 'torso', 'legs', 'terrain'] as const;
export type Column = (typeof COLUMNS)[number];

/** The number of the top row in the rulebook. All columns start in this row. */
export const FIRST_ROW = 2;

/** The squares of each column, from top to bottom. */
export const GRID = {
  technique: [
    'track',
    'search',
    'appraise',
    'first-aid',
    'lore',
    'machinery',
    'craft',
    'science',
    'cook',
    'teach',
    'sing',
  ],
  head: ['listen', 'senses', 'spot', 'react', 'insight', 'brain', 'reason', 'hunch', 'yell', 'mouth', 'bite'],
  arms: [
    'handle',
    'punch',
    'slash',
    'main-arm',
    'shoot',
    'grab',
    'throw',
    'off-arm',
    'stab',
    'swing',
    'choke',
  ],
  torso: [
    'seal',
    'lungs',
    'halt',
    'stand-firm',
    'brace',
    'heart',
    'deflect',
    'dodge',
    'fall',
    'gut',
    'endure',
  ],
  legs: ['swim', 'run', 'kick', 'main-leg', 'leap', 'rig', 'crouch', 'off-leg', 'slide', 'stomp', 'walk'],
  terrain: [
    'geography',
    'press-on',
    'wait',
    'snare',
    'hide',
    'rest',
    'balance',
    'emerge',
    'drive',
    'flee',
    'trap',
  ],
} as const satisfies Readonly<Record<Column, readonly string[]>>;

export type Specialty = (typeof GRID)[Column][number];

export const SPECIALTIES: readonly Specialty[] = COLUMNS.flatMap(
  (column): readonly Specialty[] => GRID[column],
);

/** The gaps between columns, from left to right. */
export const GAPS = ['A', 'B', 'C', 'D', 'E'] as const;

/** The squares that are parts of the body, in alphabetical order. */
export const PARTS = [
  'brain',
  'gut',
  'heart',
  'lungs',
  'main-arm',
  'main-leg',
  'mouth',
  'off-arm',
  'off-leg',
  'senses',
] as const satisfies readonly Specialty[];
export type Part = (typeof PARTS)[number];
