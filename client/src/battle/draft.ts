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

/** An option that a seat has now, with all legal sets of parameters. */
export interface Offer {
  /** The id of the prompt that the offer answers; null for an action at any time. */
  readonly prompt: string | null;
  readonly by: AskedId;
  /** The fighter or GM who decides in place of `by`; absent if `by` decides itself. */
  readonly speaker?: AskedId;
  /** The kind of the prompt. A turn takes intents; other kinds take answers. */
  readonly kind: string;
  readonly option: string;
  /** The thing that the option is done with, if there are several. */
  readonly thing?: string;
  readonly variants: readonly Params[];
  /** The types of the parameters. */
  readonly params: Outlines;
  /** Returns the optional choices for a variant; absent if there are none. */
  readonly axesOf?: (act: Params) => Axes;
  /** Returns the reason why the completed choice is not allowed; absent if only the server can tell. */
  readonly faultOf?: (act: Params) => Fault | undefined;
}

/** An offer with the choices made so far. */
export interface Draft {
  readonly offer: Offer;
  readonly chosen: Params;
  /** The optional choices made so far. */
  readonly besides?: Params;
  /** The texts written so far, by the names of their blanks. */
  readonly words?: Readonly<Record<string, string>>;
}

/** How values of a parameter are chosen: on the map, or by name. */
export type Look = 'fighter' | 'hex' | 'path' | 'name';

/** A parameter that leaves a choice, with its values in the order in which they are offered. */
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

/** Returns a draft of an offer with nothing chosen yet. */
export function draftOf(offer: Offer): Draft {
  return { offer, chosen: {} };
}

/** Returns the first variant that agrees with the choices. */
function wayOf({ offer, chosen }: Draft): Params {
  return offer.variants.find((variant) => agrees(variant, chosen)) ?? offer.variants[0] ?? {};
}

/** Returns the optional choices that the draft allows now. */
export function axesOf(draft: Draft): Axes {
  return draft.offer.axesOf?.(wayOf(draft)) ?? {};
}

/** Returns the chosen parameters, completed with those of the first legal variant. Texts are still empty. */
export function currentOf(draft: Draft): Params {
  const axes = axesOf(draft);
  const besides = Object.entries(draft.besides ?? {}).filter(([key]) => Object.hasOwn(axes, key));
  return besides.length === 0 ? wayOf(draft) : { ...wayOf(draft), ...Object.fromEntries(besides) };
}

/** The texts that are still to be written. */
export function blanksOf(draft: Draft): Blank[] {
  const asked = Object.entries(axesOf(draft)).flatMap(([key, axis]) =>
    axis.type === 'text' ? [{ path: [key], most: axis.most }] : [],
  );
  return [...emptyTextsIn(draft.offer.params, currentOf(draft)), ...asked];
}

/** The parameters that would be sent. */
export function sentOf(draft: Draft): Params {
  return filledIn(currentOf(draft), blanksOf(draft), draft.words ?? {});
}

/** Chooses a value. Earlier choices that contradict it are dropped. */
export function choose(draft: Draft, key: string, value: Json | undefined): Draft {
  let chosen: Params = { [key]: value };
  for (const [other, old] of Object.entries(draft.chosen)) {
    if (other === key) continue;
    const both = { ...chosen, [other]: old };
    if (draft.offer.variants.some((variant) => agrees(variant, both))) chosen = both;
  }
  return { ...draft, chosen };
}

/** Sets an optional choice; undefined removes it. */
export function chooseBesides(draft: Draft, key: string, value: Json | undefined): Draft {
  const { [key]: _old, ...rest } = draft.besides ?? {};
  return { ...draft, besides: value === undefined ? rest : { ...rest, [key]: value } };
}

/** Returns the parameters of an offer that leave a choice, in the order in which the ruleset names them. */
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

/** Returns the parameter that is still to be chosen on the map, if any. */
export function mapRow(draft: Draft): Row | undefined {
  return rowsOf(draft).find(({ key, look }) => look !== 'name' && !(key in draft.chosen));
}

/** Returns whether there is anything left to choose or to write. */
export function isOpen(draft: Draft): boolean {
  const leftOpen = rowsOf(draft).some(({ key }) => !(key in draft.chosen));
  return leftOpen || Object.keys(axesOf(draft)).length > 0 || blanksOf(draft).length > 0;
}

function distinct(values: readonly (Json | undefined)[]): (Json | undefined)[] {
  const seen = new Map<string, Json | undefined>();
  for (const value of values) seen.set(JSON.stringify(value) ?? '', value);
  return [...seen.values()];
}

/** Returns the name of the parameter that takes a target fighter; undefined if there is none. */
export function targetKey(offer: Offer, id: Id): string | undefined {
  const aims = Object.keys(offer.params).filter((key) => lookOf(offer, key) === 'fighter');
  return aims.find((key) => offer.variants.some((variant) => variant[key] === id));
}

/** Returns the offer with only the variants that have this value of the parameter. */
export function narrow(offer: Offer, key: string, value: Json | undefined): Offer {
  return { ...offer, variants: offer.variants.filter((variant) => same(variant[key], value)) };
}

/** Returns the draft updated to the current offers; undefined if the choice is no longer possible. */
export function stillOffered(draft: Draft, offers: readonly Offer[]): Draft | undefined {
  const { offer, chosen } = draft;
  const now = offers.find(({ option, thing }) => option === offer.option && thing === offer.thing);
  const legal = new Set(now?.variants.map((variant) => JSON.stringify(variant)));
  const variants = offer.variants.filter((variant) => legal.has(JSON.stringify(variant)));
  if (!now || !variants.some((variant) => agrees(variant, chosen))) return undefined;
  return { ...draft, offer: { ...now, variants } };
}

/** Returns the fighter that a draft is aimed at, if one has been chosen on the map or in a list. */
export function aimedAt(draft: Draft): Id | undefined {
  const { offer, chosen } = draft;
  const aimed = mapRow(draft) ? chosen : currentOf(draft);
  const ids = Object.keys(aimed).flatMap((key) => (lookOf(offer, key) === 'fighter' ? [aimed[key]] : []));
  return ids.find((id): id is Id => typeof id === 'string' && id !== offer.by);
}
