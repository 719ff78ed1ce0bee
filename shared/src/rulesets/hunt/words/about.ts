import { formatList } from '../../../engine/language/intl.ts';
import type { About } from '../../../engine/presentation/description.ts';
import { signedText } from '../../../engine/presentation/roll-sum.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { labelsIn } from '../../../kit/labels.ts';
import type { Attempt } from '../book/checks.ts';
import { evasionAttempt, NOT_EVADED } from '../book/evasion.ts';
import { damageTo } from '../book/hit.ts';
import type { HuntItem, HuntTable, PendingAttack, PendingDeathCheck } from '../table.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

type NameOf = (id: Id) => string;
type Facts = NonNullable<About['facts']>;

const { facts } = TEXT.about;

/**
 * Returns facts about a stack item, such as an attack's damage and the difficulty of evading it. Undefined if there are
 * none.
 */
export function about(table: HuntTable, item: HuntItem, nameOf: NameOf): About | undefined {
  switch (item.name) {
    case 'attack':
      return aboutAttack(table, item, nameOf);
    case 'death-check':
      return aboutDeath(table, item, nameOf);
    case 'improvise':
      return { text: TEXT.about.improvises(nameOf(item.by ?? ''), item.note ?? '') };
    default:
      return undefined;
  }
}

function aboutAttack(table: HuntTable, item: PendingAttack, nameOf: NameOf): About {
  const others = formatList(item.targets.filter((id) => id !== item.at).map(nameOf));
  const { labelOf } = labelsIn(table.content, LABELS);
  const helps = formatList([...item.supports, ...item.fed].map(labelOf));
  return {
    title: labelOf(item.ability ?? item.weapon),
    text: TEXT.about.attacks(nameOf(item.by), nameOf(item.at ?? item.targets[0] ?? item.by)),
    facts: [
      { label: facts.aim, value: labelOf(item.specialty) },
      ...(item.result === null ? [] : [{ label: facts.result, value: `${item.result}` }]),
      ...(helps === '' ? [] : [{ label: facts.helps, value: helps }]),
      ...threatOf(table, item),
      ...(others === '' ? [] : [{ label: facts.others, value: others }]),
    ],
    setDie: item.setDie,
  };
}

/** Returns the facts about an attack that concern its current target. */
function threatOf(table: HuntTable, item: PendingAttack): Facts {
  const target = findFighter(table, item.at ?? '');
  const { blow, result, part } = item;
  if (!target || !blow || result === null) return [];
  const { labelOf } = labelsIn(table.content, LABELS);
  const dodge = evasionAttempt(table, target, item, result);
  const ills = formatList(blow.inflicts.map(({ ailment }) => labelOf(ailment)));
  return [
    { label: facts.damage, value: `${damageTo(target, blow, NOT_EVADED)}` },
    ...(part === null ? [] : [{ label: facts.part, value: labelOf(part) }]),
    ...(ills === '' ? [] : [{ label: facts.ills, value: ills }]),
    { label: facts.evasion, value: neededText(dodge) },
  ];
}

/** Returns the roll that a check needs, as in "8 or higher on 2d6 − 1". */
function neededText({ difficulty, modifier }: Attempt): string {
  const { needs, needsWith } = TEXT.about;
  return modifier === 0 ? needs(difficulty) : needsWith(difficulty, signedText(modifier));
}

function aboutDeath(table: HuntTable, { by, result, setDie }: PendingDeathCheck, nameOf: NameOf): About {
  const { labelOf } = labelsIn(table.content, LABELS);
  const parts = findFighter(table, by)?.parts ?? [];
  const lost = formatList(parts.map(labelOf));
  return {
    text: TEXT.about.dying(nameOf(by)),
    facts: [
      { label: facts.lost, value: lost === '' ? TEXT.params.none : lost },
      { label: facts.needed, value: `${parts.length + 1}` },
      ...(result === null ? [] : [{ label: facts.rolled, value: `${result}` }]),
    ],
    setDie,
  };
}
