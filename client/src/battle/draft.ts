import {
  type AskedId,
  type Axes,
  bare,
  type Fault,
  type Id,
  type Json,
  type Outlines,
  type Params,
} from '@riposte/shared';
import { type Blank, emptyTextsIn, filledIn } from './free-texts.ts';

/** An action or answer that a seat can choose now, with every legal combination of its parameters. */
export interface Offer {
  /** The id of the prompt that the offer answers; null for an action that a fighter can take at any time. */
  readonly prompt: string | null;
  readonly by: AskedId;
  /** The fighter or the GM that makes decisions for `by`; absent if `by` decides for itself. */
  readonly speaker?: AskedId;
  /**
   * The kind of the prompt. In a `turn`, the offer is a new action; otherwise it is an answer or an anytime action.
   */
  readonly kind: string;
  readonly option: string;
  /** The item that the option uses, such as a weapon or spell. Set if each item has a separate offer. */
  readonly thing?: string;
  readonly variants: readonly Params[];
  /** The type of each parameter. */
  readonly params: Outlines;
  /** Returns the optional choices that go with a variant. Absent if the option has none. */
  readonly axesOf?: (act: Params) => Axes;
  /** Returns the reason why the completed choice is illegal. Absent if only the server can check it. */
  readonly faultOf?: (act: Params) => Fault | undefined;
}

/** An offer that the player has selected, with the choices made so far. */
export interface Draft {
  readonly offer: Offer;
  readonly chosen: Params;
  /** The optional choices made so far. */
  readonly besides?: Params;
  /** The free texts written so far. The keys are the names of their blanks (see `nameOfBlank`). */
  readonly words?: Readonly<Record<string, string>>;
}

/** The ways to choose a parameter's value: on the map, or by name. */
export type Look = 'fighter' | 'hex' | 'path' | 'name';

/** A parameter that has several legal values, and those values in the order of the offer. */
export interface Row {
  readonly key: string;
  readonly look: Look;
  readonly values: readonly (Json | undefined)[];
}

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b);

const agrees = (variant: Params, chosen: Params) =>
  Object.entries(chosen).every(([key, value]) => same(variant[key], value));

function lookOf({ params }: Offer, key: string): Look {
  const kind = params[key];
  const type = kind && bare(kind).type;
  return type === 'fighter' || type === 'hex' || type === 'path' ? type : 'name';
}

/** Returns a new draft of an offer, without any choices. */
export function draftOf(offer: Offer): Draft {
  return { offer, chosen: {} };
}

/** Returns the first variant that matches the choices made so far. */
function wayOf({ offer, chosen }: Draft): Params {
  return offer.variants.find((variant) => agrees(variant, chosen)) ?? offer.variants[0] ?? {};
}

/** Returns the optional choices that the draft allows now. */
export function axesOf(draft: Draft): Axes {
  return draft.offer.axesOf?.(wayOf(draft)) ?? {};
}

/** Returns the chosen parameters; the first matching variant supplies the others. Free texts are still empty. */
export function currentOf(draft: Draft): Params {
  const axes = axesOf(draft);
  const besides = Object.entries(draft.besides ?? {}).filter(([key]) => Object.hasOwn(axes, key));
  return besides.length === 0 ? wayOf(draft) : { ...wayOf(draft), ...Object.fromEntries(besides) };
}

/** Returns the free texts that the player has to write or may write. */
export function blanksOf(draft: Draft): Blank[] {
  const asked = Object.entries(axesOf(draft)).flatMap(([key, axis]) =>
    axis.type === 'text' ? [{ path: [key], most: axis.most }] : [],
  );
  return [...emptyTextsIn(draft.offer.params, currentOf(draft)), ...asked];
}

/** Returns the parameters to send: the choices and the written texts. */
export function sentOf(draft: Draft): Params {
  return filledIn(currentOf(draft), blanksOf(draft), draft.words ?? {});
}

/** Returns the draft with a value chosen. Drops earlier choices that contradict the value. */
export function choose(draft: Draft, key: string, value: Json | undefined): Draft {
  let chosen: Params = { [key]: value };
  for (const [other, old] of Object.entries(draft.chosen)) {
    if (other === key) continue;
    const both = { ...chosen, [other]: old };
    if (draft.offer.variants.some((variant) => agrees(variant, both))) chosen = both;
  }
  return { ...draft, chosen };
}

