import { legalVariants } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { Dice } from '../engine/dice.ts';
import type { Input } from '../engine/input.ts';
import type { Choice } from '../engine/script.ts';
import { type Id, standing, type Table } from '../engine/table.ts';
import { view } from '../engine/view.ts';
import type { Decision, Policy } from './policy.ts';

/** Something that somebody does without being asked. */
export interface Aside {
  readonly by: Id;
  readonly decision: Decision;
}

/** The first of those who want to do something now that needs no prompt, as listed; undefined: nobody does. */
export function asideIn(battle: Battle, policyOf: (side: string) => Policy, dice: Dice): Aside | undefined {
  const { ruleset, table } = battle;
  if (Object.keys(ruleset.interjections).length === 0) return undefined;
  for (const { id, side } of standing(table)) {
    const policy = policyOf(side);
    if (!policy.interject) continue;
    const mates = standing(table).flatMap((other) => (other.side === side ? [other.id] : []));
    const seen = view(ruleset, table, { role: 'player', fighters: mates });
    const choices = asidesOf(battle, seen, id);
    const fallback = { option: 'pass', params: {} };
    const moment = { ruleset, view: seen, asked: id, side, kind: 'turn', choices, fallback, dice };
    const decision = choices.length > 0 ? policy.interject(moment) : undefined;
    if (decision) return { by: id, decision };
  }
  return undefined;
}

/** What somebody may do at this moment without being asked: the interjections of its rules. */
function asidesOf({ ruleset }: Battle, seen: Table, by: Id): Choice[] {
  const open = Object.entries(ruleset.interjections).filter(([, { gm }]) => !gm);
  return open.flatMap(([option, what]) => {
    const ways = legalVariants(seen, what, by);
    return ways.length > 0 ? [{ option, params: what.params, variants: () => ways }] : [];
  });
}

/** An aside as its player would send it. */
export function inputOfAside({ by, decision }: Aside): Input {
  return { ...decision.params, as: by, do: decision.option };
}
