import { choiceOf } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { Dice } from '../engine/dice.ts';
import { type Input, toInput } from '../engine/input.ts';
import type { Prompt } from '../engine/prompt.ts';
import type { Asked, Choice } from '../engine/script.ts';
import { fightersOf, findFighter, type Id, standing, type Table } from '../engine/table.ts';
import { type Viewer, view } from '../engine/view.ts';
import type { AskedSituation, Decision, Situation } from './policy.ts';

/** Those who decide together, and with whose eyes. */
export interface Party {
  readonly fighters: readonly Id[];
  readonly viewer: Viewer;
}

/** All the fighters of a side, who see what any of them sees. */
export function partyOf(table: Table, side: string): Party {
  const fighters = fightersOf(table).flatMap((fighter) => (fighter.side === side ? [fighter.id] : []));
  return { fighters, viewer: { role: 'player', fighters } };
}

/** What the one who is asked has to go by: what the viewer sees; left out, what all of the speaker's side see. */
export function situationOf(
  battle: Battle,
  prompt: Prompt,
  dice: Dice,
  viewer = viewerFor(battle.table, prompt.speaker),
): AskedSituation {
  const { for: asked, speaker, kind } = prompt;
  const { option, as: _as, ...params } = prompt.fallback;
  const choices = prompt.choices(viewer);
  return { ...look(battle, { asked, speaker, kind, choices }, dice, viewer), fallback: { option, params } };
}

/**
 * All that a party has to decide on now: what it is asked, in order, and what its fighters may do besides, at any time.
 * There, and where nobody has to act, nothing counts by default.
 */
export function situationsOf(battle: Battle, { fighters, viewer }: Party, dice: Dice): Situation[] {
  const asked = battle.prompts.filter(({ speaker }) => fighters.includes(speaker));
  const besides = standing(battle.table).flatMap(({ id }) => (fighters.includes(id) ? [id] : []));
  return [
    ...asked.map((prompt) => {
      const situation = situationOf(battle, prompt, dice, viewer);
      return prompt.canTimeOut ? situation : { ...situation, fallback: null };
    }),
    ...besides.flatMap((id) => {
      const choices = choicesAtAnyTime(battle, id);
      const free = { asked: id, speaker: id, kind: 'turn', choices };
      return choices.length > 0 ? [look(battle, free, dice, viewer)] : [];
    }),
  ];
}

/** What somebody may do without being asked: at any moment, or while a turn of others is open. */
export function choicesAtAnyTime({ ruleset, table, prompts }: Battle, by: Id): Choice[] {
  const isBetween = prompts.every(({ kind, for: asked }) => kind === 'turn' && asked !== by);
  const interjections = Object.entries(ruleset.interjections).filter(([, what]) => !what.gm);
  const actions = Object.entries(ruleset.actions).filter(
    ([, what]) => isBetween && what.outOfTurn && !what.gm,
  );
  return [...interjections, ...actions].map(([option, what]) => choiceOf(table, what, by, option));
}

function look(
  { ruleset, table }: Battle,
  on: Pick<Situation, 'asked' | 'speaker' | 'kind' | 'choices'>,
  dice: Dice,
  viewer: Viewer,
): Situation {
  let seen: Table | undefined;
  return {
    ...on,
    ruleset,
    get view() {
      seen ??= view(ruleset, table, viewer);
      return seen;
    },
    side: (findFighter(table, on.speaker) ?? findFighter(table, on.asked))?.side,
    fallback: null,
    dice,
  };
}

/** A decision as the journal keeps it that was made with these eyes; left out, with those of the speaker's side. */
export function inputOf(
  battle: Battle,
  { asked, speaker, kind }: Pick<Situation, 'asked' | 'speaker' | 'kind'>,
  decision: Decision,
  viewer = viewerFor(battle.table, speaker),
): Input {
  return battle.heard(toInput({ for: asked, speaker, kind }, decision), viewer);
}

function viewerFor(table: Table, asked: Asked): Viewer {
  const side = findFighter(table, asked)?.side;
  return side === undefined ? { role: 'gm' } : partyOf(table, side).viewer;
}
