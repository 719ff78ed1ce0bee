import { hexText } from '../../../../engine/presentation/text/hex.ts';
import { counted } from '../../../../engine/presentation/text/plural.ts';
import type { Sentence, SentenceContext } from '../../../../engine/presentation/text/sentence.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';
import { signed } from './signed.ts';

/** The words with which the log gives the result of a check. The number of degrees follows them. */
export const RESULTS = { success: 'succeeds by', failure: 'fails by' } as const;

function degrees({ degree, total, dc }: GameEvent): string {
  const by = Math.abs(Number(degree));
  const word = counted(by, 'degree');
  const margin = signed(Number(total) - Number(dc));
  return `${Number(degree) > 0 ? RESULTS.success : RESULTS.failure} ${word} (${margin})`;
}

/** Returns a check in words: "Reflex check", "attack (rapier)". */
function checkText(
  { kind, of }: GameEvent,
  { label, word }: Pick<SentenceContext, 'label' | 'word'>,
): string {
  switch (kind) {
    case 'skill':
    case 'resistance':
      return `${label(of)} check`;
    case 'save':
      return 'death save';
    default:
      return `${String(kind)} (${word(of)})`;
  }
}

function checked(event: GameEvent, context: SentenceContext): string {
  const { by, target, word } = context;
  return event.kind === 'attack' && event.target !== undefined
    ? `${by} attacks ${target} (${word(event.of)}) and ${degrees(event)}.`
    : `${by}’s ${checkText(event, context)} ${degrees(event)}.`;
}

const COMPARED: Readonly<Record<string, string>> = {
  lower: 'lower than yours',
  equal: 'the same as yours',
  higher: 'higher than yours',
};

/** A fact about a fighter, as the rules record it: `troll:attack:lower` or `troll:attack=5`. */
const FACT = /^([^:]+):(attack|defense|skill|attack-ability|defense-ability)[:=](.+)$/;

/** Returns a fact in words. Facts written by the GM stay as they are. */
export function factText(
  fact: string,
  { nameOf, word, label }: Pick<SentenceContext, 'nameOf' | 'word' | 'label'>,
): string {
  const [, id = '', kind = '', value = ''] = FACT.exec(fact) ?? [];
  switch (kind) {
    case 'attack':
    case 'defense':
      return `${nameOf(id)}’s ${kind} bonus is ${COMPARED[value] ?? value}`;
    case 'skill':
      return `${nameOf(id)}’s primary attack type is ${word(value)}`;
    case 'attack-ability':
      return `${nameOf(id)}’s attack is based on ${label(value)}`;
    case 'defense-ability':
      return `${nameOf(id)}’s defense is based on ${label(value)}`;
    default:
      return fact;
  }
}

const learned: Sentence = ({ facts }, context) => {
  const known = String(facts).split(', ');
  return `${context.by} learns: ${known.map((fact) => factText(fact, context)).join('; ')}.`;
};

