import type { Content } from '../../../engine/content/content.ts';
import { formatList, formatNumber } from '../../../engine/language/intl.ts';
import type { Roll, RollOutcome, RollSum } from '../../../engine/presentation/event-display.ts';
import { withUnseen } from '../../../engine/presentation/roll-sum.ts';
import { readValues } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { type Labels, labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { EVENTS } from '../sheet/events.ts';
import type { Outcome } from '../table.ts';
import { TEXT } from './catalog.ts';
import { causeLine } from './causes.ts';
import { LABELS } from './labels.ts';
import { sentences } from './sentences.ts';

type NameOf = (id: Id) => string;

/** Returns the calculation behind an event as text; undefined if there is none. */
function sumOf({ type, dice }: GameEvent): string | undefined {
  if (type !== 'damage-rolled' && type !== 'part-rolled') return undefined;
  return ((dice ?? []) as readonly number[]).join(' + ');
}

function rollSumOf(event: GameEvent): RollSum | undefined {
  if (event.type === 'checked') return sumOfCheck(event);
  return event.type === 'death-rolled' ? sumOfDeathCheck(event) : undefined;
}

/**
 * Returns a check as a sum, as in "2d6 (4 + 3) 7 − 1 Numbed = 6; vs. 7: failure". Undefined if the event is malformed.
 */
function sumOfCheck(event: GameEvent): RollSum | undefined {
  const told = readValues(EVENTS.checked.members, event);
  if (!told) return undefined;
  const { dice, needs, causes, difficulty, result, outcome } = told;
  const { sums } = TEXT;
  const shown = dice.reduce((sum, one) => sum + one, 0);
  const rolled = { label: sums.twoDice(dice.join(' + ')), value: shown, clause: 'HUNT-R1' };
  const needed = needs.map(causeLine).map(({ label, value, clause }) => ({
    label: sums.need(label, value),
    ...(clause !== undefined && { clause }),
  }));
  return {
    lines: [...withUnseen([rolled, ...causes.map(causeLine)], result), ...needed],
    total: result,
    result: sums.against(difficulty, sums.outcomes[outcome]),
  };
}

/**
 * Returns a death check as a sum, as in "1d6 4 − 1 Maimed = 3; needs more than 2". Undefined if the event is malformed.
 */
function sumOfDeathCheck(event: GameEvent): RollSum | undefined {
  const told = readValues(EVENTS['death-rolled'].members, event);
  if (!told) return undefined;
  const { shown, causes, result, parts } = told;
  const rolled = { label: TEXT.sums.oneDie, value: shown, clause: 'HUNT-31' };
  const lines = withUnseen([rolled, ...causes.map(causeLine)], result);
  return { lines, total: result, result: TEXT.sums.death(parts) };
}

/** Returns an event as a line of the log; undefined for events that are only animated. */
export const line = linesOf({ events: EVENTS, sentences, labels: LABELS, sumOf, rollSumOf });

const LOOKS: Readonly<Record<Outcome, RollOutcome>> = {
  critical: 'great',
  success: 'good',
  failure: 'bad',
  fumble: 'awful',
};

/** Returns the roll that an event shows, with the number that it had to reach; undefined if it is not a check. */
export function rollOf(event: GameEvent): Roll | undefined {
  const told = event.type === 'checked' ? readValues(EVENTS.checked.members, event) : undefined;
  return told && { shown: told.result, needs: told.difficulty, outcome: LOOKS[told.outcome] };
}

type ParamValues = Readonly<Record<string, Json | undefined>>;

/** Returns the parameters of an action in words, as in "Cleaver, at Boar". */
export function say(params: ParamValues, nameOf: NameOf, content?: Content): string {
  const labels = labelsIn(content, LABELS);
  const words = TEXT.params;
  const { target, targets, at, path, support, coop, amount, mod, note } = params;
  const namesOf = (ids: readonly Json[]) => ids.map((id) => nameOf(String(id)));
  const parts = named(params, labels);
  if (typeof target === 'string') parts.push(words.at(nameOf(target)));
  if (Array.isArray(targets)) parts.push(words.at(formatList(namesOf(targets), 'conjunction')));
  if (Array.isArray(at)) parts.push(words.onto(at.join(', ')));
  if (Array.isArray(path)) parts.push(words.path(path.length));
  if (Array.isArray(support) && support.length > 0)
    parts.push(words.support(formatList(support.map(labels.labelOf), 'conjunction')));
  if (Array.isArray(coop))
    parts.push(coop.length > 0 ? words.coop(formatList(namesOf(coop), 'conjunction')) : words.alone);
  if (typeof amount === 'number') parts.push(formatNumber(amount));
  if (typeof mod === 'number' && mod !== 0) parts.push(formatNumber(mod, { signDisplay: 'always' }));
  if (typeof note === 'string') parts.push(words.note(note));
  return formatList(parts);
}

/** Returns the words for all parameters that name a thing, an ability or a specialty. */
function named(
  { ability, weapon, item, specialty, give, take, stow, bag, dir }: ParamValues,
  { labelOf }: Labels,
): string[] {
  const words = TEXT.params;
  const parts = [ability, weapon, item].filter((id) => typeof id === 'string').map(labelOf);
  if (typeof specialty === 'string') parts.push(words.on(labelOf(specialty)));
  if (typeof give === 'string') parts.push(words.give(labelOf(give)));
  if (typeof take === 'string') parts.push(words.take(labelOf(take)));
  if (typeof stow === 'string') parts.push(words.stow(labelOf(stow)));
  if (typeof bag === 'string') parts.push((dir === 'out' ? words.from : words.into)(labelOf(bag)));
  return parts;
}
