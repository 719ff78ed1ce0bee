import { seedHash } from '../engine/dice.ts';
import type { Edition } from '../engine/edition.ts';
import { isRewind } from '../engine/rewind.ts';
import { GM_EYES } from '../engine/view.ts';
import { record } from './record.ts';
import type { RecordedMoment, Recording } from './recording.ts';

/** Whether the dice of a fight are those of its seed. */
export type Verdict =
  | {
      readonly is: 'fair';
      readonly dice: number;
      /** How often it went on with new dice: taken back, or (`onward`) played on from another fight's course. */
      readonly branches: number;
      readonly onward: number;
      /** How many dice the game master had show something else. */
      readonly set: number;
    }
  /** The recording does not say what it could be played again from. */
  | { readonly is: 'unknown' }
  /** The seed is not the one whose hash was shown before the first roll. */
  | { readonly is: 'other-seed' }
  /** Played again, the fight does not go as the recording says, from that input on. */
  | { readonly is: 'other-fight'; readonly rev: number };

/** Plays a recorded fight again from its seed, and looks whether all went and every die fell as it says. */
export function checkDice(edition: Edition, { head, moments }: Recording): Verdict {
  if (!head.proof) return { is: 'unknown' };
  if (seedHash(head.proof.seed) !== head.diceHash) return { is: 'other-seed' };
  const entries = moments.flatMap(({ rev, input }) => (input ? [{ seq: rev, input }] : []));
  const rolls = record(edition, { ...head.proof, entries }, GM_EYES, true);
  let [dice, set] = [0, 0];
  for (const told of moments) {
    const rolled = nextOf(rolls);
    if (!rolled || !isSame(rolled.moment, told)) return { is: 'other-fight', rev: told.rev };
    dice += rolled.dice;
    if (rolled.hasSet) set++;
  }
  const rewinds = entries.flatMap(({ input }) => (isRewind(input) ? [input] : []));
  const onward = rewinds.filter(({ way }) => way === 'onward').length;
  return { is: 'fair', dice, branches: rewinds.length, onward, set };
}

/** Undefined: the rules let nothing more through, or there is nothing. */
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

/** A verdict in a sentence, for everybody. */
export function verdictText(verdict: Verdict): string {
  if (verdict.is === 'fair') return fairText(verdict);
  if (verdict.is === 'other-seed')
    return 'The dice are not to be trusted: the seed is not the one whose hash was shown before the first roll.';
  if (verdict.is === 'other-fight')
    return `The dice are not to be trusted: played again from the seed, step ${verdict.rev} goes another way than it is told here.`;
  return 'The dice can be checked once the fight is over, by whoever may see all of it.';
}

function fairText({ dice, branches, onward, set }: Extract<Verdict, { is: 'fair' }>): string {
  const back = branches - onward;
  const times = back === 1 ? 'since' : `each of the ${back} times that`;
  const again = back === 0 ? '' : `, new ones ${times} it was taken back`;
  const other = onward === 0 ? '' : ' Where it was played on from another fight, new dice began.';
  const but = set === 0 ? '' : ` The game master openly had ${set} of them show something else.`;
  return `All ${dice} dice are the seed’s${again}, and its hash is the one that was shown before the first roll.${other}${but}`;
}
