import { hexText } from '../../../../engine/presentation/text/hex.ts';
import type { Sentence, SentenceContext } from '../../../../engine/presentation/text/sentence.ts';
import type { Json } from '../../../../engine/schema/json.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';

/** The entries of the four tables. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'hit-critical': [
    'a die of damage more',
    'no guard counts',
    'the base counts twice',
    'it topples',
    'a die of Willpower if it stands',
    'an extra action if it stands',
  ],
  'hit-fumble': [
    'the blow comes back',
    'the weapon slips',
    'the weapon breaks',
    'a fall',
    'a die of Willpower is lost',
    'the other side gains an extra action',
  ],
  'evasion-critical': [
    'the attacker is toppled',
    'the attacker is exposed',
    'the attacker takes 2 damage',
    'one Willpower',
    'a die of Willpower',
    'an extra action',
  ],
  'evasion-fumble': [
    'a die of damage more',
    'no guard counts',
    'the armour breaks',
    'a fall',
    'a die of Willpower is lost',
    'the other side gains an extra action',
  ],
};

const CHECKS: Readonly<Record<string, string>> = {
  initiative: 'for initiative',
  hit: 'to hit',
  evade: 'to evade',
  other: 'on the skill',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  success: 'made',
  failure: 'failed',
  critical: 'a critical!',
  fumble: 'a fumble!',
};

const ENDS: Readonly<Record<string, string>> = {
  died: 'dies.',
  fled: 'has got away.',
};

const HOW: Readonly<Record<string, string>> = {
  advance: 'Hunters who are ahead act now.',
  enemy: 'The beasts act now.',
  late: 'Hunters who are late act now.',
};

function names(ids: Json | undefined, { word }: SentenceContext): string[] {
  return Array.isArray(ids) ? ids.map((id: Json) => word(id)) : [];
}

const attacked: Sentence = (event, telling) => {
  const { by, word, nameOf } = telling;
  const { ability, weapon, targets } = event;
  const means = [ability, weapon].filter((id) => typeof id === 'string').map((id) => word(id));
  const at = (targets as readonly string[]).map(nameOf).join(', ');
  const [own, lent] = [names(event.supports, telling), names(event.fed, telling)];
  const added = own.length > 0 ? ` with ${own.join(' and ')}` : '';
  const helped = lent.length > 0 ? `, helped by ${lent.join(' and ')}` : '';
  return `${by} attacks ${at}: ${means.join(', ')}${added}${helped}.`;
};

const checked: Sentence = ({ of, specialty, outcome, result }: GameEvent, { by, word }) =>
  `${by}, ${word(specialty)} ${CHECKS[String(of)] ?? ''}: ${result}, ${OUTCOMES[String(outcome)] ?? ''}`;

/** Log sentences by event type. */
export const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'step-began': ({ step, party }) =>
    step === 'extra' ? 'Extra actions are taken now.' : (HOW[String(party)] ?? ''),
  'turn-began': (_, { by }) => `${by} takes the turn.`,
  'initiative-set': ({ specialty }, { word }) => `Initiative is checked on ${word(specialty)}.`,
  checked,
  willed: ({ amount, wp }, { target }) =>
    Number(amount) < 0
      ? `${target} spends or loses ${-Number(amount)} Willpower and has ${wp}.`
      : `${target} gains ${amount} Willpower and has ${wp}.`,
  'became-helpless': (_, { target }) => `${target} has no Willpower left and lies Helpless.`,
  freed: (_, { target }) => `${target} is Helpless no longer.`,
  attacked,
  linked: ({ ability }, { by, target, word }) =>
    ability === null ? `${by} stands by ${target}.` : `${by} lends ${target} ${word(ability)}.`,
  'table-rolled': ({ table, entry }, { by }) =>
    `${by}: ${ENTRIES[String(table)]?.[Number(entry) - 1] ?? 'nothing'}.`,
  'damage-rolled': ({ sum }, { by }) => `${by} rolls ${sum} for damage.`,
  'damage-set': ({ amount }, { by }) => `The blow of ${by} is worth ${amount}.`,
  evaded: (_, { by, target }) => `${by} evades ${target}.`,
  'part-rolled': ({ entry }, { target, word }) =>
    entry === 'choice' ? `${target} may be hit anywhere.` : `${target} would be hit: ${word(entry)}.`,
  hurt: ({ amount, hp }, { target }) => `${target} takes ${amount} and has ${hp} Stamina.`,
  healed: ({ amount, hp }, { target }) => `${target} regains ${amount} and has ${hp} Stamina.`,
  'part-lost': ({ part }, { target, word }) => `${target} loses the use of a part: ${word(part)}.`,
  'death-rolled': ({ result, parts }, { target }) => `${target} looks at Death: ${result} against ${parts}.`,
  survived: (_, { target }) => `${target} lives.`,
  defeated: ({ how }, { target }) => `${target} ${ENDS[String(how)] ?? ''}`,
  spared: (_, { target }) => `${target} is spared and lies Helpless.`,
  withdrew: (_, { target }) => `${target} is off the map.`,
  'weapon-broken': ({ thing }, { target, word }) => `The ${word(thing)} of ${target} breaks.`,
  'armour-broken': ({ thing }, { target, word }) => `The ${word(thing)} of ${target} breaks.`,
  dropped: ({ item }, { target, word }) => `${target} drops the ${word(item)}.`,
  'picked-up': ({ item }, { target, word }) => `${target} picks up the ${word(item)}.`,
  equipped: ({ thing, stowed }, { by, word }) =>
    `${by} takes the ${word(thing)} in hand${stowed === null ? '' : ` and stows the ${word(stowed)}`}.`,
  'handed-over': ({ thing }, { by, target, word }) => `${by} hands ${target} the ${word(thing)}.`,
  stored: ({ thing, bag }, { by, word }) => `${by} puts the ${word(thing)} into the ${word(bag)}.`,
  'taken-out': ({ thing, bag }, { by, word }) => `${by} takes the ${word(thing)} out of the ${word(bag)}.`,
  afflicted: ({ ailment }, { target, word }) => `${target} is ${word(ailment)}.`,
  relieved: ({ ailment }, { target, word }) => `${target} is no longer ${word(ailment)}.`,
  extra: ({ extra }, { target }) => `${target} gains an extra action: ${extra} to be taken.`,
  used: ({ ability, item }, { by, target, word }) =>
    `${by} uses ${word(ability ?? item)}${by === target ? '' : ` on ${target}`}.`,
  improvised: ({ note }, { by }) => `${by} improvises: "${note}".`,
  ruled: ({ ruling }, { word }) => `The GM rules: ${word(ruling)}.`,
  defaulted: ({ ruling }, { word }) => `The GM has not ruled: ${word(ruling)} counts.`,
  'full-power': (_, { by }) => `${by} goes to Full Power.`,
  placed: ({ from, to }, { target }) =>
    from === null
      ? `The GM places ${target} on hex ${hexText(to)}.`
      : `The GM moves ${target} from hex ${hexText(from)} to ${hexText(to)}.`,
  joined: (_, { target }) => `${target} joins the hunt.`,
  removed: ({ name }) => `${name} leaves the hunt.`,
  ended: ({ winner }) => (winner === null ? 'The hunt is over.' : `The hunt is over: ${winner} win.`),
} satisfies Readonly<Record<string, Sentence>>;

/** The arithmetic under a log line. */
export const sums = {
  checked: (dice: string, modifier: number, result: number, difficulty: number) =>
    `${dice}${modifier === 0 ? '' : modifier > 0 ? ` + ${modifier}` : ` − ${-modifier}`} = ${result} against ${difficulty}`,
  dice: (dice: string) => dice,
  death: (shown: number, parts: number) => `${shown}, more than ${parts} needed`,
};
