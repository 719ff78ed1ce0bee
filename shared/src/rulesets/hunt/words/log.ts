import type { Content } from '../../../engine/content/content.ts';
import type { Roll, RollOutcome } from '../../../engine/presentation/event-display.ts';
import { readValues } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { type Labels, labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { EVENTS } from '../sheet/events.ts';
import type { Outcome } from '../table.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

type NameOf = (id: Id) => string;

/** Returns the calculation behind an event as text; undefined if there is none. */
function sumOf(event: GameEvent): string | undefined {
  const shown = ((event.dice ?? []) as readonly number[]).join(' + ');
  switch (event.type) {
    case 'checked':
      return TEXT.sums.checked(shown, Number(event.modifier), Number(event.result), Number(event.difficulty));
    case 'damage-rolled':
    case 'part-rolled':
      return TEXT.sums.dice(shown);
    case 'death-rolled':
      return TEXT.sums.death(Number(event.shown), Number(event.parts));
    default:
      return undefined;
  }
}

/** Returns an event as a line of the log; undefined for events that are only animated. */
export const line = linesOf({ events: EVENTS, sentences: TEXT.sentences, labels: LABELS, sumOf });

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

/** Returns the parameters of an action in words, as in "cleaver, at Boar". */
export function say(params: ParamValues, nameOf: NameOf, content?: Content): string {
  const labels = labelsIn(content, LABELS);
  const words = TEXT.params;
  const { target, targets, at, path, support, coop, amount, mod, note } = params;
  const parts = named(params, labels);
  if (typeof target === 'string') parts.push(words.at(nameOf(target)));
  if (Array.isArray(targets)) parts.push(words.at(targets.map((id) => nameOf(String(id))).join(', ')));
  if (Array.isArray(at)) parts.push(words.onto(at.join(', ')));
  if (Array.isArray(path)) parts.push(words.path(path.length));
  if (Array.isArray(support) && support.length > 0) {
    parts.push(words.support(support.map((id: Json) => labels.wordFor(id))));
  }
  if (Array.isArray(coop)) parts.push(words.coop(coop.map((id) => nameOf(String(id)))));
  if (typeof amount === 'number') parts.push(words.amount(amount));
  if (typeof mod === 'number' && mod !== 0) parts.push(words.mod(mod));
  if (typeof note === 'string') parts.push(`“${note}”`);
  return parts.join(', ');
}

/** Returns the words for those parameters that name a thing, an ability or a specialty. */
function named(
  { ability, weapon, item, specialty, give, take, stow, bag, dir }: ParamValues,
  { wordFor }: Labels,
): string[] {
  const words = TEXT.params;
  const parts = [ability, weapon, item].filter((id) => typeof id === 'string').map((id) => wordFor(id));
  if (typeof specialty === 'string') parts.push(words.on(wordFor(specialty)));
  if (typeof give === 'string') parts.push(words.give(wordFor(give)));
  if (typeof take === 'string') parts.push(words.take(wordFor(take)));
  if (typeof stow === 'string') parts.push(words.stow(wordFor(stow)));
  if (typeof bag === 'string') parts.push((dir === 'out' ? words.from : words.into)(wordFor(bag)));
  return parts;
}
