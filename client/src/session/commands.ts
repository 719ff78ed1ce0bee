import { type AskedId, type Id, type Json, legalVariants } from '@riposte/shared';
import type { Offer } from '../battle/draft.ts';
import { ANY_TIME } from '../battle/offers.ts';
import { type BattleSnapshot, fieldOf } from '../battle/snapshot.ts';

/**
 * Returns the offers that answer no prompt. For the GM, these are the GM actions. For a fighter, these are its
 * anytime actions and, between turns, its actions out of turn.
 */
export function commandsOf({ ruleset, table, prompts }: BattleSnapshot, by: AskedId): Offer[] {
  const isBetween = prompts.every(({ kind, for: asked }) => kind === 'turn' && asked !== by);
  const actions = Object.entries(ruleset.actions).filter(
    ([, { gm, outOfTurn }]) => gm || (outOfTurn && isBetween),
  );
  const interjections = Object.entries(ruleset.interjections).filter(([, { waits }]) => !waits || isBetween);
  const all = [...actions, ...interjections];
  const own = all.filter(([, { gm }]) => Boolean(gm) === (by === 'gm'));
  return own.flatMap(([option, what]) => {
    const { params, axes } = what;
    const variants = legalVariants(table, what, by);
    if (variants.length === 0) return [];
    const offer: Offer = {
      prompt: null,
      by,
      kind: ANY_TIME,
      option,
      variants,
      params,
      ...(axes && { axesOf: (act) => axes(table, by, act) }),
      faultOf: (act) => what.check(table, by, act),
    };
    return [offer];
  });
}

/**
 * Returns the current value of a standing choice, from the fighter's field of the same name; undefined if there is no
 * such field.
 */
export function currentChoice(snapshot: BattleSnapshot, { by, option }: Offer): Json | undefined {
  return fieldOf(snapshot, by, option);
}

const isStanding = ({ ruleset }: BattleSnapshot, { option }: Offer) => Object.hasOwn(ruleset.fields, option);

/**
 * Returns the offers that set a fighter's standing choices, such as its stance. Exactly one value of each choice is
 * active.
 */
export function standingChoicesOf(snapshot: BattleSnapshot, by: Id): Offer[] {
  return commandsOf(snapshot, by).filter((offer) => isStanding(snapshot, offer));
}

/** Returns the offers of a fighter that answer no prompt, except standing choices. */
export function anytimeOffersOf(snapshot: BattleSnapshot, by: Id): Offer[] {
  return commandsOf(snapshot, by).filter((offer) => !isStanding(snapshot, offer));
}
