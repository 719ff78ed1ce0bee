import type { Words } from '../../../engine/presentation/catalogue.ts';
import { headingOf } from '../../../engine/presentation/phrases.ts';
import type { Json } from '../../../engine/state/table.ts';
import { ATTACK_TYPES } from '../sheet/terms.ts';
import { TEXT } from './catalogue.ts';

/** The chapters in which an id is looked up, the first that has it. */
const CHAPTERS: readonly Readonly<Record<string, Pick<Words, 'label'>>>[] = [
  TEXT.things,
  TEXT.actions,
  TEXT.conditions,
  TEXT.options,
  TEXT.table.resources,
];

/** How an id reads as a heading: by its entry in the catalogue, else with its hyphens as spaces. */
export function labelOf(id: Json | undefined): string {
  if (typeof id !== 'string') return TEXT.params.nothing;
  const words = CHAPTERS.find((chapter) => Object.hasOwn(chapter, id))?.[id];
  return words?.label ?? traitLabel(id) ?? headingOf(id);
}

/** How a trait reads that is one of several of its kind: attacks and defenses by their type, others by their own name. */
function traitLabel(id: string): string | undefined {
  const [of, kind] = id.split('.');
  if (kind === undefined) return undefined;
  const type = ATTACK_TYPES.find((one) => one === kind);
  const { traits } = TEXT.params;
  return type && (of === 'attack' || of === 'defense') ? traits[of][type] : labelOf(kind);
}

/** The same in the middle of a sentence. */
export function wordFor(id: Json | undefined): string {
  return labelOf(id).toLowerCase();
}

export const LABELS = { labelOf, wordFor };
