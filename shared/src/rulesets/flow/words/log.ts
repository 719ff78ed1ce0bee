import type { Content } from '../../../engine/content/content.ts';
import { formatList } from '../../../engine/language/intl.ts';
import { type SumLine, totalOf } from '../../../engine/presentation/derivation.ts';
import type { Roll, RollOutcome, RollSum } from '../../../engine/presentation/event-display.ts';
import { intent, readValue, readValues } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { triggerOn } from '../../../kit/readying.ts';
import type { Circumstance } from '../book/checks.ts';
import { EVENTS } from '../sheet/events.ts';
import type { Level } from '../sheet/skills.ts';
import { TRIGGERS } from '../table.ts';
import { TEXT } from './catalog.ts';
import { causeOf } from './causes.ts';
import { LABELS, labelOf } from './labels.ts';
import { sentences } from './sentences.ts';
import { triggerText } from './triggers.ts';

type NameOf = (id: Id) => string;

/** Returns a check as a sum, as in "Melee 65 + 10 gang-up = 75; d100 30: hard success". Undefined for other events. */
function rollSumOf(event: GameEvent): RollSum | undefined {
  const detail = event.type === 'checked' ? readValues(EVENTS.checked.members, event) : undefined;
  if (!detail) return undefined;
  const { skill, base, modifiers, tn, dice, roll, level, advantages, disadvantages } = detail;
  const { clause } = event;
  const { sums } = TEXT;
  const added: SumLine[] = [
    { label: labelOf(skill), value: base, ...(clause !== undefined && { clause }) },
    ...modifiers.map(({ why, value }) => ({ ...causeOf([why]), value })),
  ];
  const over = tn - totalOf(added);
  if (over !== 0) added.push({ label: sums.limit, value: over, clause: 'FLOW-R1' });
  const edges = [...edgeLine(sums.advantage, advantages), ...edgeLine(sums.disadvantage, disadvantages)];
  const shown = dice.length === 0 ? sums.noRoll : rolledText(dice, roll);
  return { lines: [...added, ...edges], total: tn, result: sums.check(shown, sums.levels[level]) };
}

function rolledText(dice: readonly number[], roll: number): string {
  const { rolled, rolledTwice } = TEXT.sums;
  return dice.length > 1 ? rolledTwice(formatList(dice.map(String), 'conjunction'), roll) : rolled(roll);
}

function edgeLine(name: (reasons: string) => string, reasons: readonly Circumstance[]): SumLine[] {
  if (reasons.length === 0) return [];
  const { label, clause = 'FLOW-R2' } = causeOf(reasons);
  return [{ label: name(label), clause }];
}

function sumOfDamage(event: GameEvent): string | undefined {
  const detail = readValues(EVENTS['damage-rolled'].members, event);
  if (!detail) return undefined;
  const { dice, sides, modifier, bonus, times, halved, dr, total } = detail;
  const sum = `${dice.length}d${sides} (${dice.join(' + ')}) + ${modifier}${bonus > 0 ? ` + ${bonus}` : ''}`;
  return TEXT.sums.damage(times > 1 ? `(${sum}) × ${times}` : sum, halved ? 'true' : 'other', dr, total);
}

function sumOf(event: GameEvent): string | undefined {
  if (event.type === 'damage-rolled') return sumOfDamage(event);
  if (event.type !== 'initiative-rolled') return undefined;
  return TEXT.sums.initiative(Number(event.die), Number(event.modifier), Number(event.total));
}

/** Returns the line of the log for an event; undefined for events that the log does not show. */
export const line = linesOf({ events: EVENTS, sentences, labels: LABELS, sumOf, rollSumOf });

const OUTCOMES: Readonly<Record<Level, RollOutcome>> = {
  'critical-failure': 'awful',
  failure: 'bad',
  normal: 'good',
  hard: 'good',
  major: 'good',
  critical: 'great',
};

/**
 * Returns the roll of a check for display; undefined for an event without a roll. Rolls at or below the target number
 * succeed.
 */
export function rollOf(event: GameEvent): Roll | undefined {
  const detail = event.type === 'checked' ? readValues(EVENTS.checked.members, event) : undefined;
  if (!detail || detail.dice.length === 0) return undefined;
  const { dice, edge, roll, tn, level } = detail;
  const once = Math.max(0, Math.min(1, tn / 100));
  const twice = edge > 0 ? 1 - (1 - once) ** 2 : once ** 2;
  const chance = dice.length > 1 ? twice : once;
  return { shown: roll, needs: tn, isUnder: true, outcome: OUTCOMES[level], chance };
}

/** Returns parameters in words, as in "Sword, at Goblin". */
export function say(
  params: Readonly<Record<string, Json | undefined>>,
  nameOf: NameOf,
  content?: Content,
): string {
  const { target, path, to, at, ...rest } = params;
  const parts = Object.entries(rest).flatMap(([key, value]) => sayOne(key, value, nameOf, content));
  if (typeof target === 'string')
    parts.push(target === 'trigger' ? TEXT.params.atTrigger : TEXT.params.at(nameOf(target)));
  const hex = to ?? at ?? (Array.isArray(path) ? path.at(-1) : undefined);
  if (Array.isArray(hex)) parts.push(TEXT.params.to(hex.join(', ')));
  return formatList(parts);
}

function sayOne(
  key: string,
  value: Json | undefined,
  nameOf: NameOf,
  content: Content | undefined,
): string[] {
  const { labelOf } = labelsIn(content, LABELS);
  if (typeof value === 'string') return [labelOf(value)];
  if (key === 'swap' && value === true) return [TEXT.params.swap];
  if (key === 'trigger') {
    const trigger = readValue(triggerOn(TRIGGERS), value);
    return trigger ? [triggerText(trigger.on, trigger.by, nameOf)] : [];
  }
  if (key === 'action') {
    const { do: name, ...params } = readValue(intent, value) ?? {};
    return [labelOf(name), say(params, nameOf, content)].filter(Boolean);
  }
  return [];
}
