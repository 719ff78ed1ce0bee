import type { HttpFailure } from '@riposte/shared/protocol/messages';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { MissingRules } from '../battles/supervised-rulebooks.ts';
import type { Log } from '../process/log.ts';
import { Failure } from '../requests/failure.ts';
import { StorageFull, StoreUnavailable } from '../store/store.ts';
import * as failures from '../words/failures.ts';
import { RULEBOOK_FAULT, refusal } from '../words/refusals.ts';

/** Responds to paths without a route. */
export const nothingHere: RequestHandler = () => {
  throw new Failure(failures.notFound);
};

/** Responds to every failure with JSON. Logs internal errors, but leaves their details out of the response. */
export function failureHandler(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const known = known4xx(error);
    if (!known) log.error({ method: request.method, path: request.path, error }, 'a request failed');
    const { terms, faults } = known ?? ownFault(error);
    const { status, ...told } = terms;
    const body: HttpFailure = { error: { ...told, ...(faults && { faults }) } };
    response.status(status).json(body);
  };
}

function ownFault(error: unknown): Failure {
  if (error instanceof StorageFull) return new Failure({ status: 507, ...refusal('storage-full') });
  if (error instanceof StoreUnavailable) return new Failure({ status: 503, ...refusal('not-saved') });
  return new Failure(failures.serverFault);
}

function known4xx(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof MissingRules) return new Failure(error.terms);
  const { code, status, type, message = '' } = error as Partial<Failure> & { readonly type?: string };
  if (code === RULEBOOK_FAULT) return new Failure({ status: 409, code, message });
  if (type === 'entity.too.large') return new Failure(failures.tooLarge);
  return status !== undefined && status < 500 ? new Failure(failures.unreadable) : undefined;
}
