import type { Edition } from '../engine/history/edition.ts';
import { isRewind } from '../engine/history/rewind.ts';
import { parseSetup, setupFault } from '../engine/setup/setup.ts';
import { seedHash } from '../engine/state/dice.ts';
import { GM_EYES } from '../engine/visibility/viewer.ts';
import * as texts from '../words/messages/recording.ts';
import { entriesIn } from './branches.ts';
import type { Journaled } from './play-again.ts';
import { record } from './record.ts';
import type { RecordedMoment, Recording, UndoneStep } from './recording.ts';
import { recordUndone } from './undone.ts';

/** The result of checking a fight's dice against its seed. */
export type Verdict =
  | {
      readonly is: 'fair';
      readonly dice: number;
      /**
       * The number of times that the fight got new dice: after a rewind, or because it continues another fight.
       * `onward` counts only the cases in which it continues another fight.
       */
      readonly branches: number;
      readonly onward: number;
      /** The number of dice that the GM has set to a face other than the rolled one. */
      readonly set: number;
      /**
       * The number of further dice that were rolled for undone inputs; null if the recording does not contain all
       * undone inputs.
       */
      readonly undone: number | null;
    }
  /** The recording lacks the data for a replay. */
  | { readonly is: 'unknown' }
  /** The seed does not match the hash that was shown before the first roll. */
  | { readonly is: 'other-seed' }
  /** The replay differs from the recording. `rev` is the first input with a difference. */
  | { readonly is: 'other-fight'; readonly rev: number };

/** Replays a recorded fight from its seed, including undone inputs, and compares all events and dice. */
export function checkDice(edition: Edition, recording: Recording): Verdict {
  const { head, moments, undone } = recording;
  if (!head.proof) return { is: 'unknown' };
  if (seedHash(head.proof.seed) !== head.diceHash) return { is: 'other-seed' };
  if (setupFault(() => parseSetup(head.proof?.setup)) !== undefined) return { is: 'other-fight', rev: 0 };
  const journaled = { ...head.proof, entries: entriesIn(recording) };
  const rolls = record(edition, journaled, GM_EYES, 'all');
  let [dice, set] = [0, 0];
  for (const told of moments) {
    const rolled = nextOf(rolls);
    if (!rolled || !isSame(rolled.moment, told)) return { is: 'other-fight', rev: told.rev };
    dice += rolled.dice;
    if (rolled.hasSet) set++;
  }
  const back = checkUndone(edition, journaled, undone);
  if (typeof back !== 'number') return back;
  const rewinds = moments.flatMap(({ input }) => (input && isRewind(input) ? [input] : []));
  const onward = rewinds.filter(({ way }) => way === 'onward').length;
  const isWhole = journaled.entries.every(({ seq }, index) => seq === index + 1);
  return { is: 'fair', dice, branches: rewinds.length, onward, set, undone: isWhole ? back : null };
}

/** Returns the number of dice rolled for undone inputs, or the first undone input whose replay differs. */
function checkUndone(
  edition: Edition,
  journaled: Journaled,
  undone: readonly UndoneStep[],
): number | Extract<Verdict, { is: 'other-fight' }> {
  const rolls = recordUndone(edition, journaled);
  let dice = 0;
  for (const told of undone) {
    let rolled = nextOf(rolls);
    while (rolled === null) rolled = nextOf(rolls);
    if (!rolled || JSON.stringify(rolled.step) !== JSON.stringify(told))
      return { is: 'other-fight', rev: told.undone };
    dice += rolled.dice;
  }
  return dice;
}

/** Returns the next value; undefined if the rules reject the next input, or if there is none. */
function nextOf<Value>(values: Generator<Value>): Value | undefined {
  try {
    return values.next().value;
  } catch {
    return undefined;
  }
}

function isSame(one: RecordedMoment, other: RecordedMoment): boolean {
  return (
    JSON.stringify([one.rev, one.events, one.now]) === JSON.stringify([other.rev, other.events, other.now])
  );
}

/** Returns a verdict as text. */
export function verdictText(verdict: Verdict): string {
  if (verdict.is === 'fair') return fairText(verdict);
  if (verdict.is === 'other-seed') return texts.otherSeed;
  return verdict.is === 'other-fight' ? texts.otherFight(verdict.rev) : texts.verifyLater;
}

function fairText({ dice, branches, onward, set, undone }: Extract<Verdict, { is: 'fair' }>): string {
  const rewinds = branches - onward;
  const sentences = [
    texts.allMatch(dice, rewinds),
    ...(onward === 0 ? [] : [texts.newDiceWhereItContinues]),
    ...(rewinds === 0 ? [] : [undone === null ? texts.undoneUnknown : texts.undoneMatch(undone)]),
    ...(set === 0 ? [] : [texts.diceSet(set)]),
  ];
  return sentences.join(' ');
}
