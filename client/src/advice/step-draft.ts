import type { Json, Params } from '@riposte/shared';
import type { Plan } from '@riposte/shared/advice/rehearsal';
import { currentOf, type Draft, type Offer } from '../battle/draft.ts';
import { isIntent } from '../battle/offers.ts';

/** Returns the action of a fighter's turn that a draft prepares; undefined if the draft answers a question. */
export function planOf(draft: Draft): Plan | undefined {
  const { by, kind, option } = draft.offer;
  return kind === 'turn' && by !== 'gm' ? { by, option, params: currentOf(draft) } : undefined;
}

/** Returns the draft of an action, as if the player had chosen it; undefined if it is not on offer. */
export function draftFor(offers: readonly Offer[], { by, option, params }: Plan): Draft | undefined {
  for (const offer of offers) {
    if (offer.by !== by || offer.option !== option || !isIntent(offer)) continue;
    const variants = offer.variants.filter((variant) => isPart(variant, params));
    const chosen = variants.reduce<Params | undefined>(larger, undefined);
    if (!chosen) continue;
    const besides = Object.entries(params).filter(([key]) => chosen[key] === undefined);
    return { offer, chosen, besides: Object.fromEntries(besides) };
  }
  return undefined;
}

/** Returns whether all values of a variant are among these parameters. */
function isPart(variant: Params, params: Params): boolean {
  return Object.entries(variant).every(([key, value]) => value === undefined || isEqual(value, params[key]));
}

function isEqual(one: Json, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the larger of two sets of parameters; the first if both have the same size. */
function larger(one: Params | undefined, other: Params): Params {
  return one && Object.keys(one).length >= Object.keys(other).length ? one : other;
}
