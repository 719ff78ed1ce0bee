import type { TEXT } from '../words/catalog.ts';

/**
 * The rulebook's clause for each circumstance of a check. Conditions and abilities that have no clause of their own
 * are left out.
 */
export const CIRCUMSTANCE_CLAUSES: Readonly<Partial<Record<keyof typeof TEXT.circumstances, string>>> = {
  'gang-up': 'FLOW-106',
  'off-hand': 'FLOW-109',
  range: 'FLOW-104',
  cover: 'FLOW-R20',
  shield: 'FLOW-28',
  feint: 'FLOW-57',
  'total-defense': 'FLOW-75',
  prone: 'FLOW-R37',
  disarm: 'FLOW-50',
  holding: 'FLOW-61',
};
