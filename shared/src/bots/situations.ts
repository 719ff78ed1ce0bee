import { type Action, choiceOf, type Interjection } from '../engine/action.ts';
import type { Battle } from '../engine/battle.ts';
import type { Dice } from '../engine/dice.ts';
import { type Input, toInput } from '../engine/input.ts';
import type { Prompt } from '../engine/prompt.ts';
import type { Ruleset } from '../engine/ruleset.ts';
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
  const { option, as: _as, ...params } = prompt.fallback;
  return look(battle, { ...askedBy(prompt, viewer), fallback: { option, params } }, dice, viewer);
}

/**
 * All that a party has to decide on now: what it is asked, in order, and what its fighters may do besides, at any time.
 * There, and where nobody has to act, nothing counts by default.
 */
export function situationsOf(battle: Battle, party: Party, dice: Dice): Situation[] {
  const { fighters, viewer } = party;
  const asked = battle.prompts.filter(({ speaker }) => fighters.includes(speaker));
  return [
    ...asked.map((prompt) =>
      prompt.canTimeOut
        ? situationOf(battle, prompt, dice, viewer)
        : look(battle, { ...askedBy(prompt, viewer), fallback: null }, dice, viewer),
    ),
    ...besides(battle, party, dice),
  ];
}

/** What the fighters of a party may do now without being asked. */
function besides(battle: Battle, { fighters, viewer }: Party, dice: Dice): Situation[] {
  return standing(battle.table).flatMap(({ id }) => {
    const choices = fighters.includes(id) ? choicesAtAnyTime(battle, id) : [];
    const free = { asked: id, speaker: id, kind: 'turn', choices, fallback: null };
    return choices.length > 0 ? [look(battle, free, dice, viewer)] : [];
  });
}

/** What somebody may do without being asked: at any moment, or while a turn of others is open. */
export function choicesAtAnyTime({ ruleset, table, prompts }: Battle, by: Id): Choice[] {
  const isBetween = prompts.every(({ kind, for: asked }) => kind === 'turn' && asked !== by);
  const { always, outOfTurn } = freeOf(ruleset);
  const free = isBetween ? [...always, ...outOfTurn] : always;
  return free.map(([option, what]) => choiceOf(table, what, by, option));
}

type Named = readonly (readonly [string, Action | Interjection])[];

const frees = new WeakMap<Ruleset, { readonly always: Named; readonly outOfTurn: Named }>();

/** What players may do at any moment, and what while others' turns are open, by name. */
function freeOf(ruleset: Ruleset): { readonly always: Named; readonly outOfTurn: Named } {
  const known = frees.get(ruleset);
  if (known) return known;
  const free = {
    always: Object.entries(ruleset.interjections).filter(([, { gm }]) => !gm),
    outOfTurn: Object.entries(ruleset.actions).filter(([, { outOfTurn, gm }]) => outOfTurn && !gm),
  };
  frees.set(ruleset, free);
  return free;
}

function askedBy(prompt: Prompt, viewer: Viewer) {
  const { for: asked, speaker, kind } = prompt;
  return { asked, speaker, kind, choices: prompt.choices(viewer) };
}

/** A situation, in which the table is looked at by whoever wants to see it. */
function look<Fallback extends Decision | null>(
  { ruleset, table }: Battle,
  on: Pick<Situation, 'asked' | 'speaker' | 'kind' | 'choices'> & { readonly fallback: Fallback },
  dice: Dice,
  viewer: Viewer,
): Situation & { readonly fallback: Fallback } {
  let seen: Table | undefined;
  return {
    ...on,
    ruleset,
    get view() {
      seen ??= view(ruleset, table, viewer);
      return seen;
    },
    side: (findFighter(table, on.speaker) ?? findFighter(table, on.asked))?.side,
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
