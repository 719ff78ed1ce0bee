import { formatList } from '../../../engine/language/intl.ts';
import type { Sentence, SentenceContext } from '../../../engine/presentation/text/sentence.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { own } from '../../../engine/schema/records.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { TEXT } from './catalog.ts';

const { log, amounts } = TEXT;

/** Returns texts as a list. Returns `none` if there are no texts, because messages select their form by this value. */
function listOrNone(texts: readonly string[]): string {
  return texts.length === 0 ? 'none' : formatList(texts);
}

function boostLabels({ boosts }: GameEvent, { label }: SentenceContext): string[] {
  return Array.isArray(boosts) ? boosts.map((boost: Json) => label(boost)) : [];
}

/** Returns the weapon and boosts of a declared action, whether it was prepared, and the player's note. */
function detailsOf(event: GameEvent, context: SentenceContext): string[] {
  const { weapon, isPrepared, note } = event;
  return [
    ...(weapon === null ? [] : [context.label(weapon)]),
    ...boostLabels(event, context),
    ...(isPrepared ? [log.asPrepared] : []),
    ...(note ? [log.note(String(note))] : []),
  ];
}

/** Sentences for declared actions. Actions without an entry are abilities. */
const DECLARED: Readonly<Record<string, (context: SentenceContext, details: string) => string>> = {
  attack: ({ by, target }, details) => log.declared.attack(by, target, details),
  move: ({ by }, details) => log.declared.move(by, details),
  switch: ({ by }) => log.declared.switch(by),
  reload: ({ by }) => log.declared.reload(by),
  stand: ({ by }) => log.declared.stand(by),
  traverse: ({ by }) => log.declared.traverse(by),
  stunt: ({ by }, details) => log.declared.stunt(by, details),
  check: ({ by }, details) => log.declared.check(by, details),
  ready: ({ by }, details) => log.declared.ready(by, details),
};

const declared: Sentence = (event, context) => {
  const { by, target, label } = context;
  const details = listOrNone(detailsOf(event, context));
  const sentence = own(DECLARED, String(event.name));
  if (sentence) return sentence(context, details);
  const ability = label(event.name);
  if (event.target === undefined) return log.used.alone(by, ability, details);
  if (event.target === event.by) return log.used.self(by, ability, details);
  return log.used.target(by, ability, target, details);
};

const responded: Sentence = (event, context) => {
  const { by, target, label } = context;
  const answered = label(event.answers);
  const details = formatList([label(event.name), ...detailsOf(event, context)]);
  if (event.target === undefined) return log.responded.alone(by, answered, details);
  if (event.target === event.by) return log.responded.self(by, answered, details);
  return log.responded.target(by, answered, target, details);
};

/** A log sentence for each event in `sheet/events.ts` whose tone is not `silent`. */
export const sentences = {
  ordered: ({ order }, { nameOf }) => log.turnOrder(formatList((order as readonly Id[]).map(nameOf))),
  'round-began': ({ round }) => log.round(Number(round)),
  'turn-began': (_, { by }) => log.turn(by),
  declared,
  responded,
  forgone: ({ gain }, { by }) => log.forgone[gain as keyof typeof log.forgone](by),
  /** Logged only if hit points replaced missing vigor or focus. */
  paid: ({ hp }, { target }) => (hp === undefined ? '' : log.paid(target, Number(hp))),
  prevented: ({ by: actor, name }, { by, target, label }) =>
    actor === 'gm' ? log.preventedByGm(target, label(name)) : log.prevented(by, target, label(name)),
  fizzled: ({ name }, { by, label }) => log.fizzled(by, label(name)),
  dropped: ({ name }, { by, label }) => log.dropped(by, label(name)),
  checked: ({ stat, total }, { by, label }) => log.checked(by, label(stat), Number(total)),
  succeeded: ({ name }, { by, label }) => log.succeeded(by, label(name)),
  failed: ({ name }, { by, label }) => log.failed(by, label(name)),
  defended: (event, context) => log.defended(context.by, listOrNone(boostLabels(event, context))),
  withstood: (_, { by, target }) => log.withstood(target, by),
  hurt: ({ amount }, { by, target }) => log.hurt(by, target, Number(amount)),
  healed: ({ amount }, { target }) => log.healed(target, Number(amount)),
  gained: ({ resource, amount }, { target }) =>
    log.gained(target, amounts[resource as keyof typeof amounts](Number(amount))),
  distracted: (_, { by, target }) => log.distracted(by, target),
  unsettled: ({ name, boost }, { by, target, label }) => log.unsettled(by, target, label(name), label(boost)),
  intercepted: (_, { by, target }) => log.intercepted(by, target),
  'fell-back': (_, { target }) => log.fellBack(target),
  traversed: (_, { target }) => log.traversed(target),
  leapt: (_, { target }) => log.leapt(target),
  sidestepped: (_, { target }) => log.sidestepped(target),
  drew: ({ weapon }, { by, label }) => log.drew(by, label(weapon)),
  'dropped-weapon': ({ weapon }, { by, label }) => log.droppedWeapon(by, label(weapon)),
  switched: ({ weapon }, { by, label }) =>
    weapon === null ? log.putAway(by) : log.switched(by, label(weapon)),
  reloaded: (_, { by }) => log.reloaded(by),
  prepared: ({ what, note }, { by, label }) =>
    note ? log.preparedWithNote(by, label(what), String(note)) : log.prepared(by, label(what)),
} satisfies Readonly<Record<string, Sentence>>;
