import { opportunity } from './opportunity-attacks/opportunity.ts';
import { triggered } from './ready-and-delay/ready-window.ts';
import type { Windows } from './staged-action.ts';

/** The reaction windows of this rulebook: opportunity attacks and readied actions. */
export const WINDOWS: Windows = {
  opportunity: (table, by, provoked) => opportunity(table, by, provoked, WINDOWS),
  triggered: (table, event) => triggered(table, event, WINDOWS),
};
