import type { About } from '../../../engine/presentation/description.ts';
import { signedText } from '../../../engine/presentation/roll-sum.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { type Labels, labelsIn } from '../../../kit/labels.ts';
import { attackSum, passiveDefense } from '../book/attacks/strike.ts';
import { has, type Means, meansOf } from '../book/attacks/wielding.ts';
import { thrownMeans } from '../book/gear/throw.ts';
import { resistBonus } from '../book/modifiers.ts';
import { powerMeans } from '../book/powers/aiming.ts';
import { activeEffect } from '../book/powers/arrays.ts';
import { powerOf } from '../sheet/powers.ts';
import type { DegreesFighter, DegreesTable, OpenCheck, Pending } from '../table.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';
import { resultText, signed } from './results.ts';

type NameOf = (id: Id) => string;
type Facts = NonNullable<About['facts']>;

const { about: words } = TEXT;
const { facts } = words;

/**
 * Returns a sentence about a pending action, and the numbers that help a player decide how to react. Undefined if the
 * actor is gone.
 */
export function about(table: DegreesTable, item: Pending, nameOf: NameOf): About | undefined {
  const { by, target, note } = item;
  const labels = labelsIn(table.content, LABELS);
  const [me, other] = [findFighter(table, by ?? ''), findFighter(table, target ?? '')];
  if (!me) return undefined;
  const means = item.with === undefined ? undefined : meansNamed(me, item.with, item.name);
  const attack = means && other && other.side !== me.side ? attackFacts(table, me, other, means) : [];
  const isTop = table.stack[0]?.name === item.name && table.stack[0]?.by === by;
  const bent = isTop ? table.bent : null;
  const mood =
    item.name === 'influence' && other
      ? [{ label: facts.attitude, value: labels.labelOf(other.attitude) }]
      : [];
  const text = sentence(item, nameOf, labels, means !== undefined && other !== undefined);
  const title = Object.entries(words.titles).find(([name]) => name === item.name)?.[1];
  return {
    ...(title !== undefined && { title }),
    ...(text !== undefined && { text: note === undefined ? text : words.note(text, note) }),
    facts: [...attack, ...mood, ...(bent ? bentFacts(bent, nameOf, labels) : [])],
    setDie: bent?.setDie,
  };
}

function sentence(
  { by = '', target = '', ...item }: Pending,
  nameOf: NameOf,
  { labelOf }: Labels,
  isAttack: boolean,
): string | undefined {
  if (item.with === undefined) return undefined;
  const means = labelOf(item.with);
  if (isAttack) return words.attacks(nameOf(by), nameOf(target), means);
  return item.name === 'use' ? words.uses(nameOf(by), means) : words.tries(nameOf(by), means);
}

function meansNamed(me: DegreesFighter, named: string, deed: string): Means | undefined {
  if (deed === 'throw') return thrownMeans(me, named);
  if (has(me, named)) return meansOf(me, named);
  const power = activeEffect(me, named);
  const isStruck = power !== undefined && powerOf(me, power).radius === undefined;
  return isStruck ? powerMeans(me, power) : undefined;
}

/** Returns the facts about an attack: the roll, the effect rank and the target's resistance. */
function attackFacts(table: DegreesTable, me: DegreesFighter, foe: DegreesFighter, means: Means): Facts {
  const { effect, rank, type } = means;
  if (effect.kind !== 'damage' && effect.kind !== 'affliction') return [];
  const bonus = signedText(attackSum(table, me, foe, { means }));
  const dc = passiveDefense(foe, me, type);
  const resist = resistBonus(foe, effect.resist, effect.kind === 'damage' ? effect.of : undefined);
  return [
    { label: facts.attack, value: foe.defending ? words.defended(bonus) : words.against(bonus, dc) },
    { label: facts.effect, value: `${rank}` },
    { label: facts.resist, value: words.bonus(LABELS.labelOf(effect.resist), signedText(resist)) },
  ];
}

/** Returns the facts about the check on which points can be spent: its total, its DC and its margin. */
function bentFacts(
  { by, of, against, total, dc, degree }: OpenCheck,
  nameOf: NameOf,
  { labelOf }: Labels,
): Facts {
  return [
    { label: facts.check, value: words.total(total, nameOf(by), labelOf(of)) },
    { label: facts.against, value: against === null ? `${dc}` : words.rolled(dc, nameOf(against)) },
    { label: facts.margin, value: words.margin(resultText(degree), signed(total - dc)) },
  ];
}
