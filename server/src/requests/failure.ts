import type { FightFault } from '@riposte/shared/scenario/fight-file';
import type { FailureTerms } from '../words/failures.ts';

/** Thrown for a request that cannot be fulfilled; becomes the error response. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly FightFault[] | undefined;

  constructor({ status, code, message }: FailureTerms, faults?: readonly FightFault[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}
