import type { Description } from '../../engine/description.ts';
import { ARCHETYPES } from './content.ts';
import type { VigilTable } from './table.ts';

export const description: Description = {
  name: 'Vigil',
  tagline: 'x',
  resources: [],
  phases: {},
  actions: {},
  prompts: {},
  options: {},
  things: {},
  conditions: {},
  battleOptions: [],
  archetypes: Object.fromEntries(Object.keys(ARCHETYPES).map((k) => [k, { label: k, help: k }])),
  sheet: [],
  rejections: {},
  seconds: (table) => ({
    prompt: (table as VigilTable).options.promptSeconds,
    turn: (table as VigilTable).options.turnSeconds,
  }),
  line: () => undefined,
  say: () => '',
};
