import type { Battle } from '../engine/battle/battle.ts';
import { type Input, toInput } from '../engine/battle/input.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import type { Action, AnytimeAction } from '../engine/core/action.ts';
import { choiceOf } from '../engine/core/choices.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { type Choice, choiceIn } from '../engine/core/script.ts';
import type { AskedId, Id } from '../engine/schema/ids.ts';
import type { Dice } from '../engine/state/dice.ts';
import { fightersOf, findFighter, standing, type Table } from '../engine/state/table.ts';
import { view } from '../engine/visibility/view.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';
import type { AskedSituation, Decision, Situation } from './policy.ts';

/** The fighters that decide together, and their view. */
export interface Party {
  readonly fighters: readonly Id[];
  readonly viewer: Viewer;
}

/** Returns all fighters of a side, with their combined view. */
export function partyOf(table: Table, side: string): Party {
  const own = fightersOf(table).filter((fighter) => fighter.side === side);
  const fighters = own.map(({ id }) => id);
  return { fighters, viewer: { role: 'player', fighters } };
}

/** Returns the situation of an asked fighter as `viewer` sees it; by default, as the speaker's side sees it. */
export function situationOf(
  battle: Battle,
  prompt: Prompt,
  dice: Dice,
  viewer = viewerFor(battle.table, prompt.speaker),
  timeLeft = unlimited,
): AskedSituation {
  const fallback = choiceIn(prompt.fallback);
  return new Look(battle, viewer, { dice, timeLeft }, prompt, prompt.choices(viewer), fallback);
}

const unlimited = () => 1;

/**
 * Returns all situations of a party: its prompts in order, then the anytime actions of its fighters. The
 * latter, and turns that no fighter has to take, have no fallback. `timeLeft` limits how long a policy may
 * think. If omitted, there is no limit, so the fight depends only on its dice.
 */
export function situationsOf(battle: Battle, party: Party, dice: Dice, timeLeft = unlimited): Situation[] {
  const { fighters, viewer } = party;
  const asked = battle.prompts.filter(({ speaker }) => fighters.includes(speaker));
  return [
    ...asked.map((prompt) =>
      prompt.canTimeOut
        ? situationOf(battle, prompt, dice, viewer, timeLeft)
        : new Look(battle, viewer, { dice, timeLeft }, prompt, prompt.choices(viewer), null),
    ),
    ...besides(battle, party, { dice, timeLeft }),
  ];
}

/** Returns the situations in which the fighters of a party may act now without a prompt. */
function besides(battle: Battle, { fighters, viewer }: Party, means: Means): Situation[] {
  return standing(battle.table).flatMap(({ id }) => {
    const choices = fighters.includes(id) ? choicesAtAnyTime(battle, id) : [];
    const free = { for: id, speaker: id, kind: 'turn' };
    return choices.length > 0 ? [new Look(battle, viewer, means, free, choices, null)] : [];
  });
}

/** Returns the choices that a fighter has without a prompt: at any time, or during other fighters' turns. */
export function choicesAtAnyTime({ ruleset, table, prompts }: Battle, by: Id): Choice[] {
  const isBetween = prompts.every(({ kind, for: asked }) => kind === 'turn' && asked !== by);
  const { always, outOfTurn } = freeOf(ruleset);
  const free = isBetween ? [...always, ...outOfTurn] : always;
  return free.map(([option, what]) => choiceOf(table, what, by, option));
}

type Named = readonly (readonly [string, Action | AnytimeAction])[];

const frees = new WeakMap<Ruleset, { readonly always: Named; readonly outOfTurn: Named }>();

/** Returns the anytime actions of players, and the actions that can be taken out of turn, by name. */
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

/** The dice and the time that a policy may use. */
type Means = Pick<Situation, 'dice' | 'timeLeft'>;

/** A situation whose view is computed on demand. */
class Look<Fallback extends Decision | null> implements Situation {
  readonly ruleset: Ruleset;
  readonly viewer: Viewer;
  readonly asked: AskedId;
  readonly speaker: AskedId;
  readonly side: string | undefined;
  readonly kind: string;
  readonly choices: readonly Choice[];
  readonly fallback: Fallback;
  readonly dice: Dice;
  readonly restore: (table: Table) => Battle;
  readonly timeLeft: () => number;
  readonly #table: Table;
  #view: Table | undefined;

  constructor(
    battle: Battle,
    viewer: Viewer,
    { dice, timeLeft }: Means,
    { for: asked, speaker, kind }: Pick<Prompt, 'for' | 'speaker' | 'kind'>,
    choices: readonly Choice[],
    fallback: Fallback,
  ) {
    const { ruleset, table } = battle;
    this.ruleset = ruleset;
    this.viewer = viewer;
    this.asked = asked;
    this.speaker = speaker;
    this.side = (findFighter(table, speaker) ?? findFighter(table, asked))?.side;
    this.kind = kind;
    this.choices = choices;
    this.fallback = fallback;
    this.dice = dice;
    // The class of the battle belongs to its edition, which can have an engine of its own.
    this.restore = (from) => (battle.constructor as typeof Battle).restore(ruleset, from);
    this.timeLeft = timeLeft;
    this.#table = table;
  }

  get view(): Table {
    this.#view ??= view(this.ruleset, this.#table, this.viewer);
    return this.#view;
  }
}

/** Returns a decision as the journal saves it. */
export function inputOf(
  battle: Battle,
  { asked, speaker, kind, viewer }: Situation,
  decision: Decision,
): Input {
  return battle.heard(toInput({ for: asked, speaker, kind }, decision), viewer);
}

function viewerFor(table: Table, asked: AskedId): Viewer {
  const side = findFighter(table, asked)?.side;
  return side === undefined ? { role: 'gm' } : partyOf(table, side).viewer;
}
