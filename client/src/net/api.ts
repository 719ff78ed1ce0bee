import { LANGUAGE } from '@riposte/shared/engine/language/language';
import type {
  CreateBattle,
  CreatedBattle,
  CreateFight,
  HttpFailure,
  OpenBattle,
  OpenedBattle,
  PlayOn,
  RulesetInfo,
  SavedFight,
} from '@riposte/shared/protocol/messages';
import { LANGUAGE_KEY } from '@riposte/shared/protocol/page-language';
import type { FightFault } from '@riposte/shared/scenario/fight-file';
import * as words from '../words/arrival.ts';
import { inPageLanguage } from './server-texts.ts';

/** The server's description of a failure; only a message if the server gave none. */
type Reason = Partial<HttpFailure['error']> & { readonly message: string };

/**
 * The error for a request that the server refuses. The message is a sentence for the user. Another attempt will not
 * help.
 */
export class Refused extends Error {
  override name = 'Refused';
  /** The faults of the fight file in the request; empty if the server reported none. */
  readonly faults: readonly FightFault[];

  /** The server's code for the reason; empty if it sent none. */
  readonly code: string;

  constructor({ message, faults = [], code = '' }: Reason) {
    super(message);
    this.faults = faults;
    this.code = code;
  }
}

/**
 * The error for a temporary failure of the server. The message is a sentence for the user. Another attempt may help.
 */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure';
}

/**
 * Sends a request to the API: a POST with `body`, or a GET without one. Throws `Refused` or `TemporaryFailure` if the
 * server reports a failure. Throws a plain `Error` with a sentence for the user if no server answers.
 */
export async function ask(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const request = { ...(body !== undefined && post), ...(signal && { signal }) };
  const response = await fetch(path, request).catch(() => {
    throw new Error(words.serverDoesNotAnswer);
  });
  if (response.ok) return response;
  const reason = await failureOf(response);
  if (response.status >= 400 && response.status < 500 && response.status !== 429) throw new Refused(reason);
  throw new TemporaryFailure(reason.message);
}

/** Sends a request to the API and returns the parsed reply. Throws the same errors as `ask`. */
export async function askJson<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  return (await (await ask(path, body, signal)).json()) as Answer;
}

async function failureOf(response: Response): Promise<Reason> {
  const said: unknown = await response.json().catch(() => undefined);
  const { error } = (said ?? {}) as Partial<HttpFailure>;
  return error ? inPageLanguage(error) : { message: words.serverFailed(response.status) };
}

/**
 * The page's language as a part of addresses. Requests repeat it, because the server cannot see a language that only
 * the page's own address names. */
const IN_LANGUAGE = `?${LANGUAGE_KEY}=${LANGUAGE}`;

/** Fetches the list of rulebooks that this server offers, with their ready-made fights, in the page's language. */
export async function fetchRulesets(): Promise<readonly RulesetInfo[]> {
  return askJson(`/api/rulesets${IN_LANGUAGE}`);
}

/** Creates a battle with names in the page's language. Returns its id and its three invitation links. */
export function createBattle(chosen: CreateBattle): Promise<CreatedBattle> {
  return askJson(`/api/battles${IN_LANGUAGE}`, chosen);
}

/** Fetches the current state of a battle as the text of a fight file. Requires the GM's secret. */
export async function fightOf(id: string, secret: OpenBattle): Promise<string> {
  const { fight }: SavedFight = await askJson(`/api/battles/${encodeURIComponent(id)}/fight`, secret);
  return fight;
}

/** Creates a battle from the text of a fight file. Throws `Refused` with the errors in the file as its `faults`. */
export function createFight(brought: CreateFight): Promise<CreatedBattle> {
  return askJson('/api/battles', brought);
}

/** Creates a battle that continues a recorded fight from one of its moments. */
export function playOn(played: PlayOn): Promise<CreatedBattle> {
  return askJson('/api/battles', played);
}

/**
 * Opens a battle on a server. Returns the data that is needed to join it there. Throws `Refused` for a wrong link, and
 * `TemporaryFailure` while no server can open the battle. Also throws if no server answers.
 */
export function openBattle(
  id: string,
  secret: OpenBattle,
  { api = '', signal }: { readonly api?: string; readonly signal?: AbortSignal } = {},
): Promise<OpenedBattle> {
  return askJson(`${api}/api/battles/${encodeURIComponent(id)}/open`, secret, signal);
}
