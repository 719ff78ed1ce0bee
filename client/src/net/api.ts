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

/** The server said no, in a sentence for the user; trying again will not help. */
export class Refused extends Error {
  override name = 'Refused';
  /** The faults of the fight that was sent, if there are any. */
  readonly faults: readonly FightFault[];

  constructor(message: string, faults: readonly FightFault[] = []) {
    super(message);
    this.faults = faults;
  }
}

/** The server cannot do it at the moment, in a sentence for the user; trying again may help. */
export class NotNow extends Error {
  override name = 'NotNow';
}

/** Asks the API for something. Throws `Refused` or `NotNow` where it is not given. */
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

/** Asks the API for something and reads the answer. Throws as `ask` does. */
export async function askJson<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  return (await (await ask(path, body, signal)).json()) as Answer;
}

async function failureOf(response: Response): Promise<Omit<HttpFailure['error'], 'code'>> {
  const said: unknown = await response.json().catch(() => undefined);
  const { error } = (said ?? {}) as Partial<HttpFailure>;
  return error ?? { message: words.serverFailed(response.status) };
}

/** The rulebooks that can be played here, with their ready-made fights. */
export async function fetchRulesets(): Promise<readonly RulesetInfo[]> {
  return askJson('/api/rulesets');
}

/** Creates a battle; gives the three links. */
export function createBattle(chosen: CreateBattle): Promise<CreatedBattle> {
  return askJson('/api/battles', chosen);
}

/** Returns the current battle as the text of a fight file. Requires the GM's secret. */
export async function fightOf(id: string, secret: OpenBattle): Promise<string> {
  const { fight }: SavedFight = await askJson(`/api/battles/${encodeURIComponent(id)}/fight`, secret);
  return fight;
}

/** Creates a battle from the text of a fight's file; `Refused` says what is wrong with it. */
export function createFight(brought: CreateFight): Promise<CreatedBattle> {
  return askJson('/api/battles', brought);
}

/** Creates a battle that goes on from how a recorded fight went until a moment. */
export function playOn(played: PlayOn): Promise<CreatedBattle> {
  return askJson('/api/battles', played);
}

/**
 * Makes sure that some server has the battle open; `api` is what paths are appended to. Throws `Refused` if there is none
 * or the link is wrong, and `NotNow` if the server can open no table at the moment.
 */
export function openBattle(
  id: string,
  secret: OpenBattle,
  { api = '', signal }: { readonly api?: string; readonly signal?: AbortSignal } = {},
): Promise<OpenedBattle> {
  return askJson(`${api}/api/battles/${encodeURIComponent(id)}/open`, secret, signal);
}
