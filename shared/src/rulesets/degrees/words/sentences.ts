import { formatList } from '../../../engine/language/intl.ts';
import { hexText } from '../../../engine/presentation/text/hex.ts';
import type { Sentence, SentenceContext } from '../../../engine/presentation/text/sentence.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { TEXT } from './catalog.ts';
import { factText } from './facts.ts';
import { resultText, signed } from './results.ts';

const { log } = TEXT;

const ranksOf = ({ ranks }: GameEvent) => signed(Number(ranks));
const marginOf = ({ total, dc }: GameEvent) => signed(Number(total) - Number(dc));

function checked(event: GameEvent, { by, target, label }: SentenceContext): string {
  const what = label(event.of);
  const result = resultText(Number(event.degree));
  const margin = marginOf(event);
  switch (event.kind) {
    case 'attack':
      return event.target === undefined
        ? log.checked.attackAlone(by, what, result, margin)
        : log.checked.attack(by, target, what, result, margin);
    case 'stunt':
    case 'healing':
    case 'counter':
      return log.checked[event.kind](by, what, result, margin);
    case 'save':
      return log.checked.save(by, result, margin);
    default:
      return log.checked.trait(by, what, result, margin);
  }
}

function bent(event: GameEvent, { by, label }: SentenceContext): string {
  const result = resultText(Number(event.degree));
  const margin = marginOf(event);
  return event.kind === 'save'
    ? log.bentSave(by, result, margin)
    : log.bent(by, label(event.of), result, margin);
}

function objectResisted({ item, degree }: GameEvent, { target, label }: SentenceContext): string {
  const { holds, damaged, breaks } = log.objectResisted;
  if (Number(degree) > 0) return holds(target, label(item));
  return Number(degree) < -1 ? breaks(target, label(item)) : damaged(target, label(item));
}

function helped(event: GameEvent, { by, target, label }: SentenceContext): string {
  const means = label(event.with === 'skill' ? 'assist' : event.with);
  return by === target
    ? log.helped(target, ranksOf(event), means)
    : log.helpedBy(target, ranksOf(event), by, means);
}

/** A log sentence for each event in `sheet/events.ts` that is not silent. */
export const sentences = {
  'round-began': ({ round }) => log.round(Number(round)),
  'turn-began': ({ master }, { by, nameOf }) =>
    master === undefined ? log.turn(by) : log.turnOfControlled(by, nameOf(String(master))),
  checked,
  bent,
  fended: ({ way, total }, { by, label }) => log.fended(by, label(way), Number(total)),
  smashed: ({ roll }, { by }) => log.smashed(by, Number(roll)),
  'fortune-rolled': ({ roll }, { by }) => log.fortuneRolled(by, Number(roll)),
  spent: ({ pool, use }, { by, label }) => log.spent(by, label(pool), label(use)),
  'fortune-wished': ({ when }, { by, label }) => log.fortuneWished(by, label(when)),
  'reactions-wished': ({ when }, { by, label }) => log.reactionsWished(by, label(when)),
  surged: ({ benefit }, { by, label }) => log.surged(by, label(benefit)),
  hurt: ({ of }, { target }) => log.hurt[of as keyof typeof log.hurt](target),
  defeated: (event, { by, target }) =>
    event.by === undefined || event.by === event.target ? log.defeated(target) : log.defeatedBy(by, target),
  'death-failed': ({ now }, { target }) => log.deathFailed(target, Number(now)),
  died: (_, { target }) => log.died(target),
  'took-hold': ({ track }, { by, target, label }) => log.tookHold(by, target, label(track)),
  healed: ({ level }, { target, label }) => log.healed(target, label(level)),
  tired: ({ level }, { target, label }) => log.tired(target, label(level)),
  rested: ({ level }, { target, label }) => log.rested(target, label(level)),
  stressed: ({ now }, { target }) => log.stressed(target, Number(now)),
  defending: (_, { by }) => log.defending(by),
  'stunt-done': ({ stunt }, { by, target, label }) => log.stuntDone(by, target, label(stunt)),
  'object-resisted': objectResisted,
  dropped: ({ item }, { target, label }) => log.dropped(target, label(item)),
  took: ({ item }, { by, label }) => log.took(by, label(item)),
  readied: ({ action }, { by, label }) => log.readied(by, label(action)),
  fired: ({ action }, { by, label }) => log.fired(by, label(action)),
  tricked: ({ condition }, { by, target, label }) => log.tricked(by, target, label(condition)),
  helped,
  locked: ({ what }, { by, target, label }) => log.locked(by, target, label(what)),
  analyzed: (event, { by, target }) => log.analyzed(by, target, ranksOf(event)),
  masked: (event, { by, target }) => log.masked(by, target, ranksOf(event)),
  learned: ({ facts }, context) => {
    const known = String(facts).split(', ');
    return log.learned(context.by, formatList(known.map((fact) => factText(fact, context))));
  },
  aimed: (event, { by, target }) => log.aimed(by, target, ranksOf(event)),
  commanded: ({ order }, { by, target }) => log.commanded(by, target, String(order)),
  swayed: ({ attitude, about }, { target, label }) =>
    about === null
      ? log.swayed(target, label(attitude))
      : log.swayedToward(target, String(about), label(attitude)),
  'topic-shifted': ({ topic }, { by, target }) => log.topicShifted(by, target, String(topic)),
  retrieved: ({ item }, { by, label }) => log.retrieved(by, label(item)),
  stored: ({ item }, { by, label }) => log.stored(by, label(item)),
  drew: ({ item }, { by, label }) => log.drew(by, label(item)),
  sheathed: ({ item }, { by, label }) => log.sheathed(by, label(item)),
  handled: ({ note }, { by }) => log.handled(by, String(note)),
  'took-stance': ({ minus, plus, ranks }, { by, label }) =>
    log.tookStance(by, label(minus), Number(ranks), label(plus)),
  switched: ({ effect }, { by, label }) => log.switched(by, label(effect)),
  nocked: ({ weapon, isDrawn }, { by, label }) =>
    isDrawn ? log.nocked(by, label(weapon)) : log.shotReturned(by),
  ceased: ({ effect }, { by, target, label }) => {
    const what = label(String(effect).split(':')[1]);
    return by === target ? log.ceasedOwn(by, what) : log.ceased(by, target, what);
  },
  talked: ({ text }, { by }) => log.talked(by, String(text)),
  used: ({ power }, { by, label }) => log.used(by, label(power)),
  drank: (_, { by, target }) => (by === target ? log.drank(by) : log.gaveDraught(by, target)),
  loaded: ({ weapon }, { by, label }) => log.loaded(by, label(weapon)),
  edited: (event, { by }) => log.edited(by, ranksOf(event)),
  vetoed: (_, { target }) => log.vetoed(target),
  delayed: (_, { by }) => log.delayed(by),
  resumed: (_, { by }) => log.resumed(by),
  'delay-lost': (_, { by }) => log.delayLost(by),
  pushed: (_, { target }) => log.pushed(target),
  pulled: (_, { target }) => log.pulled(target),
  placed: ({ from, to }, { target }) =>
    from === null ? log.placed(target, hexText(to)) : log.moved(target, hexText(from), hexText(to)),
} satisfies Readonly<Record<string, Sentence>>;
