import type { BanksRecord } from './time-banks.ts';
import type { ClocksRecord } from './time-limits.ts';

/** What is left of everybody's time, as it is kept over a restart. */
export interface TimeRecord {
  readonly clocks: ClocksRecord | null;
  readonly banks: BanksRecord | null;
  /** Since which rewind it has been counted; 0: since the beginning. Left out by releases that knew none. */
  readonly since?: number;
}
