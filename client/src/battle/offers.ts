import {
  type ActionEntry,
  type Choice,
  type Entry,
  type Forecast,
  foretell,
  type Id,
  type Params,
  prospectOf,
  type Rejection,
  rejection,
  resourceOf,
  turnChoices,
} from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { headingOf } from '@riposte/shared/engine/presentation/phrases';
import type { Welcome } from '@riposte/shared/protocol/messages';
import type { WireOption, WirePrompt } from '@riposte/shared/protocol/synced';
import { currentOf, type Draft, type Offer, sentOf } from './draft.ts';
import { type BattleSnapshot, playerOf } from './snapshot.ts';

/** The `kind` of an offer that a fighter can take at any time. Such offers answer no prompt. */
export const ANY_TIME = 'any-time';

/** Returns whether an offer starts an action rather than answering a question. */
export function isIntent({ kind }: Pick<Offer, 'kind'>): boolean {
  return kind === 'turn' || kind === ANY_TIME;
}

/**
 * Returns whether this seat answers a prompt. Players answer for their own fighters, and the GM for all
 * others.
 */
export function isMine(
  snapshot: BattleSnapshot,
  { role, seat }: Welcome,
  { speaker: asked }: Pick<WirePrompt, 'speaker'>,
): boolean {
  if (role === 'spectator') return false;
  if (asked === 'gm') return role === 'gm';
  const player = playerOf(snapshot, asked);
  return player ? player.id === seat : role === 'gm';
}

/** Returns the prompts that this seat must answer. */
export function promptsFor(snapshot: BattleSnapshot, welcome: Welcome): WirePrompt[] {
  return snapshot.prompts.filter((prompt) => isMine(snapshot, welcome, prompt));
}

/**
 * Returns whether the fallback is the only answer to a prompt with the bluff-proof reaction timer. Such prompts hide
 * which fighters can react. Without the timer, returns false.
 */
export function isBlank({ table }: BattleSnapshot, { kind, options, fallback }: WirePrompt): boolean {
  if (table.windowSeconds === undefined || kind === 'turn') return false;
  const [only, ...others] = options.flatMap(({ option, variants }) =>
    variants.map((variant) => ({ option, variant })),
  );
  const isPlain = only !== undefined && Object.keys(only.variant).length === 0;
  return isPlain && others.length === 0 && only.option === fallback.option;
}

/** Returns the offers of a prompt, each with at least one legal set of parameters. */
export function offersOf(snapshot: BattleSnapshot, prompt: WirePrompt): Offer[] {
  const { ruleset, table } = snapshot;
  const { id, for: by, speaker, kind } = prompt;
  const asked = { prompt: id, by, speaker, kind };
  const offers =
    kind === 'turn'
      ? turnChoices(table, ruleset.actions, by).map((choice) => offerOfTurn(asked, choice))
      : prompt.options.map((option) => offerOfAnswer(asked, option));
  return offers.filter(({ variants }) => variants.length > 0).flatMap((offer) => eachThing(snapshot, offer));
}

type Asking = Pick<Offer, 'prompt' | 'by' | 'kind'> & Pick<WirePrompt, 'speaker'>;

/** Builds the offer for an action of the turn. The client itself computes which variants are legal. */
function offerOfTurn(asked: Asking, { option, variants, params = {}, axes, check }: Choice): Offer {
  return {
    ...asked,
    option,
    variants: variants?.() ?? [{}],
    params,
    ...(axes && { axesOf: axes }),
    ...(check && { faultOf: check }),
  };
}

/** Builds the offer for an answer, from the options that the server sent. */
function offerOfAnswer(asked: Asking, { option, variants, params = {}, axes = [] }: WireOption): Offer {
  const keys = variants.map((variant) => JSON.stringify(variant));
  const axesAt = (act: Params) => axes[keys.indexOf(JSON.stringify(act))] ?? {};
  return { ...asked, option, variants, params, ...(axes.length > 0 && { axesOf: axesAt }) };
}

/** Splits an offer into one offer per item (such as a weapon) if the ruleset wants separate buttons for the items. */
function eachThing(snapshot: BattleSnapshot, offer: Offer): Offer[] {
  const { each = [] } = actionOf(snapshot, offer) ?? {};
  const byThing = Map.groupBy(offer.variants, (variant) => {
    const key = each.find((name) => variant[name] !== undefined);
    return key === undefined ? undefined : String(variant[key]);
  });
  return [...byThing].map(([thing, variants]) => ({
    ...offer,
    variants,
    ...(thing !== undefined && { thing }),
  }));
}

