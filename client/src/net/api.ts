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
import type { FightFault } from '@riposte/shared/scenario/fight-file';
import * as words from '../words/arrival.ts';

/** A refusal by the server, with a sentence for the user. Another attempt will not help. */
export class Refused extends Error {
  override name = 'Refused';
  /** The faults of the fight that was sent, if there are any. */
  readonly faults: readonly FightFault[];

  constructor(message: string, faults: readonly FightFault[] = []) {
    super(message);
    this.faults = faults;
  }
}

/** A temporary failure of the server, with a sentence for the user. Another attempt may help. */
export class NotNow extends Error {
  override name = 'NotNow';
}

/** Sends a request to the API. Throws `Refused` or `NotNow` if it fails. */
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
  const { message, faults } = await failureOf(response);
  if (response.status >= 400 && response.status < 500 && response.status !== 429)
    throw new Refused(message, faults);
  throw new NotNow(message);
}

/** Sends a request to the API and returns the parsed reply. Throws as `ask` does. */
export async function askJson<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  return (await (await ask(path, body, signal)).json()) as Answer;
}

async function failureOf(response: Response): Promise<Omit<HttpFailure['error'], 'code'>> {
  const said: unknown = await response.json().catch(() => undefined);
  const { error } = (said ?? {}) as Partial<HttpFailure>;
  return error ?? { message: words.serverFailed(response.status) };
}

/** Fetches the rulebooks of this server with their ready-made fights. */
export async function fetchRulesets(): Promise<readonly RulesetInfo[]> {
  return askJson('/api/rulesets');
}

/** Creates a battle. Returns its three links. */
export function createBattle(chosen: CreateBattle): Promise<CreatedBattle> {
  return askJson('/api/battles', chosen);
}

/** Returns the current battle as the text of a fight file. Requires the GM's secret. */
export async function fightOf(id: string, secret: OpenBattle): Promise<string> {
  const { fight }: SavedFight = await askJson(`/api/battles/${encodeURIComponent(id)}/fight`, secret);
  return fight;
}

/**
 * Creates a battle from the text of a fight file. Throws `Refused`, whose `faults` lists the errors in the
 * file.
 */
export function createFight(brought: CreateFight): Promise<CreatedBattle> {
  return askJson('/api/battles', brought);
}

/** Creates a battle that continues a recorded fight from a moment. */
export function playOn(played: PlayOn): Promise<CreatedBattle> {
  return askJson('/api/battles', played);
}

/**
 * Asks for a server that has the battle open. Returns the prefix of its API paths. Throws `Refused` for a wrong link,
 * and `NotNow` while no server can open the battle.
 */
export function openBattle(
  id: string,
  secret: OpenBattle,
  { api = '', signal }: { readonly api?: string; readonly signal?: AbortSignal } = {},
): Promise<OpenedBattle> {
  return askJson(`${api}/api/battles/${encodeURIComponent(id)}/open`, secret, signal);
}
