import type { Words } from '../../../engine/presentation/catalog.ts';
import { headingOf } from '../../../engine/presentation/phrases.ts';
import { inSentence } from '../../../engine/presentation/text/in-sentence.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { ATTACK_TYPES } from '../sheet/terms.ts';
import { TEXT } from './catalog.ts';

/** The chapters with labels, in search order. */
const CHAPTERS: readonly Readonly<Record<string, Pick<Words, 'label'>>>[] = [
  TEXT.things,
  TEXT.actions,
  TEXT.conditions,
  TEXT.options,
  TEXT.table.resources,
];

/** Returns an id as a heading: its label in the catalog, otherwise with spaces for hyphens. */
export function labelOf(id: Json | undefined): string {
  if (typeof id !== 'string') return TEXT.params.nothing;
  const words = CHAPTERS.find((chapter) => Object.hasOwn(chapter, id))?.[id];
  return words?.label ?? traitLabel(id) ?? headingOf(id);
}

/** Returns the label of a trait of several kinds: attacks and defenses by type, others by name. */
function traitLabel(id: string): string | undefined {
  const [of, kind] = id.split('.');
  if (kind === undefined) return undefined;
  const type = ATTACK_TYPES.find((one) => one === kind);
  const { traits } = TEXT.params;
  return type && (of === 'attack' || of === 'defense') ? traits[of][type] : labelOf(kind);
}

/** Returns an id as a word within a sentence. */
export function wordFor(id: Json | undefined): string {
  return inSentence(labelOf(id));
}

export const LABELS = { labelOf, wordFor };
