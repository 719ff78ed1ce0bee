import type { About } from '../../../engine/presentation/description.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter, type StackItem } from '../../../engine/state/table.ts';
import { labelsIn } from '../../../kit/labels.ts';
import type { PendingSpell } from '../book/actions/spell.ts';
import { damageAt, weaponDamage } from '../book/damage.ts';
import type { PendingAttack } from '../book/pending-attack.ts';
import { weaponOf } from '../book/wielding.ts';
import type { FlowTable } from '../table.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

type NameOf = (id: Id) => string;

const isAttack = (item: StackItem): item is PendingAttack => 'weapon' in item;
const isSpell = (item: StackItem): item is PendingSpell => 'spell' in item;

/**
 * Returns details of a pending attack or spell: its weapon or spell, its level and its damage. Undefined for other
 * actions.
 */
export function about(table: FlowTable, item: StackItem, nameOf: NameOf): About | undefined {
  if (isAttack(item)) return aboutAttack(table, item, nameOf);
  return isSpell(item) ? aboutSpell(table, item, nameOf) : undefined;
}

function aboutAttack(table: FlowTable, attack: PendingAttack, nameOf: NameOf): About {
  const { by, target, kind, weapon, flow, level, setDie } = attack;
  const sentence = kind === 'disarm' ? TEXT.about.disarms : TEXT.about.strikes;
  const { facts } = TEXT.about;
  const { labelOf } = labelsIn(table.content, LABELS);
  const damage = kind === 'disarm' ? undefined : damageOf(table, attack);
  return {
    text: sentence(nameOf(by), target === undefined ? '' : nameOf(target), labelOf(weapon)),
    facts: [
      ...(level === null ? [] : [{ label: facts.level, value: TEXT.sums.levels[level] }]),
      ...(damage === undefined ? [] : [{ label: facts.damage, value: damage }]),
      ...(flow === null ? [] : [{ label: facts.flow, value: labelOf(flow) }]),
    ],
    setDie,
  };
}

/** Returns the damage of an attack before DR; undefined until its level is known. */
function damageOf(table: FlowTable, { by, weapon: id, hand, level }: PendingAttack): string | undefined {
  const attacker = findFighter(table, by);
  const weapon = attacker && weaponOf(attacker, id);
  if (!attacker || !weapon || level === null) return undefined;
  const { dice, sides, modifier, bonus, times } = damageAt(weaponDamage(attacker, { weapon, hand }), level);
  const more = modifier + bonus;
  const sum = `${dice}d${sides}${more === 0 ? '' : ` + ${more}`}`;
  return times === 1 ? sum : `(${sum}) × ${times}`;
}

function aboutSpell(
  { content }: FlowTable,
  { by, target, spell, level, setDie }: PendingSpell,
  nameOf: NameOf,
): About {
  const { labelOf } = labelsIn(content, LABELS);
  const { casts, castsOn, facts } = TEXT.about;
  return {
    title: labelOf(spell),
    text:
      target === undefined
        ? casts(nameOf(by), labelOf(spell))
        : castsOn(nameOf(by), labelOf(spell), nameOf(target)),
    ...(level !== null && { facts: [{ label: facts.level, value: TEXT.sums.levels[level] }] }),
    setDie,
  };
}
