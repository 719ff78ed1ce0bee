import { fightEnded } from '../../../../engine/presentation/text/fight-ended.ts';
import { counted } from '../../../../engine/presentation/text/plural.ts';
import type { Sentence, SentenceContext } from '../../../../engine/presentation/text/sentence.ts';
import type { Json } from '../../../../engine/schema/json.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';

function withBoosts({ boosts }: GameEvent, { word }: SentenceContext): string {
  const list = Array.isArray(boosts) ? boosts.map((boost: Json) => word(boost)) : [];
  return list.length > 0 ? ` with ${list.join(', ')}` : '';
}

const declared: Sentence = (event, telling) => {
  const { by, target, word } = telling;
  const at = event.target === undefined ? '' : `, at ${target}`;
  const weapon = event.weapon === null ? '' : ` (${word(event.weapon)})`;
  const prepared = event.isPrepared ? ', as prepared' : '';
  const note = event.note ? ` (“${event.note}”)` : '';
  const answers = event.answers === null ? '' : ` in response to ${word(event.answers)}`;
  return `${by}: ${word(event.name)}${weapon}${at}${answers}${withBoosts(event, telling)}${prepared}${note}.`;
};

/** Log sentences by event type. */
export const sentences = {
  ordered: ({ order }, { nameOf }) => `Turn order: ${(order as readonly string[]).map(nameOf).join(', ')}.`,
  'round-began': ({ round }) => `Round ${round}`,
  'turn-began': (_, { by }) => `${by}’s turn`,
  declared,
  responded: declared,
  forgone: ({ gain }, { by }) => `${by} trades the regular action for a ${gain} action.`,
  /** Only missing points are worth a line. */
  paid: ({ hp }, { target }) =>
    hp === undefined ? '' : `${target} pays ${hp} HP instead of the missing points.`,
  prevented: (event, { by, target, word }) =>
    `${event.by === 'gm' ? 'The GM' : by} cancels ${target}’s ${word(event.name)}.`,
  fizzled: ({ name }, { by, word }) => `${by}’s ${word(name)} has no effect.`,
  dropped: ({ name }, { by, word }) => `${by} is out, so their ${word(name)} is canceled.`,
  checked: ({ stat, total }, { by, word }) => `${by}: ${word(stat)} ${total}.`,
  succeeded: ({ name }, { by, word }) => `${by} succeeds: ${word(name)}.`,
  failed: ({ name }, { by, word }) => `${by} fails: ${word(name)}.`,
  ruled: ({ ruling }, { word }) => `The GM rules: ${word(ruling)}.`,
  defaulted: ({ ruling }, { word }) => `No ruling from the GM in time: ${word(ruling)}.`,
  defended: (event, telling) => `${telling.by} defends${withBoosts(event, telling)}.`,
  withstood: (_, { by, target }) => `${target} withstands ${by}.`,
  hurt: ({ amount }, { by, target }) => `${by} hits ${target} for ${amount}.`,
  healed: ({ amount }, { target }) => `${target} regains ${amount} HP.`,
  gained: ({ amount }, { target }) => `${target} regains ${amount} vigor.`,
  defeated: (_, { target }) => `${target} is defeated.`,
  afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
  relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
  distracted: (_, { by, target }) => `${by} distracts ${target}: 1 die of disadvantage.`,
  unsettled: ({ boost, name }, { by, target, word }) =>
    `${by} removes ${word(boost)} from ${target}’s ${word(name)}.`,
  intercepted: (_, { by, target }) => `${by} takes the attack in place of ${target}.`,
  'fell-back': (_, { target }) => `${target} moves back to the last free hex.`,
  traversed: (_, { target }) => `${target} gets across.`,
  leapt: (_, { target }) => `${target} gets there.`,
  sidestepped: (_, { target }) => `${target} steps aside.`,
  drew: ({ weapon }, { by, word }) => `${by} draws ${word(weapon)}.`,
  'dropped-weapon': ({ weapon }, { by, word }) => `${by} drops ${word(weapon)}.`,
  switched: ({ weapon }, { by, word }) => `${by} now holds ${word(weapon)}.`,
  reloaded: (_, { by }) => `${by} reloads.`,
  prepared: ({ what, note }, { by, word }) => `${by} prepares: ${word(what)}${note ? ` (${note})` : ''}.`,
  joined: (_, { target }) => `${target} joins the fight.`,
  removed: ({ name }) => `${name} leaves the fight.`,
  ended: fightEnded,
} satisfies Readonly<Record<string, Sentence>>;

/** Arithmetic shown below a line of the log. */
export const sums = {
  fixed: 'fixed',
  advantage: (dice: number) => `, ${counted(dice, 'die', 'dice')} of advantage`,
  disadvantage: (dice: number) => `, ${counted(dice, 'die', 'dice')} of disadvantage`,
  against: (total: number, difficulty: number) => `${total} vs. ${difficulty}`,
};
