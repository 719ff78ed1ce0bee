import type { About } from '../../../engine/presentation/description.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { edgesOf } from '../book/edges.ts';
import type { PhasesTable, Step } from '../table.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

const { facts } = TEXT.about;

/**
 * Returns the facts about a pending attack: its weapon or ability, and the edges or snags of its roll. Returns
 * undefined for other steps.
 */
export function about(table: PhasesTable, { arm, by, target, ...step }: Step): About | undefined {
  const [me, other] = [findFighter(table, by), findFighter(table, target ?? '')];
  if (arm === undefined || !me || !other) return undefined;
  const edges = edgesOf(table, me, other, { arm, ...step });
  const value = `${Math.abs(edges)}`;
  const sum = edges === 0 ? [] : [{ label: edges > 0 ? facts.edges : facts.snags, value }];
  return { title: labelsIn(table.content, LABELS).labelOf(arm), facts: sum };
}
