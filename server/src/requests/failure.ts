import type { FightFault } from '@riposte/shared/scenario/fight-file';
import type { FailureTerms } from '../words/terms.ts';

/** Thrown for a request that cannot be fulfilled; becomes the error response. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly terms: FailureTerms;
  readonly faults: readonly FightFault[] | undefined;

  constructor(terms: FailureTerms, faults?: readonly FightFault[]) {
    super(terms.message);
    this.status = terms.status;
    this.code = terms.code;
    this.terms = terms;
    this.faults = faults;
  }
}
