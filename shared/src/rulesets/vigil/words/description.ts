import { ENGINE_OPTIONS, ENGINE_PROMPTS, sheetOf } from '../../../engine/presentation/catalog.ts';
import type { Description } from '../../../engine/presentation/description.ts';
import { optionForm } from '../../../kit/options.ts';
import { OPTIONS } from '../sheet/options.ts';
import { STATS } from '../sheet/stats.ts';
import type { VigilTable } from '../table.ts';
import { about } from './about.ts';
import { MESSAGES, TEXT } from './catalog.ts';
import { figure } from './figures.ts';
import {
  ACTION_ENTRIES,
  ARCHETYPE_ENTRIES,
  CONDITION_ENTRIES,
  OPTION_ENTRIES,
  PROMPT_ENTRIES,
  THING_ENTRIES,
} from './glossary.ts';
import { GLYPHS } from './glyphs.ts';
import { line, rollOf, say } from './log.ts';

const { resources } = TEXT.table;

/** Everything a client needs to display the Vigil rules. */
export const description: Description<VigilTable> = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', max: 'maxHp', ...resources.hp, look: 'bar', role: 'health' },
    { field: 'vigor', max: 'maxVigor', ...resources.vigor, look: 'bar', role: 'momentum' },
    { field: 'focus', max: 'maxFocus', ...resources.focus, look: 'bar', role: 'focus' },
    { field: 'regular', ...resources.regular, look: 'pips', role: 'action' },
    { field: 'movement', ...resources.movement, look: 'pips', role: 'movement' },
    { field: 'quick', ...resources.quick, look: 'pips', role: 'reaction' },
    { field: 'xquick', ...resources.xquick, look: 'pips', role: 'reaction' },
  ],
  phases: TEXT.table.phases,
  actions: ACTION_ENTRIES,
  prompts: { ...ENGINE_PROMPTS, ...PROMPT_ENTRIES },
  options: { ...ENGINE_OPTIONS, ...OPTION_ENTRIES },
  things: THING_ENTRIES,
  conditions: CONDITION_ENTRIES,
  battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
    exploding: ['VIG-R2'],
    difficulty: ['VIG-R4'],
    overexertion: ['VIG-R6'],
    stepWindows: ['VIG-24', 'VIG-R9'],
    gmSeconds: ['VIG-78'],
    promptSeconds: ['VIG-41'],
    turnSeconds: ['VIG-41'],
  }),
  archetypes: ARCHETYPE_ENTRIES,
  glyphs: GLYPHS,
  figure,
  params: TEXT.params.labels,
  sheet: sheetOf({
    ...TEXT.sheet,
    stats: {
      ...TEXT.sheet.stats,
      fields: Object.fromEntries(STATS.map((stat) => [stat, TEXT.things[stat].label])),
    },
  }),
  members: TEXT.members,
  rejections: TEXT.rejections,
  messages: MESSAGES,
  marks({ options: { features, unsteady } }) {
    const ways = features.flatMap(({ from, to, kind }) =>
      [from, to].map((at) => ({ at, icon: 'way' as const, label: wayLabel(kind) })),
    );
    const slips = unsteady.map(({ at }) => ({ at, icon: 'thing' as const, label: TEXT.table.unsteady }));
    return [...ways, ...slips];
  },
  about: ({ content }, item) => about(item, content),
  seconds: ({ options }) => ({ prompt: options.promptSeconds, turn: options.turnSeconds }), // VIG-41
  line,
  roll: rollOf,
  say,
};

function wayLabel(kind: string): string {
  const { ways } = TEXT.table;
  return Object.hasOwn(ways, kind) ? ways[kind as keyof typeof ways] : kind;
}
