import type { Hex } from '../../hex/axial.ts';
import type { Id } from '../schema/ids.ts';
import { findFighter, occupant, type Table } from '../state/table.ts';
import { emit, show } from '../state/verbs.ts';
import { ask, type Script } from './script.ts';

const RULINGS = [{ option: 'show' }, { option: 'keep-hidden' }] as const;

/**
 * Somebody who did not see anybody in a hex, and wanted to go or be sent there, comes upon whoever is hidden
 * in it; if nobody is, nothing comes of it. That one is shown, unless the GM says otherwise. What becomes of
 * the movement, the rule that calls this says before; afterwards it looks at the table again.
 */
export function* comeUpon(table: Table, by: Id, at: Hex): Script {
  const found = occupant(table, at, by);
  if (!found?.hidden) return;
  emit(table, { type: 'came-upon', by, at: [at[0], at[1]] });
  const isHidden = () => findFighter(table, found.id)?.hidden === true;
  const ruling = yield* ask({
    for: 'gm',
    kind: 'come-upon',
    choices: () => (isHidden() ? [...RULINGS] : []),
    fallback: { option: 'show' },
  });
  if (ruling?.option === 'show' && isHidden()) show(table, found.id);
}
