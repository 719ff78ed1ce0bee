import { CHECK_EVERY, isCertain } from './certainty.ts';
import { addTally, emptyTally, type Tally } from './statistics.ts';

/** The result of one fight, from the worker that played it: its tally, or the reason why it could not be played. */
export type FightReply =
  | { readonly fight: number; readonly tally: Tally }
  | { readonly fight: number; readonly fault: string };

/** Plays single fights of a simulation, usually in a worker. */
export interface FightRunner {
  /** Plays the fight with this number, after the fights of earlier calls. */
  play(fight: number): Promise<FightReply>;
}

/** A simulation that several runners play. */
export interface Run {
  readonly runners: readonly FightRunner[];
  /** The maximum number of fights. */
  readonly fights: number;
  /** Ends the run as soon as each side's win rate has at most this margin of error, in percentage points. */
  readonly within?: number | undefined;
  /** Called with the tally so far, each time that it grows. */
  readonly onFight?: (sofar: Tally) => void;
  /** Ends the run early. */
  readonly signal?: AbortSignal;
}

/** The number of fights that a runner is given at a time, so that it need not wait for the next one. */
const AHEAD = 2;

/**
 * Plays fights 1, 2, 3 ... with all runners at once and returns their tally. Counts the fights in the order of their
 * numbers, and discards the fights after the last one that counts. The figures are therefore the same for any number of
 * runners. Rejects if a fight that counts cannot be played.
 */
export function runFights({ runners, fights, within, onFight, signal }: Run): Promise<Tally> {
  const total = emptyTally();
  const replies = new Map<number, FightReply>(); // replies that cannot be counted before those with lower numbers
  let given = 0;
  let isOver = false;

  const nextReply = () => (isOver ? undefined : replies.get(total.fights + 1));
  const isEnough = () =>
    total.fights === fights ||
    (within !== undefined && total.fights % CHECK_EVERY === 0 && isCertain(total, within));

  return new Promise((resolve, reject) => {
    const end = () => {
      isOver = true;
      resolve(total);
    };
    const countReplies = () => {
      for (let reply = nextReply(); reply; reply = nextReply()) {
        if ('fault' in reply) {
          isOver = true;
          reject(new Error(reply.fault));
          return;
        }
        replies.delete(reply.fight);
        addTally(total, reply.tally);
        onFight?.(total);
        if (isEnough()) end();
      }
    };
    const playOn = async (runner: FightRunner) => {
      while (!isOver && given < fights) {
        const reply = await runner.play(++given);
        replies.set(reply.fight, reply);
        countReplies();
        if ('fault' in reply) return;
      }
    };
    signal?.addEventListener('abort', end);
    for (const runner of runners) for (let i = 0; i < AHEAD; i++) void playOn(runner);
  });
}
