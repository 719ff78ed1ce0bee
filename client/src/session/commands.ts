import { type AskedId, type Id, type Json, legalVariants } from '@riposte/shared';
import type { Offer } from '../battle/draft.ts';
import { ANY_TIME } from '../battle/offers.ts';
import { type BattleSnapshot, fieldOf } from '../battle/snapshot.ts';

/**
 * What can be done besides turns and answers: by the GM its own actions and powers, by a fighter what it may do at any
 * time, and while nothing but turns of others is waited for, out of turn.
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

/** Which value a standing choice has now: a field of its name says so. */
export function currentChoice(snapshot: BattleSnapshot, { by, option }: Offer): Json | undefined {
  return fieldOf(snapshot, by, option);
}

const isStanding = ({ ruleset }: BattleSnapshot, { option }: Offer) => Object.hasOwn(ruleset.fields, option);

/** A fighter's standing choices, of each of which one way holds. */
export function standingChoicesOf(snapshot: BattleSnapshot, by: Id): Offer[] {
  return commandsOf(snapshot, by).filter((offer) => isStanding(snapshot, offer));
}

/** What a fighter may do at this moment, whoever's turn it is and whatever is asked. */
export function anytimeOffersOf(snapshot: BattleSnapshot, by: Id): Offer[] {
  return commandsOf(snapshot, by).filter((offer) => !isStanding(snapshot, offer));
}
