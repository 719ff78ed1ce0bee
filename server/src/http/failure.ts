import type { HttpFailure } from '@riposte/shared/protocol/messages';
import type { FightFault } from '@riposte/shared/scenario/fight-file';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import * as z from 'zod/mini';
import type { Log } from '../process/log.ts';
import { StorageFull, StoreUnavailable } from '../store/store.ts';
import * as failures from '../words/failures.ts';
import { refusal } from '../words/refusals.ts';

/** Thrown for a request that cannot be fulfilled; becomes the error response. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly FightFault[] | undefined;

  constructor({ status, code, message }: failures.FailureTerms, faults?: readonly FightFault[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}

const inEnglish = { error: z.locales.en().localeError };

/** Parses the body of a request. Throws a `Failure` that names the first wrong field. */
export function bodyOf<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body ?? {}, inEnglish);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw new Failure(failures.badField(field, issue?.message));
}

/** Parses the bytes of a JSON body. Throws a `Failure` if that is not possible. */
export function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Failure(failures.unreadable);
  }
}

/** Responds to paths without a route. */
export const nothingHere: RequestHandler = () => {
  throw new Failure(failures.notFound);
};

/** Responds to every failure with JSON. Logs internal errors, but leaves their details out of the response. */
export function failureHandler(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const known = known4xx(error);
    if (!known) log.error({ method: request.method, path: request.path, error }, 'a request failed');
    const { status, code, message, faults } = known ?? ownFault(error);
    const body: HttpFailure = { error: { code, message, ...(faults && { faults }) } };
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
  const { status, type } = error as { status?: number; type?: string };
  if (type === 'entity.too.large') return new Failure(failures.tooLarge);
  return status !== undefined && status < 500 ? new Failure(failures.unreadable) : undefined;
}
