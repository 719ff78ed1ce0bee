import type { Tie } from '../../../engine/presentation/description.ts';
import { isOnTheMap, standing } from '../../../engine/state/table.ts';
import { labelsIn } from '../../../kit/labels.ts';
import type { HuntTable } from '../table.ts';
import { LABELS } from './labels.ts';

/** Returns the lines that the map draws for cooperative attacks, each from the helper to the partner. */
export function ties(table: HuntTable): Tie[] {
  const { labelOf } = labelsIn(table.content, LABELS);
  return standing(table)
    .filter(isOnTheMap)
    .flatMap(({ id, links }) =>
      links.map(({ by, ability }) => ({ from: by, to: id, label: labelOf(ability ?? 'coop') })),
    );
}
