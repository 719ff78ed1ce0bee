import type { Battle } from '../engine/battle/battle.ts';
import { type Input, toInput } from '../engine/battle/input.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import { type Action, type AnytimeAction, choiceOf } from '../engine/core/action.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Choice } from '../engine/core/script.ts';
import type { AskedId, Id } from '../engine/schema/ids.ts';
import type { Dice } from '../engine/state/dice.ts';
import { fightersOf, findFighter, standing, type Table } from '../engine/state/table.ts';
import { view } from '../engine/visibility/view.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';
import type { AskedSituation, Decision, Situation } from './policy.ts';

/** Those who decide together, and with whose eyes. */
export interface Party {
  readonly fighters: readonly Id[];
  readonly viewer: Viewer;
}

/** All the fighters of a side, who see what any of them sees. */
export function partyOf(table: Table, side: string): Party {
  const own = fightersOf(table).filter((fighter) => fighter.side === side);
  const fighters = own.map(({ id }) => id);
  return { fighters, viewer: { role: 'player', fighters } };
}

/** What the one who is asked has to go by: what the viewer sees; left out, what all of the speaker's side see. */
export function situationOf(
  battle: Battle,
  prompt: Prompt,
  dice: Dice,
  viewer = viewerFor(battle.table, prompt.speaker),
  timeLeft = unlimited,
): AskedSituation {
  const { option, as: _as, ...params } = prompt.fallback;
  return new Look(battle, viewer, { dice, timeLeft }, prompt, prompt.choices(viewer), { option, params });
}

const unlimited = () => 1;

/**
 * All that a party has to decide on now: what it is asked, in order, and what its fighters may do besides, at any time.
 * There, and where nobody has to act, nothing counts by default. `timeLeft` bounds how long a policy weighs them; left out:
 * nothing does, and a fight of bots depends on its dice alone.
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

/** What the fighters of a party may do now without being asked. */
function besides(battle: Battle, { fighters, viewer }: Party, means: Means): Situation[] {
  return standing(battle.table).flatMap(({ id }) => {
    const choices = fighters.includes(id) ? choicesAtAnyTime(battle, id) : [];
    const free = { for: id, speaker: id, kind: 'turn' };
    return choices.length > 0 ? [new Look(battle, viewer, means, free, choices, null)] : [];
  });
}

/** What somebody may do without being asked: at any moment, or while a turn of others is open. */
export function choicesAtAnyTime({ ruleset, table, prompts }: Battle, by: Id): Choice[] {
  const isBetween = prompts.every(({ kind, for: asked }) => kind === 'turn' && asked !== by);
  const { always, outOfTurn } = freeOf(ruleset);
  const free = isBetween ? [...always, ...outOfTurn] : always;
  return free.map(([option, what]) => choiceOf(table, what, by, option));
}

type Named = readonly (readonly [string, Action | AnytimeAction])[];

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

/** What a policy decides with. */
type Means = Pick<Situation, 'dice' | 'timeLeft'>;

/** A situation, in which the table is looked at by whoever wants to see it. */
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
  readonly timeLeft: () => number;
  readonly #table: Table;
  #view: Table | undefined;

  constructor(
    { ruleset, table }: Battle,
    viewer: Viewer,
    { dice, timeLeft }: Means,
    { for: asked, speaker, kind }: Pick<Prompt, 'for' | 'speaker' | 'kind'>,
    choices: readonly Choice[],
    fallback: Fallback,
  ) {
    this.ruleset = ruleset;
    this.viewer = viewer;
    this.asked = asked;
    this.speaker = speaker;
    this.side = (findFighter(table, speaker) ?? findFighter(table, asked))?.side;
    this.kind = kind;
    this.choices = choices;
    this.fallback = fallback;
    this.dice = dice;
    this.timeLeft = timeLeft;
    this.#table = table;
  }

  get view(): Table {
    this.#view ??= view(this.ruleset, this.#table, this.viewer);
    return this.#view;
  }
}

/** A decision made in a situation, as the journal keeps it. */
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
