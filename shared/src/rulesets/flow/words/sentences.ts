import { sideLabel } from '../../../engine/presentation/side-label.ts';
import { paintedWith } from '../../../engine/presentation/text/painted.ts';
import type { Sentence, SentenceContext } from '../../../engine/presentation/text/sentence.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { own } from '../../../engine/schema/records.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { TEXT } from './catalog.ts';
import { triggerText } from './triggers.ts';

const { log, amounts, sums, grounds, triggers } = TEXT;
const { declared } = log;

/** Returns points of a resource, as in "2 AP". */
function amountOf({ resource, amount }: GameEvent): string {
  return amounts[resource as keyof typeof amounts](Number(amount));
}

const used: Sentence = (event, { by, target, label }) => {
  const { spell, ability, item } = event;
  const [messages, what] = spell ? [log.spell, spell] : ability ? [log.ability, ability] : [log.item, item];
  if (event.target === undefined) return messages.alone(by, label(what));
  if (event.target === event.by) return messages.self(by, label(what));
  return messages.target(by, label(what), target);
};

/** Sentences for declared actions, before their results are known. */
const DECLARED: Readonly<Record<string, Sentence>> = {
  attack: ({ weapon }, { by, target, label }) => declared.attack(by, target, label(weapon)),
  disarm: ({ weapon }, { by, target, label }) => declared.disarm(by, target, label(weapon)),
  move: (_, { by }) => declared.move(by),
  step: (_, { by }) => declared.step(by),
  crawl: (_, { by }) => declared.crawl(by),
  stand: (_, { by }) => declared.stand(by),
  tumble: (_, { by, target }) => declared.tumble(by, target),
  feint: (_, { by, target }) => declared.feint(by, target),
  grapple: (_, { by, target }) => declared.grapple(by, target),
  maintain: (_, { by }) => declared.maintain(by),
  escape: (_, { by, target }) => declared.escape(by, target),
  release: (_, { by }) => declared.release(by),
  shove: (_, { by, target }) => declared.shove(by, target),
  draw: ({ item }, { by, label }) => declared.draw(by, label(item)),
  sheathe: ({ item }, { by, label }) => declared.sheathe(by, label(item)),
  'pick-up': ({ item }, { by, label }) => declared['pick-up'](by, label(item)),
  drink: ({ item }, { by, label }) => declared.drink(by, label(item)),
  'shake-off': ({ condition }, { by, label }) => declared['shake-off'](by, label(condition)),
  use: used,
  free: ({ what }, { by, label }) => declared.free(by, label(what)),
};

/** Returns the words for a readied action. */
function readiedAction(action: Json | undefined, label: SentenceContext['label']): string {
  return action === 'use' ? log.anyUse : label(action);
}

/** A log sentence for each event in `sheet/events.ts` whose tone is not `silent`. */
export const sentences = {
  'fight-started': ({ surprise }) =>
    surprise ? log.fightBeginsBySurprise(sideLabel(String(surprise))) : log.fightBegins,
  'round-started': ({ round }) => (round === 0 ? log.surpriseRound : log.round(Number(round))),
  'turn-started': (_, { by }) => log.turn(by),
  'initiative-rolled': ({ total }, { by }) => log.initiative(by, Number(total)),
  declared(event, context) {
    const sentence = own(DECLARED, String(event.action));
    return sentence?.(event, context) ?? declared.other(context.by, context.label(event.action));
  },
  checked: ({ skill, level }, { by, label }) =>
    log.checked(by, label(skill), sums.levels[level as keyof typeof sums.levels]),
  opposed: ({ winner, by: challenger, why }, { by, target }) =>
    log.opposed[why as keyof typeof log.opposed](winner === challenger ? by : target),
  reacted: ({ reaction, cost }, { by, target, label }) =>
    log.reacted(by, target, label(reaction), Number(cost)),
  hit: ({ level }, { by, target }) =>
    level === 'critical' ? log.criticalHit(by, target) : log.hit(by, target),
  'flow-used': ({ action }, { by, label }) => log.flowUsed(by, label(action)),
  'damage-rolled': ({ total }, { target }) => log.damage(Number(total), target),
  gained: (event, { target }) => log.gained(target, amountOf(event), Number(event.now)),
  lost: (event, { target }) => log.lost(target, amountOf(event), Number(event.now)),
  slowed: ({ amount }, { target }) => log.slowed(target, Number(amount)),
  afflicted: ({ condition, strength }, { target, label }) =>
    strength === undefined
      ? log.afflicted(target, label(condition))
      : log.afflictedStrongly(target, label(condition), Number(strength)),
  pushed: (_, { target }) => log.pushed(target),
  tumbled: (_, { target }) => log.tumbled(target),
  dropped: ({ item }, { target, label }) => log.dropped(target, label(item)),
  taken: ({ item }, { by, target, label }) => log.taken(by, target, label(item)),
  'picked-up': ({ item }, { target, label }) => log.pickedUp(target, label(item)),
  drew: ({ item }, { target, label }) => log.drew(target, label(item)),
  sheathed: ({ item }, { target, label }) => log.sheathed(target, label(item)),
  drunk: ({ item }, { target, label }) => log.drunk(target, label(item)),
  feinted: (_, { by, target }) => log.feinted(target, by),
  escaped: (_, { by, target }) => log.escaped(by, target),
  resisted: (_, { by }) => log.resisted(by),
  disrupted: (_, { target }) => log.disrupted(target),
  fumbled: ({ kind }, { by, label }) =>
    kind === 'none' ? log.fumbledSafely(by) : log.fumbled(by, label(kind)),
  readied({ on, whom, note, action }, { by, label, nameOf }) {
    const trigger = note ? String(note) : triggerText(on as keyof typeof triggers, String(whom), nameOf);
    return log.readied(by, readiedAction(action, label), trigger);
  },
  'readied-action-taken': ({ action }, { by, label }) =>
    log.readiedActionTaken(by, readiedAction(action, label)),
  'readied-action-cancelled': (_, { by }) => log.readiedActionCancelled(by),
  painted: paintedWith(grounds),
  'door-opened': (_, { by }) => log.doorOpened(by),
} satisfies Readonly<Record<string, Sentence>>;
