import type { Content } from '../../../engine/content/content.ts';
import { formatList } from '../../../engine/language/intl.ts';
import { type SumLine, totalOf } from '../../../engine/presentation/derivation.ts';
import type { Roll, RollSum } from '../../../engine/presentation/event-display.ts';
import { readValue, readValues } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { type Labels, labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { MINOR_PARAMS, type Minor, preparable } from '../book/params.ts';
import { EVENTS } from '../sheet/events.ts';
import { TEXT } from './catalog.ts';
import { diceLine } from './causes.ts';
import { LABELS } from './labels.ts';
import { sentences } from './sentences.ts';

type NameOf = (id: Id) => string;

/**
 * Returns a check as a sum: the stat, the causes of extra dice, and the dice in the order rolled. Undefined for other
 * events. Example: "Assault 4 + 8 base dice (3, 5) + 6 extra dice (2, 4) = 18; 2 dice of advantage".
 */
function rollSumOf(event: GameEvent): RollSum | undefined {
  const detail = event.type === 'checked' ? readValues(EVENTS.checked.members, event) : undefined;
  if (!detail) return undefined;
  const { stat, modifier, net, causes, dice, signs, total } = detail;
  const { sums } = TEXT;
  const start = { label: LABELS.labelOf(stat), value: modifier, clause: 'VIG-R1' };
  const added = [start, ...causes.map(diceLine)];
  if (dice.length === 0) {
    const fixed = { label: sums.fixed, value: total - modifier, clause: 'VIG-R4' };
    return {
      lines: [...added, fixed],
      total,
      result: net === 0 ? sums.fixed : sums.fixedWith(extraDice(net)),
    };
  }
  const counted = dice.map((die, index) => die * (signs[index] ?? 1));
  const sixes = 2 + Math.abs(net);
  const lines: SumLine[] = [
    ...added,
    ...diceSum(sums.rolledDice, counted.slice(0, 2), 'VIG-R1'),
    ...diceSum(sums.extraDice, counted.slice(2, sixes), 'VIG-R1'),
    ...diceSum(sums.sixes, counted.slice(sixes), 'VIG-R2'),
  ];
  const below = total - totalOf(lines);
  if (below > 0) lines.push({ label: sums.minimum, value: below, clause: 'VIG-R1' });
  return { lines, total, result: net === 0 ? sums.noExtraDice : extraDice(net) };
}

function diceSum(name: (dice: string) => string, dice: readonly number[], clause: string): SumLine[] {
  if (dice.length === 0) return [];
  const shown = dice.map((die) => (die < 0 ? `−${-die}` : `${die}`));
  return [{ label: name(formatList(shown)), value: dice.reduce((sum, die) => sum + die, 0), clause }];
}

/** Returns net dice of advantage in words; a negative number is disadvantage. */
function extraDice(net: number): string {
  return net < 0 ? TEXT.sums.disadvantage(-net) : TEXT.sums.advantage(net);
}

/** Returns the calculation behind an event as text; undefined if there is none. */
function sumOf(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'succeeded':
    case 'failed':
      return event.difficulty === null
        ? undefined
        : TEXT.sums.against(Number(event.total), Number(event.difficulty));
    case 'withstood':
      return `${event.attack} − ${event.defence}`;
    case 'hurt':
      return `${event.attack} − ${event.defence} = ${Number(event.attack) - Number(event.defence)}`;
    case 'healed':
      return readValues(EVENTS.healed.members, event)?.dice.join(' + ');
    default:
      return undefined;
  }
}

/** Returns an event as a line of the log; undefined for events that are only animated. */
export const line = linesOf({ events: EVENTS, sentences, labels: LABELS, sumOf, rollSumOf });

/** Returns the roll that an event shows, with the number that it had to reach; undefined if there is none. */
export function rollOf({ type, total, difficulty, attack, defence }: GameEvent): Roll | undefined {
  const isGood = type === 'succeeded' || type === 'hurt';
  if (!isGood && type !== 'failed' && type !== 'withstood') return undefined;
  const [shown, needs] = [total ?? attack, difficulty ?? defence];
  if (typeof shown !== 'number' || typeof needs !== 'number') return undefined;
  return { shown, needs, outcome: isGood ? 'good' : 'bad' };
}

/** Returns the parameters of an action in words, as in "Longsword, at Raider". */
export function say(
  params: Readonly<Record<string, Json | undefined>>,
  nameOf: NameOf,
  content?: Content,
): string {
  const { labelOf } = labelsIn(content, LABELS);
  const { ability, weapon, target, boost, boosts, stat, feature, to, for: gain } = params;
  const words = TEXT.params;
  const parts = [ability, weapon, stat, feature, gain, boost]
    .filter((id) => typeof id === 'string')
    .map((id) => labelOf(id));
  if (weapon === null) parts.push(words.nothing);
  if (typeof target === 'string') parts.push(words.at(nameOf(target)));
  if (Array.isArray(to)) parts.push(words.to(to.join(', ')));
  if (Array.isArray(params.path)) parts.push(words.path(params.path.length));
  parts.push(...(readValues(MINOR_PARAMS, params)?.minor ?? []).map((one) => sayMinor(one, labelOf)));
  const prepared = readValue(preparable, params.action);
  if (prepared) parts.push(say(prepared, nameOf, content));
  if (Array.isArray(boosts) && boosts.length > 0) {
    const labels = boosts.map((id: Json) => labelOf(id));
    parts.push(words.boosts(formatList(labels, 'conjunction')));
  }
  return formatList(parts);
}

function sayMinor({ do: kind, weapon }: Minor, labelOf: Labels['labelOf']): string {
  return kind === 'drop' ? TEXT.params.drop : TEXT.params.draw(labelOf(weapon));
}
