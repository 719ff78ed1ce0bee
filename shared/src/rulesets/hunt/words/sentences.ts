import { formatList } from '../../../engine/language/intl.ts';
import { sideLabel } from '../../../engine/presentation/side-label.ts';
import type { Sentence, SentenceContext } from '../../../engine/presentation/text/sentence.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { own } from '../../../engine/schema/records.ts';
import { TEXT } from './catalog.ts';

const { log, sums, tableEffects } = TEXT;

/** The effects of the four tables for criticals and fumbles, for rolls of 1 to 6. */
const TABLES: Readonly<Record<string, readonly (keyof typeof tableEffects)[]>> = {
  'hit-critical': [
    'more-damage',
    'ignores-guard',
    'doubles-damage',
    'target-toppled',
    'attacker-gains-will',
    'attacker-gains-extra',
  ],
  'hit-fumble': [
    'hits-attacker',
    'weapon-drops',
    'weapon-breaks',
    'attacker-toppled',
    'attacker-loses-will',
    'opponent-gains-extra',
  ],
  'evasion-critical': [
    'attacker-toppled',
    'attacker-exposed',
    'attacker-damaged',
    'evader-gains-point',
    'evader-gains-will',
    'evader-gains-extra',
  ],
  'evasion-fumble': [
    'more-damage',
    'ignores-guard',
    'armor-breaks',
    'evader-toppled',
    'evader-loses-will',
    'opponent-gains-extra',
  ],
};

/** Returns the labels of ids as one text; empty if there are none. */
function labelsOf(ids: Json | undefined, label: SentenceContext['label']): string {
  return Array.isArray(ids) ? formatList(ids.map(label)) : '';
}

const attacked: Sentence = (event, { by, label, nameOf }) => {
  const { ability, weapon, supports, fed } = event;
  const targets = formatList((event.targets as readonly string[]).map(nameOf));
  const means =
    ability !== null && weapon !== null
      ? log.abilityWithWeapon(label(ability), label(weapon))
      : label(ability ?? weapon);
  const [added, lent] = [labelsOf(supports, label), labelsOf(fed, label)];
  const messages = log.attacked;
  if (added !== '' && lent !== '') return messages.both(by, targets, means, added, lent);
  if (lent !== '') return messages.helped(by, targets, means, lent);
  return added === '' ? messages.alone(by, targets, means) : messages.supported(by, targets, means, added);
};

const used: Sentence = ({ ability, item }, { by, target, label }) => {
  const [messages, what] = ability === null ? [log.item, label(item)] : [log.ability, label(ability)];
  return target === by ? messages.alone(by, what) : messages.target(by, what, target);
};

/** A log sentence for each event in `sheet/events.ts` whose tone is not `silent`. */
export const sentences = {
  'round-began': ({ round }) => log.round(Number(round)),
  'step-began': ({ step, party }) =>
    step === 'extra' ? log.steps.extra : (own(log.steps, String(party)) ?? ''),
  'turn-began': (_, { by }) => log.turn(by),
  'initiative-set': ({ specialty }, { label }) => log.initiative(label(specialty)),
  checked({ of, specialty, result, outcome }, { by, label }) {
    const sentence = log.checked[of as keyof typeof log.checked];
    return sentence(
      by,
      label(specialty),
      Number(result),
      sums.outcomes[outcome as keyof typeof sums.outcomes],
    );
  },
  willed: ({ amount, wp }, { target }) =>
    Number(amount) < 0
      ? log.lostWill(target, -Number(amount), Number(wp))
      : log.gainedWill(target, Number(amount), Number(wp)),
  'became-helpless': (_, { target }) => log.becameHelpless(target),
  freed: (_, { target }) => log.freed(target),
  attacked,
  linked: ({ ability }, { by, target, label }) =>
    ability === null ? log.cooperates(by, target) : log.linked(by, target, label(ability)),
  'table-rolled'({ table, entry }, { by }) {
    const effect = own(TABLES, String(table))?.[Number(entry) - 1];
    return effect === undefined ? '' : log.tableRolled(by, tableEffects[effect]);
  },
  'damage-rolled': ({ sum }, { by }) => log.damageRolled(by, Number(sum)),
  'damage-set': ({ amount }, { by }) => log.damageSet(by, Number(amount)),
  evaded: (_, { by, target }) => log.evaded(by, target),
  'part-rolled': ({ entry }, { target, label }) =>
    entry === 'choice' ? log.anyPart(target) : log.partRolled(target, label(entry)),
  hurt: ({ amount, hp }, { target }) => log.hurt(target, Number(amount), Number(hp)),
  healed: ({ amount, hp }, { target }) => log.healed(target, Number(amount), Number(hp)),
  'part-lost': ({ part }, { target, label }) => log.partLost(target, label(part)),
  'death-rolled': ({ result, parts }, { target }) => log.deathRolled(target, Number(result), Number(parts)),
  survived: (_, { target }) => log.survived(target),
  defeated: ({ how }, { target }) => log.defeated[how as keyof typeof log.defeated](target),
  spared: (_, { target }) => log.spared(target),
  withdrew: (_, { target }) => log.withdrew(target),
  'weapon-broken': ({ thing }, { target, label }) => log.weaponBroken(target, label(thing)),
  'armour-broken': ({ thing }, { target, label }) => log.armorBroken(target, label(thing)),
  dropped: ({ item }, { target, label }) => log.dropped(target, label(item)),
  'picked-up': ({ item }, { target, label }) => log.pickedUp(target, label(item)),
  equipped: ({ thing, stowed }, { by, label }) =>
    stowed === null ? log.drew(by, label(thing)) : log.swapped(by, label(thing), label(stowed)),
  'handed-over': ({ thing }, { by, target, label }) => log.handedOver(by, target, label(thing)),
  stored: ({ thing, bag }, { by, label }) => log.stored(by, label(thing), label(bag)),
  'taken-out': ({ thing, bag }, { by, label }) => log.takenOut(by, label(thing), label(bag)),
  afflicted: ({ ailment }, { target, label }) => log.afflicted(target, label(ailment)),
  relieved: ({ ailment }, { target, label }) => log.relieved(target, label(ailment)),
  extra: ({ extra }, { target }) => log.extra(target, Number(extra)),
  used,
  improvised: ({ note }, { by }) => log.improvised(by, String(note)),
  ruled: ({ ruling }, { label }) => log.ruled(label(ruling)),
  'full-power': (_, { by }) => log.fullPower(by),
  joined: (_, { target }) => log.joined(target),
  removed: ({ name }) => log.removed(String(name)),
  ended: ({ winner }) => (winner === null ? log.ended : log.won(sideLabel(String(winner)))),
} satisfies Readonly<Record<string, Sentence>>;
