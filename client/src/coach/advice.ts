import { type Hex, hexKey, type Id, isSame, type Params, seededDice, turnChoices } from '@riposte/shared';
import { coach } from '@riposte/shared/bots/coach';
import type { AskedSituation, Decision } from '@riposte/shared/bots/policy';
import { choiceIn } from '@riposte/shared/engine/core/script';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { type Draft, mapRow, type Offer } from '../battle/draft.ts';
import { foldedOf } from '../battle/folding.ts';
import { entryOf } from '../battle/offers.ts';
import { placeOf } from '../battle/places.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { END_TURN } from '../session/hotkeys.ts';
import { offersOn } from '../tools/idle.ts';
import { waysOf } from '../tools/paths.ts';
import * as words from '../words/coach.ts';

/** A concept that the guided first fight introduces. */
export type Lesson = 'move' | 'attack' | 'preview' | 'react' | 'choose' | 'end' | 'wait';

/** Advice that tells a new player what to do next. */
export interface Advice {
  readonly lesson: Lesson;
  /** The instruction, such as "Choose the marked hex."; empty while there is nothing to press. */
  readonly text: string;
  /** The test id of the button to press; null if there is none. */
  readonly button: string | null;
  /** The hex to press; null if there is none. */
  readonly at: Hex | null;
}

/** A seat's current prompt, offers and activity. */
export interface Doing {
  readonly prompt: WirePrompt | null;
  readonly offers: readonly Offer[];
  readonly draft: Draft | null;
  /** The end of the path that the map shows until a second press confirms it; null if there is none. */
  readonly proposed: Hex | null;
  readonly mine: readonly Id[];
}

/** A constant seed, so that the same situation gets the same advice. */
const SEED = '0'.repeat(64);

/** Returns the advice on the seat's next step. The `coach` bot decides which step is best. */
export function adviceOf(snapshot: BattleSnapshot, doing: Doing): Advice {
  const { prompt, draft } = doing;
  if (!prompt) return { lesson: 'wait', text: '', button: null, at: null };
  const decision = coach.decide(situationIn(snapshot, prompt, doing.mine));
  if (draft) return adviceOnDraft(snapshot, draft, decision);
  return prompt.kind === 'turn'
    ? adviceOnTurn(snapshot, doing, decision)
    : adviceOnQuestion(snapshot, prompt, decision);
}

function adviceOnDraft(snapshot: BattleSnapshot, draft: Draft, { params }: Decision): Advice {
  const row = mapRow(draft);
  if (!row) return toPress('preview', entryOf(snapshot, draft.offer).label, 'confirm');
  const given = row.values.filter((one) => one !== undefined);
  const wanted = JSON.stringify(params[row.key]);
  const value = given.find((one) => JSON.stringify(one) === wanted) ?? given[0] ?? null;
  if (row.look === 'fighter') return atTarget(snapshot, String(value));
  const at = placeOf(snapshot.table, row, value) ?? null;
  return { lesson: 'move', text: words.pressMarkedHex, button: null, at };
}

/**
 * Returns the advice on a question. If the prompt's card hides the best answer among its folded answers, advises the
 * default answer instead.
 */
function adviceOnQuestion(snapshot: BattleSnapshot, prompt: WirePrompt, decision: Decision): Advice {
  const isFolded = foldedOf(snapshot, prompt).folded.some(({ offer }) => offer.option === decision.option);
  const { option } = isFolded ? prompt.fallback : decision;
  const { stack, fighters } = snapshot.table;
  const [top] = stack;
  const isAttacked = top?.by !== undefined && fighters[top.by]?.side !== fighters[prompt.for]?.side;
  const lesson = isAttacked ? 'react' : 'choose';
  return toPress(lesson, entryOf(snapshot, { kind: prompt.kind, option }).label, `answer-${option}`);
}

function adviceOnTurn(snapshot: BattleSnapshot, doing: Doing, { option, params }: Decision): Advice {
  const { offers, proposed } = doing;
  const label = entryOf(snapshot, { kind: 'turn', option }).label;
  if (option === END_TURN) return toPress('end', label, `action-${END_TURN}`);
  const end = endOf(params);
  if (end && waysOf(snapshot, offers).has(hexKey(end))) {
    const isShown = proposed !== null && isSame(proposed, end);
    return { lesson: 'move', text: isShown ? words.pressAgain : words.pressPathEnd, button: null, at: end };
  }
  const { target } = params;
  const [first] = typeof target === 'string' ? offersOn(snapshot, offers, target) : [];
  if (first?.option === option) return atTarget(snapshot, String(target));
  return toPress('move', label, `action-${option}`);
}

function atTarget({ table }: BattleSnapshot, target: Id): Advice {
  const at = table.fighters[target]?.at ?? null;
  return { lesson: 'attack', text: words.pressTarget(nameIn(table, target)), button: null, at };
}

function toPress(lesson: Lesson, label: string, button: string): Advice {
  return { lesson, text: words.press(label), button, at: null };
}

/** Returns the last hex of the path in these parameters; undefined if they contain no path. */
function endOf(params: Params): Hex | undefined {
  const path = Object.values(params).find((value) => Array.isArray(value) && Array.isArray(value[0]));
  return (path as readonly Hex[] | undefined)?.at(-1);
}

/** Describes a prompt of this seat in the form in which bots receive prompts. */
function situationIn(snapshot: BattleSnapshot, prompt: WirePrompt, mine: readonly Id[]): AskedSituation {
  const { ruleset, table } = snapshot;
  const fallback = choiceIn(prompt.fallback);
  const answers = prompt.options.map((one) => ({ option: one.option, variants: () => one.variants }));
  return {
    ruleset,
    viewer: { role: 'player', fighters: mine },
    view: table,
    asked: prompt.for,
    speaker: prompt.speaker,
    side: table.fighters[prompt.speaker]?.side,
    kind: prompt.kind,
    choices: prompt.kind === 'turn' ? turnChoices(table, ruleset.actions, prompt.for) : answers,
    fallback,
    dice: seededDice(SEED),
    timeLeft: () => 1,
  };
}