/** A log sentence for each event in `sheet/events.ts` that is not silent. */
export const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'turn-began': ({ master }, { by, nameOf }) =>
    master === undefined ? `${by}’s turn` : `${by}’s turn (${nameOf(String(master))} decides)`,
  checked,
  bent: (event, context) =>
    `With the Fortune Die, ${context.by}’s ${checkText(event, context)} ${degrees(event)}.`,
  fended: ({ way, total }, { by, word }) => `${by} rolls ${total} to ${word(way)}.`,
  smashed: ({ roll }, { by }) => `${by} smashes, rolling ${roll} instead of 10.`,
  'fortune-rolled': ({ roll }, { by }) => `${by}’s Fortune Die: ${roll}.`,
  spent: ({ pool, use }, { by, label, word }) => `${by} spends a point of ${label(pool)}: ${word(use)}.`,
  'fortune-wished': ({ when }, { by, word }) => `${by} will now be asked about rolls: ${word(when)}.`,
  'reactions-wished': ({ when }, { by, word }) => `${by} will now be asked about reactions: ${word(when)}.`,
  surged: ({ benefit }, { by, word }) => `${by} Surges: ${word(benefit)}.`,
  hurt: ({ of }, { target, word }) => `${target} takes ${word(of)} damage.`,
  defeated: (event, { by, target }) =>
    event.by === undefined || event.by === event.target
      ? `${target} is defeated.`
      : `${by} defeats ${target}.`,
  'death-failed': ({ now }, { target }) => `${target} fails a death save (${now} of 3).`,
  died: (_, { target }) => `${target} dies.`,
  'took-hold': ({ track }, { by, target, word }) => `${by}’s ${word(track)} affects ${target}.`,
  healed: ({ level }, { target, word }) => `${target} loses a level of damage: ${word(level)}.`,
  tired: ({ level }, { target, word }) => `${target} gains a level of fatigue: ${word(level)}.`,
  rested: ({ level }, { target, word }) => `${target} loses a level of fatigue: ${word(level)}.`,
  stressed: ({ now }, { target }) => `${target} takes stress (now ${now}).`,
  defending: (_, { by }) => `${by} defends.`,
  'stunt-done': ({ stunt }, { by, target, word }) =>
    `${by}’s stunt against ${target} succeeds: ${word(stunt)}.`,
  'object-resisted': ({ item, degree }, { target, word }) =>
    `${target}’s ${word(item)} ${Number(degree) > 0 ? 'holds up' : Number(degree) < -1 ? 'breaks' : 'takes damage'}.`,
  dropped: ({ item }, { target, word }) => `${target}’s ${word(item)} lands on the ground.`,
  took: ({ item }, { by, word }) => `${by} takes the ${word(item)}.`,
  readied: ({ action }, { by, word }) => `${by} readies an action: ${word(action)}.`,
  fired: ({ action }, { by, word }) => `${by} takes their readied action: ${word(action)}.`,
  tricked: ({ condition }, { by, target, word }) => `${by}’s trick leaves ${target} ${word(condition)}.`,
  helped: ({ with: how, ranks }, { by, target, word }) => {
    const means = word(how === 'skill' ? 'assist' : how);
    return `${target} gets a ${signed(ranks)} modifier${by === target ? '' : ` from ${by}`} (${means}).`;
  },
  locked: ({ what }, { by, target, word }) => `${by} needs a Surge to retry ${word(what)} on ${target}.`,
  analyzed: ({ ranks }, { by, target }) => `${by} analyzes ${target}’s style: ${signed(ranks)} defense.`,
  masked: ({ ranks }, { by, target }) =>
    `${by} masks their style from ${target}, whose analysis drops to ${signed(ranks)}.`,
  learned,
  aimed: ({ ranks }, { by, target }) => `${by} aims at ${target}: ${signed(ranks)} to the next attack.`,
  commanded: ({ order }, { by, target }) => `${by} orders ${target}: “${order}”`,
  swayed: ({ attitude, about }, { target, word }) =>
    about === null
      ? `${target} is now ${word(attitude)}.`
      : `${target} is now ${word(attitude)} toward ${about}.`,
  'topic-shifted': ({ topic }, { by, target }) => `${by} steers the conversation with ${target} to ${topic}.`,
  retrieved: ({ item }, { by, word }) => `${by} takes the ${word(item)} out of their pack.`,
  stored: ({ item }, { by, word }) => `${by} puts the ${word(item)} in their pack.`,
  drew: ({ item }, { by, word }) => `${by} draws the ${word(item)}.`,
  sheathed: ({ item }, { by, word }) => `${by} puts the ${word(item)} away.`,
  handled: ({ note }, { by }) => `${by}: ${note}.`,
  'took-stance': ({ minus, plus, ranks }, { by, word }) =>
    `${by} takes a stance: −${ranks} ${word(minus)}, +${ranks} ${word(plus)}.`,
  switched: ({ effect }, { by, word }) => `${by} switches to ${word(effect)}.`,
  nocked: ({ weapon, isDrawn }, { by, word }) =>
    isDrawn ? `${by} draws a shot for the ${word(weapon)}.` : `${by} puts the shot back.`,
  ceased: ({ effect }, { by, target, word }) =>
    `${by} ends the effect on ${target}: ${word(String(effect).split(':')[1])}.`,
  talked: ({ text }, { by }) => `${by}: “${text}”`,
  used: ({ power }, { by, word }) => `${by} uses ${word(power)}.`,
  drank: (_, { by, target }) =>
    by === target ? `${by} drinks the draught.` : `${by} gives ${target} the draught.`,
  loaded: ({ weapon }, { by, word }) => `${by} loads the ${word(weapon)}.`,
  edited: ({ ranks }, { by }) => `The scene favors ${by}: ${signed(ranks)}.`,
  vetoed: (_, { target }) => `The GM vetoes the edit, and ${target} gets the point back.`,
  delayed: (_, { by }) => `${by} delays their turn.`,
  resumed: (_, { by }) => `${by} takes their delayed turn.`,
  'delay-lost': (_, { by }) => `${by} delayed too long and loses their turn.`,
  pushed: (_, { target }) => `${target} is pushed.`,
  pulled: (_, { target }) => `${target} is pulled.`,
  placed: ({ from, to }, { target }) =>
    from === null
      ? `${target} is placed on hex ${hexText(to)}.`
      : `${target} is moved from hex ${hexText(from)} to ${hexText(to)}.`,
} satisfies Readonly<Record<string, Sentence>>;

/** The arithmetic that the log shows under a line. */
export const sums = {
  /** Labels of causes that have no label in another chapter and whose ids are not readable as they are. */
  causes: { all: 'everything', distract: 'distracted attacker', fortune: 'Fortune Die' },
  check: (total: number, dc: number, degree: number) =>
    `vs. ${dc}, margin ${signed(total - dc)}: ${counted(Math.abs(degree), 'degree')} of ${degree < 0 ? 'failure' : 'success'}`,
  checkOf: (name: string, what: string) => `${name}: ${what}`,
  margin: 'margin so far',
  needs: (least: number) => `d20: ${least} or more`,
  fortune: (least: number) => `Fortune Die (d6): ${least} or more`,
  d20: 'd20',
  defended: 'd20 + d6',
};
