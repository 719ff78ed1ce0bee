import { type Asked, type Hex, hexKey, type Id, type Json, type Params, type Table } from '@riposte/shared';

/** Something that a seat may do now, with every legal set of parameters. */
export interface Offer {
  /** The prompt that it answers; null for what the GM may do at any time. */
  readonly prompt: string | null;
  readonly by: Asked;
  /** Who says it for them; left out: they themselves. */
  readonly speaker?: Asked;
  /** The kind of the prompt: an own turn takes intents, any other an answer. */
  readonly kind: string;
  readonly option: string;
  /** Which of several abilities the option would be, if it is one of many. */
  readonly thing?: string;
  readonly variants: readonly Params[];
}

/** An offer on its way to be sent: what has been chosen so far. */
export interface Draft {
  readonly offer: Offer;
  readonly chosen: Params;
  /** What has been written where the ruleset leaves a text open. */
  readonly words?: string;
}

/** How the values of a parameter are chosen: at the map, or by name. */
export type Look = 'fighter' | 'hex' | 'path' | 'thing';

/** A parameter that is open to choice, with its values in the order in which they are offered. */
export interface Row {
  readonly key: string;
  readonly look: Look;
  readonly values: readonly (Json | undefined)[];
}

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b);

const agrees = (variant: Params, chosen: Params) =>
  Object.entries(chosen).every(([key, value]) => same(variant[key], value));

/** Whether a value is a hex. */
export function isHex(value: Json | undefined): value is Hex & Json {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}

/** Whether a value is a path: hexes, one after another. */
export function isPath(value: Json | undefined): value is (readonly Hex[] & Json) | readonly Hex[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => isHex(part as Json));
}

function lookOf(table: Table, values: readonly (Json | undefined)[]): Look {
  const given = values.filter((value) => value !== undefined);
  if (given.length === 0) return 'thing';
  if (given.every(isHex)) return 'hex';
  if (given.every(isPath)) return 'path';
  const isFighter = (value: Json) => typeof value === 'string' && Object.hasOwn(table.fighters, value);
  return given.every(isFighter) ? 'fighter' : 'thing';
}

/** A draft of an offer with nothing chosen yet. */
export function draftOf(offer: Offer): Draft {
  return { offer, chosen: {} };
}

/** The first legal set of parameters that agrees with what is chosen. */
export function currentOf({ offer, chosen }: Draft): Params {
  return offer.variants.find((variant) => agrees(variant, chosen)) ?? offer.variants[0] ?? {};
}

/** Whether a text is left open: an empty one somewhere among the parameters. */
export function leavesText(draft: Draft): boolean {
  return Object.values(currentOf(draft)).some((value) => JSON.stringify(value ?? null).includes('""'));
}

/** The parameters that would be sent. */
export function sentOf(draft: Draft): Params {
  return leavesText(draft)
    ? (written(currentOf(draft) as Json, draft.words ?? '') as Params)
    : currentOf(draft);
}

function written(value: Json, words: string): Json {
  if (value === '') return words;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => written(part, words));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part, words)]));
}

/** Chooses a value; earlier choices that it rules out are dropped. */
export function choose(draft: Draft, key: string, value: Json | undefined): Draft {
  let chosen: Params = { [key]: value };
  for (const [other, old] of Object.entries(draft.chosen)) {
    if (other === key) continue;
    const both = { ...chosen, [other]: old };
    if (draft.offer.variants.some((variant) => agrees(variant, both))) chosen = both;
  }
  return { ...draft, chosen };
}

/** The parameters of an offer that leave a choice, in the order in which the ruleset names them. */
export function rowsOf(table: Table, { offer, chosen }: Draft): Row[] {
  const keys = [...new Set(offer.variants.flatMap((variant) => Object.keys(variant)))];
  return keys.flatMap((key, place) => {
    const earlier = Object.fromEntries(
      Object.entries(chosen).filter(([name]) => name !== key && keys.indexOf(name) < place),
    );
    const values = distinct(offer.variants.filter((one) => agrees(one, earlier)).map((one) => one[key]));
    return values.length > 1 ? [{ key, look: lookOf(table, values), values }] : [];
  });
}

/** The parameter that is still to be chosen at the map, if any. */
export function mapRow(table: Table, draft: Draft): Row | undefined {
  return rowsOf(table, draft).find(({ key, look }) => look !== 'thing' && !(key in draft.chosen));
}

function distinct(values: readonly (Json | undefined)[]): (Json | undefined)[] {
  const seen = new Map<string, Json | undefined>();
  for (const value of values) seen.set(JSON.stringify(value) ?? '', value);
  return [...seen.values()];
}

/** The value of a row that a press on this hex means. */
export function valueAt(table: Table, row: Row, at: Hex): Json | undefined {
  const isThere = (hex: Hex | null | undefined) => hex != null && hexKey(hex) === hexKey(at);
  return row.values.find((value) => {
    if (row.look === 'hex') return isThere(value as unknown as Hex);
    if (row.look === 'path') return isThere((value as unknown as readonly Hex[]).at(-1));
    return typeof value === 'string' && isThere(table.fighters[value]?.at);
  });
}

/** The parameter by which an offer can be aimed at a fighter; undefined if it cannot. */
export function targetKey(offer: Offer, id: Id): string | undefined {
  for (const variant of offer.variants) {
    const key = Object.keys(variant).find((name) => variant[name] === id);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** The same offer with one parameter settled. */
export function narrow(offer: Offer, key: string, value: Json | undefined): Offer {
  return { ...offer, variants: offer.variants.filter((variant) => same(variant[key], value)) };
}

/** A draft as far as it is offered now; undefined: what has been chosen is not possible any more. */
export function stillOffered(draft: Draft, offers: readonly Offer[]): Draft | undefined {
  const { offer, chosen } = draft;
  const now = offers.find(({ option, thing }) => option === offer.option && thing === offer.thing);
  const legal = new Set(now?.variants.map((variant) => JSON.stringify(variant)));
  const variants = offer.variants.filter((variant) => legal.has(JSON.stringify(variant)));
  if (!now || !variants.some((variant) => agrees(variant, chosen))) return undefined;
  return { ...draft, offer: { ...offer, prompt: now.prompt, variants } };
}

/** The fighter that a draft is aimed at, if the map or a list has chosen one. */
export function aimedAt(table: Table, draft: Draft): Id | undefined {
  const isFighter = (value: Json | undefined): value is string =>
    typeof value === 'string' && Object.hasOwn(table.fighters, value);
  const isOpen = mapRow(table, draft) !== undefined;
  const values = Object.values(isOpen ? draft.chosen : currentOf(draft));
  return values.find((value) => isFighter(value) && value !== draft.offer.by) as Id | undefined;
}
