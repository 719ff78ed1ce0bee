import {
  actionEntriesOf,
  ENGINE_OPTIONS,
  ENGINE_PROMPTS,
  entriesOf,
  sheetOf,
} from '../../../engine/presentation/catalog.ts';
import type { Description } from '../../../engine/presentation/description.ts';
import { labelsOf } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { EVENTS } from '../sheet/events.ts';
import { type SkeletonTable, TO_DODGE, TO_HIT } from '../table.ts';
import { TEXT } from './catalog.ts';

/** Everything a client needs to display these rules. */
export const description: Description<SkeletonTable> = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', max: 'maxHp', ...TEXT.resources.hp, look: 'bar', role: 'health' },
    { field: 'ap', max: 'maxAp', ...TEXT.resources.ap, look: 'pips', role: 'action' },
    { field: 'dodges', max: 'maxDodges', ...TEXT.resources.dodges, look: 'pips', role: 'reaction' },
  ],
  phases: {},
  actions: actionEntriesOf(TEXT.actions, {
    attack: { group: 'attack', pointer: 'fighter', clauses: ['SKELETON-4'] },
    move: { group: 'move', pointer: 'path', clauses: ['SKELETON-3'] },
    'end-turn': { group: 'other', clauses: ['SKELETON-2'] },
  }),
  prompts: { ...ENGINE_PROMPTS, ...entriesOf(TEXT.prompts, { defend: ['SKELETON-5'] }) },
  options: { ...ENGINE_OPTIONS, ...entriesOf(TEXT.options, { dodge: ['SKELETON-5'] }) },
  things: {},
  conditions: {},
  battleOptions: [],
  archetypes: entriesOf(TEXT.archetypes, {}),
  params: TEXT.params.labels,
  sheet: sheetOf(TEXT.sheet),
  rejections: TEXT.rejections,
  seconds: () => ({ prompt: 20, turn: null }),
  line: linesOf({
    events: EVENTS,
    sentences: TEXT.sentences,
    labels: labelsOf([TEXT.actions, TEXT.options, TEXT.resources]),
    rollSumOf({ type, roll }) {
      if (type !== 'struck' && type !== 'dodged') return undefined;
      const least = type === 'struck' ? TO_HIT : TO_DODGE;
      const [total, result] = [Number(roll), TEXT.sums.least(least)];
      return { lines: [{ label: TEXT.sums.die, value: total }], total, result };
    },
  }),
  roll({ type, roll, succeeds }) {
    if (type !== 'struck' && type !== 'dodged') return undefined;
    return { shown: Number(roll), outcome: succeeds === true ? 'good' : 'bad' };
  },
  say: ({ target, path }, nameOf) => {
    if (typeof target === 'string') return TEXT.params.at(nameOf(target));
    return Array.isArray(path) ? TEXT.params.path(path.length) : '';
  },
};
