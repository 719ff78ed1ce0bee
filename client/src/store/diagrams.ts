import type { Diagram } from '@riposte/shared';
import { aimedAt, type Draft } from './draft.ts';
import type { Scene } from './scene.ts';

/** The diagram on which a parameter is chosen, if there is one. */
export function diagramFor({ ruleset, table }: Scene, draft: Draft, key: string): Diagram | undefined {
  const { cells, diagrams } = ruleset.description;
  const on = cells?.[key];
  const whose = on?.of === 'target' ? aimedAt(draft) : draft.offer.by;
  if (!on || whose === undefined || !table.fighters[whose]) return undefined;
  return diagrams?.(table, whose).find(({ id }) => id === on.diagram);
}
