import { sideLabel } from '../../../../engine/presentation/side-label.ts';
import type { Sentence, SentenceContext } from '../../../../engine/presentation/text/sentence.ts';
import type { Json } from '../../../../engine/schema/json.ts';
import type { GameEvent } from '../../../../engine/state/event.ts';

/** The entries of the four tables for criticals and fumbles. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'hit-critical': [
    '+1d6 damage',
    'the damage ignores guard',
    'the base damage is doubled',
    'the target is toppled',
    'the attacker gains 1d6 Willpower unless the attack is evaded',
    'the attacker gains an extra action unless the attack is evaded',
  ],
  'hit-fumble': [
    'the attack hits the attacker',
    'the weapon drops to the ground',
    'the weapon breaks',
    'the attacker is toppled',
    'the attacker loses 1d6 Willpower',
    'an opponent gains an extra action',
  ],
  'evasion-critical': [
    'the attacker is toppled',
    'the attacker is exposed',
    'the attacker takes 2 damage',
    'the evader gains 1 Willpower',
    'the evader gains 1d6 Willpower',
    'the evader gains an extra action',
  ],
  'evasion-fumble': [
    '+1d6 damage',
    'the damage ignores guard',
    'the armor breaks',
    'the evader is toppled',
    'the evader loses 1d6 Willpower',
    'an opponent gains an extra action',
  ],
};

/** The purposes of checks, by kind. Other kinds have no text here. */
export const CHECKS: Readonly<Record<string, string>> = {
  initiative: 'for initiative',
  hit: 'to hit',
  evade: 'to evade',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  success: 'success.',
  failure: 'failure.',
  critical: 'critical!',
  fumble: 'fumble!',
};

const ENDS: Readonly<Record<string, string>> = {
  died: 'dies.',
  fled: 'escapes.',
};

const HOW: Readonly<Record<string, string>> = {
  advance: 'Advance: these hunters act before the enemies.',
  enemy: 'The enemies act.',
  late: 'Late: these hunters act after the enemies.',
};

function names(ids: Json | undefined, { word }: SentenceContext): string[] {
  return Array.isArray(ids) ? ids.map((id: Json) => word(id)) : [];
}

/** The words that introduce the Supports that partners lend to an attack. */
export const HELPED_BY = 'helped by';

const attacked: Sentence = (event, telling) => {
  const { by, word, nameOf } = telling;
  const { ability, weapon, targets } = event;
  const means = [ability, weapon].filter((id) => typeof id === 'string').map((id) => word(id));
  const at = (targets as readonly string[]).map(nameOf).join(', ');
  const [own, lent] = [names(event.supports, telling), names(event.fed, telling)];
  const added = own.length > 0 ? `, plus ${own.join(' and ')}` : '';
  const helped = lent.length > 0 ? `, ${HELPED_BY} ${lent.join(' and ')}` : '';
  return `${by} attacks ${at}: ${means.join(' with ')}${added}${helped}.`;
};

const checked: Sentence = ({ of, specialty, outcome, result }: GameEvent, { by, label }) => {
  const rolled = [label(specialty), CHECKS[String(of)] ?? ''].filter((part) => part !== '').join(' ');
  return `${by} rolls ${rolled}: ${result}, ${OUTCOMES[String(outcome)] ?? ''}`;
};

