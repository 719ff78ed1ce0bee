import { formatList } from '../../../engine/language/intl.ts';
import type { Sentence } from '../../../engine/presentation/text/sentence.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { TEXT } from './catalog.ts';

const { log, amounts, sums } = TEXT;

/** Returns points of a resource, as in "2 MP". */
function amountOf({ resource, amount }: GameEvent): string {
  return amounts[resource as keyof typeof amounts](Number(amount));
}

/** A log sentence for each event in `sheet/events.ts` whose tone is not `silent`. */
export const sentences = {
  'round-began': ({ round }) => log.round(Number(round)),
  'phase-began': ({ phase }, { label }) => label(phase),
  'turn-began': ({ kind }, { by }) =>
    (kind === 'surge' ? log.surgeTurn : kind === 'release' ? log.releaseTurn : log.turn)(by),
  skipping({ until }, { by, label }) {
    if (until === null) return log.waitsNoLonger(by);
    return until === 'next-round' ? log.waitsForRound(by) : log.waitsForPhase(by, label(until));
  },
  surged: ({ price }, { by }) => log.surged(by, Number(price)),
  'set-out': (_, { by }) => log.setOut(by),
  aimed: ({ arm }, { by, target, label }) => log.aimed(by, target, label(arm)),
  attacked: ({ arm, hits, critical }, { by, target, label }) =>
    (critical ? log.criticalHit : hits ? log.hit : log.missed)(by, target, label(arm)),
  checked: ({ score, succeeds }, { by, label }) =>
    log.checked(by, label(score), succeeds ? sums.success : sums.failure),
  contested: ({ score, succeeds }, { by, target, label }) =>
    (succeeds ? log.contestWon : log.contestLost)(by, target, label(score)),
  hurt: ({ amount, hp }, { target }) => log.hurt(target, Number(amount), Number(hp)),
  stressed: ({ amount, stress }, { target }) => log.stressed(target, Number(amount), Number(stress)),
  jarred: ({ amount, discord }, { target }) => log.jarred(target, Number(amount), Number(discord)),
  settled: (_, { target }) => log.settled(target),
  wounded: ({ wounds }, { target }) => log.wounded(target, Number(wounds)),
  overstressed: ({ overstress }, { target }) => log.overstressed(target, Number(overstress)),
  suffered: ({ what, die }, { target }) =>
    (what === 'wound' ? log.woundRoll : log.overstressRoll)(target, Number(die)),
  drained: ({ mpMax }, { target }) =>
    mpMax === undefined ? log.drained(target) : log.drainedTo(target, Number(mpMax)),
  broke: ({ weapon }, { target, label }) => log.broke(target, label(weapon)),
  healed: ({ amount }, { target }) => log.healed(target, Number(amount)),
  gained: (event, { target }) => log.gained(target, amountOf(event)),
  lost: (event, { target }) => log.lost(target, amountOf(event)),
  raised: (_, { target }) => log.raised(target),
  defended: (_, { by }) => log.defended(by),
  refreshed: ({ first, second }, { by, label }) =>
    log.refreshed(by, formatList([label(first), label(second)])),
  stood: (_, { by }) => log.stood(by),
  slipping: (_, { by }) => log.slipping(by),
  doubled: (_, { by }) => log.doubled(by),
  used: ({ ability }, { by, label }) => log.used(by, label(ability)),
  calmed: (_, { by }) => log.calmed(by),
  channeled: ({ ability }, { by, label }) => log.channeled(by, label(ability)),
  released: ({ ability }, { by, label }) => log.released(by, label(ability)),
  dropped: ({ ability }, { by, label }) => log.dropped(by, label(ability)),
  held: ({ ability }, { by, label }) => log.held(by, label(ability)),
  interrupted: ({ ability }, { target, label }) => log.interrupted(target, label(ability)),
  learned: ({ target: id }, { by, target }) =>
    id === undefined ? log.learnedUnseen(by) : log.learned(by, target),
  grappled: (_, { by, target }) => log.grappled(by, target),
  parted: (_, { by, target }) => log.parted(by, target),
  readied: (_, { by }) => log.readied(by),
  forwent: (_, { by }) => log.forwent(by),
  lapsed: (_, { by }) => log.lapsed(by),
  reacted: ({ reaction }, { by, label }) => log.reacted(by, label(reaction)),
  interposed: ({ taken }, { by, target }) => (taken ? log.interposed(by, target) : log.steppedCloser(by)),
  pushed: (_, { target }) => log.pushed(target),
  dragged: (_, { target }) => log.dragged(target),
  shifted: (_, { target }) => log.shifted(target),
  leapt: (_, { target }) => log.leapt(target),
  rested: (_, { target }) => log.rested(target),
  ordered: () => log.ordered,
  removed: (_, { target }) => log.removed(target),
} satisfies Readonly<Record<string, Sentence>>;
