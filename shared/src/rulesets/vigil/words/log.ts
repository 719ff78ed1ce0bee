import type { Content } from '../../../engine/content/content.ts';
import type { Roll } from '../../../engine/presentation/event-display.ts';
import { readValue, readValues } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { type Labels, labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { MINOR_PARAMS, type Minor, preparable } from '../book/params.ts';
import { EVENTS } from '../sheet/events.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

type NameOf = (id: Id) => string;

/** Returns the calculation of a check as text: modifier, signed dice and total. */
function sumOfCheck(event: GameEvent): string | undefined {
  const detail = readValues(EVENTS.checked.members, event);
  if (!detail) return undefined;
  const { modifier, net, dice, signs, total } = detail;
  const { fixed, advantage, disadvantage } = TEXT.sums;
  const shown = dice.map((die, index) => `${signs[index] === -1 ? '−' : '+'} ${die}`);
  const extra = net === 0 ? '' : net > 0 ? advantage(net) : disadvantage(-net);
  return `${shown.length === 0 ? fixed : `${modifier} ${shown.join(' ')}`} = ${total}${extra}`;
}

/** Returns the calculation behind an event as text; undefined if there is none. */
function sumOf(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'checked':
      return sumOfCheck(event);
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
export const line = linesOf({ events: EVENTS, sentences: TEXT.sentences, labels: LABELS, sumOf });

/** Returns the roll that an event shows, with the number that it had to reach; undefined if there is none. */
export function rollOf({ type, total, difficulty, attack, defence }: GameEvent): Roll | undefined {
  const isGood = type === 'succeeded' || type === 'hurt';
  if (!isGood && type !== 'failed' && type !== 'withstood') return undefined;
  const [shown, needs] = [total ?? attack, difficulty ?? defence];
  if (typeof shown !== 'number' || typeof needs !== 'number') return undefined;
  return { shown, needs, outcome: isGood ? 'good' : 'bad' };
}

/** Returns the parameters of an action in words, as in "longsword, at Raider". */
export function say(
  params: Readonly<Record<string, Json | undefined>>,
  nameOf: NameOf,
  content?: Content,
): string {
  const { wordFor } = labelsIn(content, LABELS);
  const { ability, weapon, target, boost, boosts, stat, feature, to, for: gain } = params;
  const words = TEXT.params;
  const parts = [ability, weapon, stat, feature, gain, boost]
    .filter((id) => typeof id === 'string')
    .map((id) => wordFor(id));
  if (weapon === null) parts.push(words.nothing);
  if (typeof target === 'string') parts.push(words.at(nameOf(target)));
  if (Array.isArray(to)) parts.push(words.to(to.join(', ')));
  if (Array.isArray(params.path)) parts.push(words.path(params.path.length));
  parts.push(...(readValues(MINOR_PARAMS, params)?.minor ?? []).map((one) => sayMinor(one, wordFor)));
  const prepared = readValue(preparable, params.action);
  if (prepared) parts.push(say(prepared, nameOf, content));
  if (Array.isArray(boosts) && boosts.length > 0)
    parts.push(words.boosts(boosts.map((id: Json) => wordFor(id))));
  return parts.join(', ');
}

function sayMinor({ do: kind, weapon }: Minor, wordFor: Labels['wordFor']): string {
  return kind === 'drop' ? TEXT.params.drop : TEXT.params.draw(wordFor(weapon));
}