/** Returns the draft with an optional choice set. If `value` is undefined, removes the choice. */
export function chooseBesides(draft: Draft, key: string, value: Json | undefined): Draft {
  const { [key]: _old, ...rest } = draft.besides ?? {};
  return { ...draft, besides: value === undefined ? rest : { ...rest, [key]: value } };
}

/**
 * Returns the parameters that have several legal values after the choices before them, in the order in which the
 * ruleset names them.
 */
export function rowsOf({ offer, chosen }: Draft): Row[] {
  const keys = [...new Set(offer.variants.flatMap((variant) => Object.keys(variant)))];
  return keys.flatMap((key, place) => {
    const earlier = Object.fromEntries(
      Object.entries(chosen).filter(([name]) => name !== key && keys.indexOf(name) < place),
    );
    const values = distinct(offer.variants.filter((one) => agrees(one, earlier)).map((one) => one[key]));
    return values.length > 1 ? [{ key, look: lookOf(offer, key), values }] : [];
  });
}

/** Returns the first parameter that the player still has to choose on the map; undefined if there is none. */
export function mapRow(draft: Draft): Row | undefined {
  return rowsOf(draft).find(({ key, look }) => look !== 'name' && !(key in draft.chosen));
}

/** Returns whether the player can still choose or write anything. */
export function isOpen(draft: Draft): boolean {
  const leftOpen = rowsOf(draft).some(({ key }) => !(key in draft.chosen));
  return leftOpen || Object.keys(axesOf(draft)).length > 0 || blanksOf(draft).length > 0;
}

function distinct(values: readonly (Json | undefined)[]): (Json | undefined)[] {
  const seen = new Map<string, Json | undefined>();
  for (const value of values) seen.set(JSON.stringify(value) ?? '', value);
  return [...seen.values()];
}

/** Returns the name of the parameter that accepts this fighter as a target; undefined if there is none. */
export function targetKey(offer: Offer, id: Id): string | undefined {
  return aimsOf(offer).find((key) => offer.variants.some((variant) => variant[key] === id));
}

/** Returns the fighters that an offer can target. */
export function targetsOf(offer: Offer): ReadonlySet<Id> {
  const aims = aimsOf(offer);
  const targets = offer.variants.flatMap((variant) => aims.map((key) => variant[key]));
  return new Set(targets.filter((target) => typeof target === 'string'));
}

/** Returns the parameters of an offer that name a fighter. */
function aimsOf(offer: Offer): string[] {
  return Object.keys(offer.params).filter((key) => lookOf(offer, key) === 'fighter');
}

/** Returns the offer with only those variants in which the parameter has this value. */
export function narrow(offer: Offer, key: string, value: Json | undefined): Offer {
  return { ...offer, variants: offer.variants.filter((variant) => same(variant[key], value)) };
}

/**
 * Returns the draft with only the variants that are still legal. Returns undefined if no variant is left, or if a
 * choice has become illegal.
 */
export function stillOffered(draft: Draft, offers: readonly Offer[]): Draft | undefined {
  const { offer, chosen } = draft;
  const now = offers.find(({ option, thing }) => option === offer.option && thing === offer.thing);
  const legal = new Set(now?.variants.map((variant) => JSON.stringify(variant)));
  const variants = offer.variants.filter((variant) => legal.has(JSON.stringify(variant)));
  if (!now || !variants.some((variant) => agrees(variant, chosen))) return undefined;
  return { ...draft, offer: { ...now, variants } };
}

/** Returns the fighter that a draft targets, other than the actor; undefined if the player has not chosen one yet. */
export function aimedAt(draft: Draft): Id | undefined {
  const { offer, chosen } = draft;
  const aimed = mapRow(draft) ? chosen : currentOf(draft);
  const ids = Object.keys(aimed).flatMap((key) => (lookOf(offer, key) === 'fighter' ? [aimed[key]] : []));
  return ids.find((id): id is Id => typeof id === 'string' && id !== offer.by);
}
