import type { Content } from '../../../engine/content/content.ts';
import type { Roll } from '../../../engine/presentation/event-display.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { EVENTS } from '../sheet/events.ts';
import { TEXT } from './catalog.ts';
import { LABELS, wordFor } from './labels.ts';

type NameOf = (id: Id) => string;

function sumOf(event: GameEvent): string | undefined {
  const { sums } = TEXT;
  if (event.type === 'contested') return sums.contest(toldNumber(event.total), toldNumber(event.against));
  if (event.type !== 'attacked' && event.type !== 'checked') return undefined;
  const { die, bonus, dice, edges, total } = event;
  const shown = (dice as readonly Json[]).join(', ');
  const extra = shown === '' ? '' : Number(edges) > 0 ? sums.edge(shown) : sums.snag(shown);
  return sums.roll(Number(die), toldNumber(bonus), extra, toldNumber(total)); // PHASE-R46: without the total needed
}

/**
 * Returns a number from an event; undefined if the event lacks it. A viewer who does not know the bonus does not
 * receive the sum: PHASE-R46.
 */
function toldNumber(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Returns the log line of an event; undefined if it has none. */
export const line = linesOf({ events: EVENTS, sentences: TEXT.sentences, labels: LABELS, sumOf });

/**
 * Returns the die roll of an event, for display. Omits the number that an attack or check must reach, which is
 * secret: PHASE-R46. If the sum is secret too, shows the die.
 */
export function rollOf({ type, die, total, against, hits, critical, succeeds }: GameEvent): Roll | undefined {
  if (type !== 'attacked' && type !== 'checked' && type !== 'contested') return undefined;
  const outcome = critical === true ? 'great' : hits === true || succeeds === true ? 'good' : 'bad';
  const shown = toldNumber(total) ?? Number(die);
  return { shown, ...(type === 'contested' && { needs: Number(against) }), outcome };
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
