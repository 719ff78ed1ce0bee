import type { Words } from '../../../engine/presentation/catalog.ts';
import { headingOf } from '../../../engine/presentation/phrases.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { Labels } from '../../../kit/labels.ts';
import { ATTACK_TYPES } from '../sheet/terms.ts';
import { TEXT } from './catalog.ts';

/** The chapters of the catalog in which labels are looked up, in this order. */
const CHAPTERS: readonly Readonly<Record<string, Pick<Words, 'label'>>>[] = [
  TEXT.things,
  TEXT.actions,
  TEXT.conditions,
  TEXT.options,
  TEXT.table.resources,
];

/** Returns the label of an id from the catalog. If there is none, makes a heading from the id itself. */
export function labelOf(id: Json | undefined): string {
  if (typeof id !== 'string') return TEXT.params.nothing;
  const words = CHAPTERS.find((chapter) => Object.hasOwn(chapter, id))?.[id];
  return words?.label ?? traitLabel(id) ?? headingOf(id);
}

/** Returns the label of a trait such as `attack.close` or `skill.might`; undefined for other ids. */
function traitLabel(id: string): string | undefined {
  const [of, kind] = id.split('.');
  if (kind === undefined) return undefined;
  const type = ATTACK_TYPES.find((one) => one === kind);
  const { traits } = TEXT.params;
  return type && (of === 'attack' || of === 'defense') ? traits[of][type] : labelOf(kind);
}

export const LABELS: Labels = { labelOf };