/** Returns the ruleset's label, help and settings for an action; undefined if the offer is an answer. */
export function actionOf({ ruleset }: BattleSnapshot, offer: Offer): ActionEntry | undefined {
  return isIntent(offer) ? ruleset.description.actions[offer.option] : undefined;
}

/** Returns the label and help text of a prompt, as a question to the player. */
export function questionOf({ ruleset }: Pick<BattleSnapshot, 'ruleset'>, kind: string): Entry {
  return ruleset.description.prompts[kind] ?? { label: headingOf(kind), help: '' };
}

/** Returns the label and help text of an option. */
export function entryOf(
  { ruleset }: Pick<BattleSnapshot, 'ruleset'>,
  offer: Pick<Offer, 'kind' | 'option' | 'thing'>,
): Entry {
  const { actions, options, things } = ruleset.description;
  const thing = offer.thing === undefined ? undefined : things[offer.thing];
  if (thing) return thing;
  const isTurn = offer.kind === 'turn';
  const entry = isTurn ? actions[offer.option] : (options[offer.option] ?? actions[offer.option]);
  return entry ?? things[offer.option] ?? { label: headingOf(offer.option), help: '' };
}

/**
 * Returns the forecast of an offer with these parameters, based only on what this seat can see; undefined if there is
 * none.
 */
export function forecastOf(
  { ruleset, table }: BattleSnapshot,
  offer: Offer,
  params: Params,
): Forecast | undefined {
  const { by, kind, option } = offer;
  if (by === 'gm') return undefined;
  return foretell(ruleset, table, by, prospectOf(isIntent(offer) ? 'turn' : kind, option, params));
}

/** Returns the forecast of a draft with its current choices; undefined if there is none. */
export function forecastOfDraft(snapshot: BattleSnapshot, draft: Draft): Forecast | undefined {
  return forecastOf(snapshot, draft.offer, currentOf(draft));
}

/**
 * Returns the reason why a draft is not legal; undefined if the client finds none. The server may still
 * reject the draft.
 */
export function faultOfDraft({ ruleset }: BattleSnapshot, draft: Draft): Rejection | undefined {
  const fault = draft.offer.faultOf?.(sentOf(draft));
  return fault === undefined ? undefined : rejection(fault, ruleset.description.rejections);
}

/** Returns a cost as text: "2 AP, 1 FP". */
export function costText({ ruleset }: BattleSnapshot, cost: Forecast['cost']): string {
  const parts = Object.entries(cost).filter(([, amount]) => amount !== 0);
  const text = (amount: number) => (amount < 0 ? `+${-amount}` : `${amount}`);
  return formatList(parts.map(([field, amount]) => `${text(amount)} ${shortOf(ruleset, field)}`));
}

/** Returns the short name of a resource's field, such as "AP". */
export function shortOf({ description }: BattleSnapshot['ruleset'], field: string): string {
  return resourceOf(description, field)?.short ?? field;
}

/** Returns the turn prompts of this seat. The prompt of the fighter whose turn it is comes first. */
export function turnsOf(snapshot: BattleSnapshot, prompts: readonly WirePrompt[]): WirePrompt[] {
  const { table } = snapshot;
  const isDecoy = (prompt: WirePrompt) =>
    table.windowSeconds !== undefined && prompt.for !== table.turn && offersOf(snapshot, prompt).length === 0;
  const turns = prompts.filter((prompt) => prompt.kind === 'turn' && prompt.for !== 'gm' && !isDecoy(prompt));
  return turns.sort((a, b) => Number(b.for === table.turn) - Number(a.for === table.turn));
}

/** Returns the fighters whose prompts this seat answers. */
export function ownFighters(snapshot: BattleSnapshot, welcome: Welcome): Id[] {
  return Object.keys(snapshot.table.fighters).filter((id) => isMine(snapshot, welcome, { speaker: id }));
}

/**
 * Returns the turn prompt that this seat answers next: that of the `preferred` fighter, or else that of the fighter
 * whose turn it is. If no fighter has the turn, returns the first one. Undefined if there is none.
 */
export function turnPrompt(
  { table }: BattleSnapshot,
  turns: readonly WirePrompt[],
  preferred: Id | null,
): WirePrompt | undefined {
  const own = turns.find((prompt) => table.turn === null || prompt.for === table.turn);
  return turns.find((prompt) => prompt.for === preferred) ?? own;
}
