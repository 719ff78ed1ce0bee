import type { Content } from '../../../engine/content/content.ts';
import type { SumLine } from '../../../engine/presentation/derivation.ts';
import type { Roll, RollSum } from '../../../engine/presentation/event-display.ts';
import { sumText, withUnseen } from '../../../engine/presentation/roll-sum.ts';
import { readValues } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { extraOf, type Thrown } from '../book/checks.ts';
import { EVENTS } from '../sheet/events.ts';
import { TEXT } from './catalog.ts';
import { bonusLine, edgeLine } from './causes.ts';
import { LABELS, wordFor } from './labels.ts';

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
  const shown = (edges > 0 ? sums.edgeDice : sums.snagDice)(dice.join(', '));
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
export const line = linesOf({ events: EVENTS, sentences: TEXT.sentences, labels: LABELS, rollSumOf });

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

/** Returns the text for the parameters of an action. */
export function say(params: ParamValues, nameOf: NameOf, content?: Content): string {
  const { wordFor } = labelsIn(content, LABELS);
  const words = TEXT.params;
  const { weapon, ability, mode, first, second, condition, target, ally, at, path, then, until } = params;
  const parts = [weapon, ability, mode, first, second, condition]
    .filter((id) => typeof id === 'string')
    .map((id) => wordFor(id));
  if (typeof target === 'string') parts.push(words.at(nameOf(target)));
  if (typeof ally === 'string') parts.push(words.of(nameOf(ally)));
  if (Array.isArray(at)) parts.push(words.to(at.join(', ')));
  if (Array.isArray(path)) parts.push(words.path(path.length));
  if (typeof then === 'string') parts.push(words.thenAt(nameOf(then)));
  if (params.consume === true) parts.push(words.consume);
  if (typeof params.take === 'boolean') parts.push(words.take(params.take));
  if (until !== undefined) parts.push(until === null ? words.always : words.until(wordFor(until)));
  if (params.action) parts.push(sayPlan(params.action as ParamValues, nameOf, content));
  if (params.trigger) parts.push(sayTrigger(params.trigger as ParamValues, nameOf));
  return parts.join(', ');
}

function sayPlan(plan: ParamValues, nameOf: NameOf, content: Content | undefined): string {
  return [wordFor(plan.do), say(plan, nameOf, content)].filter((part) => part !== '').join(': ');
}

function sayTrigger({ on, by, action, ability, reaction, note }: ParamValues, nameOf: NameOf): string {
  const { groups, when, whenUsed, whenNoted } = TEXT.params;
  const whose = typeof by === 'string' ? by : 'enemy';
  const whom = Object.hasOwn(groups, whose) ? groups[whose as keyof typeof groups] : nameOf(whose);
  const used = action ?? ability ?? reaction;
  if (typeof note === 'string') return whenNoted(note);
  return used === undefined ? when(whom, wordFor(on)) : whenUsed(whom, wordFor(used));
}
