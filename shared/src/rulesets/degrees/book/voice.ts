import type { Ruleset } from '../../../engine/core/ruleset.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { masterOf } from './conditions.ts';

/** The options that a fighter's own player may still choose while another fighter controls it (DEG-R12). */
const OWN = [
  'talk',
  'end-turn',
  'spend',
  'fortune-ask',
  'reaction-ask',
  'standing-order',
  'improve',
  'coup',
  'pass',
];

/**
 * Returns the fault if `speaker` may not choose for a fighter. The master of a controlled fighter may choose for it.
 * Its own player may then choose only the options in `OWN` and a Surge to resist (DEG-R12).
 */
export const voice: NonNullable<Ruleset<DegreesTable, DegreesFighter>['voice']> = (
  table,
  speaker,
  by,
  said,
) => {
  const master = masterOf(table, by);
  if (speaker === master) return undefined; // DEG-R12
  if (speaker !== by) return { code: 'prevented', say: SAID.refusals.notYours, clause: 'DEG-R12' }; // DEG-R12
  if (master === undefined) return undefined;
  const isOwn = OWN.includes(said.option) || (said.option === 'surge' && said.benefit === 'resistance');
  return isOwn ? undefined : { code: 'prevented', say: SAID.refusals.commanded, clause: 'DEG-R12' }; // DEG-R12
};
