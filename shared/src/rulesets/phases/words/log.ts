import type { Content } from '../../../engine/content/content.ts';
import { formatList } from '../../../engine/language/intl.ts';
import type { SumLine } from '../../../engine/presentation/derivation.ts';
import type { Roll, RollSum } from '../../../engine/presentation/event-display.ts';
import { sumText, withUnseen } from '../../../engine/presentation/roll-sum.ts';
import { intent, readValue, readValues } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { type Labels, labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { extraOf, type Thrown } from '../book/checks.ts';
import { TRIGGER } from '../book/ready.ts';
import { EVENTS } from '../sheet/events.ts';
import { TEXT } from './catalog.ts';
import { bonusLine, edgeLine } from './causes.ts';
import { LABELS } from './labels.ts';
import { sentences } from './sentences.ts';
import { triggerText } from './triggers.ts';

type NameOf = (id: Id) => string;

/** The dice of a roll and the causes of its edges and snags. */
type Dice = Pick<Thrown, 'die' | 'edges' | 'dice' | 'causes'>;

/**
 * Returns a roll as a sum: the die, the bonus, the d6s, and the causes of the edges and snags. The viewer may not know
 * the bonus (PHASE-R46).
 */
function linesOfRoll(
  { die, edges, dice, causes }: Dice,
  score: string,
  total: number | undefined,
): SumLine[] {
  const { sums } = TEXT;
  const extra = extraOf(edges, dice);
  const shown = (edges > 0 ? sums.edgeDice : sums.snagDice)(formatList(dice.map(String)));
  return [
    { label: sums.die, value: die, clause: 'PHASE-R1' },
    ...(total === undefined ? [] : [bonusLine(score, total - extra - die)]),
    ...(extra === 0 ? [] : [{ label: shown, value: extra, clause: 'PHASE-R2' }]),
    ...causes.map(edgeLine),
  ];
}

function sumOf(roll: Dice, score: string, total: number | undefined, result: string): RollSum {
  const lines = withUnseen(linesOfRoll(roll, score, total), total);
  return total === undefined ? { lines, result } : { lines, total, result };
}

/**
 * Returns a roll as a sum, without the number that it must reach, which is secret (PHASE-R46). Undefined for other
 * events.
 */
function rollSumOf(event: GameEvent): RollSum | undefined {
  const { sums } = TEXT;
  if (event.type === 'attacked') {
    const told = readValues(EVENTS.attacked.members, event);
    return (
      told &&
      sumOf(told, 'grit', told.total, told.critical ? sums.critical : told.hits ? sums.hit : sums.miss)
    );
  }
  if (event.type === 'checked') {
    const told = readValues(EVENTS.checked.members, event);
    return told && sumOf(told, told.score, told.total, told.succeeds ? sums.success : sums.failure);
  }
  const told = event.type === 'contested' ? readValues(EVENTS.contested.members, event) : undefined;
  if (!told) return undefined;
  const { score, total, against, otherRoll, otherScore, succeeds } = told;
  const other = sumOf(otherRoll, otherScore, against, succeeds ? sums.success : sums.failure);
  return sumOf(told, score, total, sums.versus(sumText(other)));
}

function toldNumber(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Returns the log line of an event; undefined if it has none. */
export const line = linesOf({ events: EVENTS, sentences, labels: LABELS, rollSumOf });

/**
 * Returns the die roll of an event, for display. Omits the number that an attack or check must reach, which is secret:
 * PHASE-R46. If the sum is secret too, shows only the die.
 */
export function rollOf({ type, die, total, against, hits, critical, succeeds }: GameEvent): Roll | undefined {
  if (type !== 'attacked' && type !== 'checked' && type !== 'contested') return undefined;
  const outcome = critical === true ? 'great' : hits === true || succeeds === true ? 'good' : 'bad';
  const [sum, needs] = [toldNumber(total), toldNumber(against)];
  return { shown: sum ?? Number(die), ...(sum !== undefined && needs !== undefined && { needs }), outcome };
}

type ParamValues = Readonly<Record<string, Json | undefined>>;

/** Returns the parameters of an action in words, as in "Longsword, at Raider". */
export function say(params: ParamValues, nameOf: NameOf, content?: Content): string {
  const { labelOf } = labelsIn(content, LABELS);
  const words = TEXT.params;
  const { weapon, ability, mode, first, second, condition, target, ally, at, path, then, until } = params;
  const parts = [weapon, ability, mode, first, second, condition]
    .filter((id) => typeof id === 'string')
    .map((id) => labelOf(id));
  if (typeof target === 'string') parts.push(words.at(nameOf(target)));
  if (typeof ally === 'string') parts.push(words.of(nameOf(ally)));
  if (Array.isArray(at)) parts.push(words.to(at.join(', ')));
  if (Array.isArray(path)) parts.push(words.path(path.length));
  if (typeof then === 'string') parts.push(words.thenAt(nameOf(then)));
  if (params.consume === true) parts.push(words.consume);
  if (typeof params.take === 'boolean') parts.push(params.take ? words.taking : words.notTaking);
  if (until !== undefined) parts.push(sayUntil(until, labelOf));
  const plan = readValue(intent, params.action);
  if (plan) parts.push(sayPlan(plan, nameOf, content));
  const trigger = readValue(TRIGGER, params.trigger);
  if (trigger) parts.push(triggerText(trigger, nameOf, labelOf));
  return formatList(parts);
}

function sayUntil(until: Json, labelOf: Labels['labelOf']): string {
  const { always, untilRound, untilPhase } = TEXT.params;
  if (until === null) return always;
  return until === 'next-round' ? untilRound : untilPhase(labelOf(until));
}

function sayPlan({ do: name, ...params }: ParamValues, nameOf: NameOf, content?: Content): string {
  const action = LABELS.labelOf(name);
  const details = say(params, nameOf, content);
  return details === '' ? action : TEXT.params.plan(action, details);
}
