import { hexText } from '../../../../engine/presentation/text/hex.ts';
import type { Sentence, SentenceContext } from '../../../../engine/presentation/text/sentence.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';

const signed = (ranks: unknown) => (Number(ranks) > 0 ? `+${ranks}` : `${ranks}`);

function degrees({ degree, total, dc }: GameEvent): string {
  const by = Math.abs(Number(degree));
  const word = by === 1 ? '1 degree' : `${by} degrees`;
  const margin = signed(Number(total) - Number(dc));
  return `${Number(degree) > 0 ? 'succeeds' : 'fails'} by ${word} (${margin})`;
}

function checked(event: GameEvent, { by, target, word }: SentenceContext): string {
  const { kind, of } = event;
  return kind === 'attack' && event.target !== undefined
    ? `${by} attacks ${target}, ${word(of)}: ${degrees(event)}.`
    : `${by}: ${word(of)} ${degrees(event)}.`;
}

/** Log sentences by event type. */
export const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'turn-began': ({ master }, { by, nameOf }) =>
    master === undefined
      ? `${by} has the turn.`
      : `${by} has the turn, and ${nameOf(String(master))} decides.`,
  checked,
  bent: (event, { by, word }) => `With that, ${word(event.of)} of ${by} ${degrees(event)}.`,
  fended: ({ way, total }, { by, word }) => `${by} tries to ${word(way)}: ${total}.`,
  smashed: ({ roll }, { by }) => `${by} puts everything into it: ${roll} in place of 10.`,
  'fortune-rolled': ({ roll }, { by }) => `The Fortune Die of ${by} shows ${roll}.`,
  spent: ({ pool, use }, { by, word }) => `${by} spends ${word(pool)}: ${word(use)}.`,
  'fortune-wished': ({ when }, { by, word }) => `${by} wants to be asked about rolls: ${word(when)}.`,
  'reactions-wished': ({ when }, { by, word }) => `${by} wants to be asked about reactions: ${word(when)}.`,
  surged: ({ benefit }, { by, word }) => `${by} surges: ${word(benefit)}.`,
  hurt: ({ of }, { target, word }) => `${target} is hurt: ${word(of)}.`,
  defeated: (event, { by, target }) =>
    event.by === undefined || event.by === event.target
      ? `${target} is out of the fight.`
      : `${by} puts ${target} out of the fight.`,
  'death-failed': ({ now }, { target }) => `${target} is slipping away: ${now} of 3.`,
  died: (_, { target }) => `${target} is dead.`,
  afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
  relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
  'took-hold': ({ track }, { by, target, word }) => `The ${word(track)} of ${by} takes hold of ${target}.`,
  healed: ({ level }, { target, word }) => `${target} recovers: ${word(level)}.`,
  tired: ({ level }, { target, word }) => `${target} tires: ${word(level)}.`,
  rested: ({ level }, { target, word }) => `${target} catches breath: ${word(level)}.`,
  stressed: ({ now }, { target }) => `${target} is under stress: ${now}.`,
  defending: (_, { by }) => `${by} defends.`,
  'stunt-done': ({ stunt }, { by, target, word }) => `${by} succeeds against ${target}: ${word(stunt)}.`,
  'object-resisted': ({ item, degree }, { target, word }) =>
    `The ${word(item)} of ${target} ${Number(degree) > 0 ? 'holds' : 'gives way'}.`,
  dropped: ({ item }, { target, word }) => `${target} loses the ${word(item)}.`,
  took: ({ item }, { by, word }) => `${by} takes the ${word(item)}.`,
  readied: ({ action }, { by, word }) => `${by} readies something: ${word(action)}.`,
  fired: ({ action }, { by, word }) => `${by} does what was readied: ${word(action)}.`,
  tricked: ({ condition }, { by, target, word }) => `${by} tricks ${target}: ${word(condition)}.`,
  helped: ({ with: how, ranks }, { by, target, word }) =>
    `${by} helps ${target} (${word(how)}): ${signed(ranks)}.`,
  locked: ({ what }, { by, target, word }) =>
    `${by} cannot try that on ${target} again without a Surge: ${word(what)}.`,
  analyzed: ({ ranks }, { by, target }) => `${by} has read the style of ${target}: ${signed(ranks)} defense.`,
  masked: ({ ranks }, { by, target }) => `${by} hides its style from ${target}: ${signed(ranks)} is left.`,
  learned: ({ facts }, { by }) => `${by} learns: ${facts}.`,
  aimed: ({ ranks }, { by, target }) => `${by} aims at ${target}: ${signed(ranks)}.`,
  commanded: ({ order }, { by, target }) => `${by} orders ${target}: "${order}".`,
  swayed: ({ attitude, about }, { target, word }) =>
    about === null
      ? `${target} is now ${word(attitude)}.`
      : `${target} is now ${word(attitude)} about ${about}.`,
  'topic-shifted': ({ topic }, { by, target }) => `${by} brings ${target} round to ${topic}.`,
  retrieved: ({ item }, { by, word }) => `${by} takes the ${word(item)} out of the pack.`,
  stored: ({ item }, { by, word }) => `${by} packs the ${word(item)}.`,
  drew: ({ item }, { by, word }) => `${by} draws the ${word(item)}.`,
  sheathed: ({ item }, { by, word }) => `${by} puts the ${word(item)} away.`,
  handled: ({ note }, { by }) => `${by}: ${note}.`,
  'took-stance': ({ minus, plus, ranks }, { by, word }) =>
    `${by} takes a stance: ${ranks} ${word(minus)} for ${word(plus)}.`,
  switched: ({ effect }, { by, word }) => `${by} switches to ${word(effect)}.`,
  nocked: ({ weapon, isDrawn }, { by, word }) =>
    isDrawn ? `${by} nocks the ${word(weapon)}.` : `${by} puts the arrow back.`,
  ceased: ({ effect }, { by, target, word }) =>
    `${by} ends what is on ${target}: ${word(String(effect).split(':')[1])}.`,
  talked: ({ text }, { by }) => `${by}: "${text}"`,
  used: ({ power }, { by, word }) => `${by} uses ${word(power)}.`,
  drank: (_, { by, target }) =>
    by === target ? `${by} drinks the draught.` : `${by} gives ${target} the draught.`,
  loaded: ({ weapon }, { by, word }) => `${by} loads the ${word(weapon)}.`,
  edited: ({ ranks }, { by }) => `The scene favours ${by}: ${signed(ranks)}.`,
  vetoed: (_, { target }) => `The GM vetoes; ${target} has the point back.`,
  delayed: (_, { by }) => `${by} delays.`,
  resumed: (_, { by }) => `${by} takes up its turn.`,
  'delay-lost': (_, { by }) => `${by} has waited too long; the delayed turn is lost.`,
  pushed: (_, { target }) => `${target} is pushed.`,
  pulled: (_, { target }) => `${target} is pulled.`,
  placed: ({ from, to }, { target }) =>
    from === null
      ? `${target} is placed on hex ${hexText(to)}.`
      : `${target} is moved from hex ${hexText(from)} to ${hexText(to)}.`,
  defaulted: ({ ruling }, { word }) => `The GM has not ruled: ${word(ruling)} counts.`,
  joined: (_, { target }) => `${target} joins the fight.`,
  removed: ({ name }) => `${name} leaves the fight.`,
  ended: ({ winner }) => (winner === null ? 'The fight is over.' : `The fight is over: ${winner} win.`),
} satisfies Readonly<Record<string, Sentence>>;

/** The arithmetic under a log line. */
export const sums = {
  check: (die: number, bonus: number, total: number, dc: number, degree: number) =>
    `d20 ${die} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${total} against ${dc}: ${total - dc >= 0 ? '+' : ''}${total - dc}, degree ${degree}`,
};