/** A log sentence for each event in `sheet/events.ts` that is not silent. */
export const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'step-began': ({ step, party }) => (step === 'extra' ? 'Extra actions' : (HOW[String(party)] ?? '')),
  'turn-began': (_, { by }) => `${by}’s turn`,
  'initiative-set': ({ specialty }, { label }) =>
    `Specialty for this round’s Initiative checks: ${label(specialty)}.`,
  checked,
  willed: ({ amount, wp }, { target }) =>
    Number(amount) < 0
      ? `${target} loses ${-Number(amount)} Willpower (${wp} left).`
      : `${target} gains ${amount} Willpower (now ${wp}).`,
  'became-helpless': (_, { target }) => `${target} has no Willpower left and is Helpless.`,
  freed: (_, { target }) => `${target} is no longer Helpless.`,
  attacked,
  linked: ({ ability }, { by, target, word }) =>
    ability === null
      ? `${by} cooperates with ${target}.`
      : `${by} links ${word(ability)} to ${target}’s next attack.`,
  'table-rolled': ({ table, entry }, { by }) =>
    `${by}: ${ENTRIES[String(table)]?.[Number(entry) - 1] ?? 'nothing'}.`,
  'damage-rolled': ({ sum }, { by }) => `${by} rolls ${sum} damage.`,
  'damage-set': ({ amount }, { by }) => `${by}’s attack: ${amount} damage.`,
  evaded: (_, { by, target }) => `${by} evades ${target}’s attack.`,
  'part-rolled': ({ entry }, { target, word }) =>
    `Body part roll for ${target}: ${entry === 'choice' ? 'any part' : word(entry)}.`,
  hurt: ({ amount, hp }, { target }) => `${target} takes ${amount} damage (${hp} Stamina left).`,
  healed: ({ amount, hp }, { target }) => `${target} regains ${amount} Stamina (now ${hp}).`,
  'part-lost': ({ part }, { target, word }) => `${target} takes Body Damage: ${word(part)}.`,
  'death-rolled': ({ result, parts }, { target }) =>
    `${target}’s death check: ${result} (needs more than ${parts}).`,
  survived: (_, { target }) => `${target} survives.`,
  defeated: ({ how }, { target }) => `${target} ${ENDS[String(how)] ?? ''}`,
  spared: (_, { target }) => `${target} is spared and lies Helpless.`,
  withdrew: (_, { target }) => `${target} leaves the map.`,
  'weapon-broken': ({ thing }, { target, word }) => `${target}’s ${word(thing)} breaks.`,
  'armour-broken': ({ thing }, { target, word }) => `${target}’s ${word(thing)} breaks.`,
  dropped: ({ item }, { target, word }) => `${target} drops the ${word(item)}.`,
  'picked-up': ({ item }, { target, word }) => `${target} picks up the ${word(item)}.`,
  equipped: ({ thing, stowed }, { by, word }) =>
    `${by} draws the ${word(thing)}${stowed === null ? '' : ` and stows the ${word(stowed)}`}.`,
  'handed-over': ({ thing }, { by, target, word }) => `${by} gives ${target} the ${word(thing)}.`,
  stored: ({ thing, bag }, { by, word }) => `${by} puts the ${word(thing)} into the ${word(bag)}.`,
  'taken-out': ({ thing, bag }, { by, word }) => `${by} takes the ${word(thing)} out of the ${word(bag)}.`,
  afflicted: ({ ailment }, { target, word }) => `${target} is ${word(ailment)}.`,
  relieved: ({ ailment }, { target, word }) => `${target} is no longer ${word(ailment)}.`,
  extra: ({ extra }, { target }) => `${target} gains an extra action (now ${extra}).`,
  used: ({ ability, item }, { by, target, word }) =>
    `${by} uses ${word(ability ?? item)}${by === target ? '' : ` on ${target}`}.`,
  improvised: ({ note }, { by }) => `${by} improvises: “${note}”`,
  ruled: ({ ruling }, { word }) => `The GM’s ruling: ${word(ruling)}.`,
  'full-power': (_, { by }) => `${by} enters Full Power.`,
  joined: (_, { target }) => `${target} joins the hunt.`,
  removed: ({ name }) => `${name} leaves the hunt.`,
  ended: ({ winner }) =>
    winner === null ? 'The hunt is over.' : `The hunt is over. Winner: ${sideLabel(String(winner))}.`,
} satisfies Readonly<Record<string, Sentence>>;

/** The arithmetic of checks, before and after their dice are rolled. */
export const sums = {
  outcomes: { success: 'success', failure: 'failure', critical: 'critical', fumble: 'fumble' },
  checkOf: (name: string, specialty: string) => `${name}: ${specialty}`,
  difficultyOf: (check: string) => `${check}, difficulty`,
  modifierOf: (check: string) => `${check}, modifiers`,
  toRoll: (least: number) => `2d6: ${least} or more`,
  toRollOpen: '2d6: at least the difficulty, with the modifiers',
  deathCheckOf: (name: string) => `${name}: death check`,
  overParts: 'more than the damaged parts',
  allWill: 'all Willpower',
  toSurvive: (least: number) => `1d6: ${least} or more`,
  twoDice: (dice: string) => `2d6 (${dice})`,
  oneDie: '1d6',
  /** A cause of the difficulty of a check. */
  need: (cause: string, value: number) => `difficulty: ${cause} ${value}`,
  against: (difficulty: number, outcome: string) => `vs. ${difficulty}: ${outcome}`,
  dice: (dice: string) => dice,
  death: (parts: number) => `needs more than ${parts}`,
};
