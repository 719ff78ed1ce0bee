import type { Content } from '../../../engine/content/content.ts';
import type { Roll, RollOutcome, RollSum } from '../../../engine/presentation/event-display.ts';
import { withUnseen } from '../../../engine/presentation/roll-sum.ts';
import type { SentenceContext } from '../../../engine/presentation/text/sentence.ts';
import { readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { isRecord } from '../../../engine/schema/records.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { EVENTS } from '../sheet/events.ts';
import { TEXT } from './catalog.ts';
import { lineOf } from './causes.ts';
import { LABELS, wordFor } from './labels.ts';

type NameOf = (id: Id) => string;

/** Returns a check as a sum, with its margin and degree; undefined for other events. */
function rollSumOf({ type, ...event }: GameEvent): RollSum | undefined {
  if (type !== 'checked' && type !== 'bent') return undefined;
  const [die, total] = [Number(event.die), Number(event.total)];
  const causes = readValue(EVENTS.checked.members.causes, event.causes) ?? [];
  return {
    lines: withUnseen([...causes.map(lineOf), { label: TEXT.sums.d20, value: die }], total),
    total,
    result: TEXT.sums.check(total, Number(event.dc), Number(event.degree)),
  };
}

/** Returns an event as a log line; undefined if it is only for the animation. */
export const line = linesOf({ events: EVENTS, sentences: TEXT.sentences, labels: LABELS, rollSumOf });

/** Returns a check as a die roll that the page can show; undefined for other events. */
export function rollOf({ type, bonus, total, dc, degree }: GameEvent): Roll | undefined {
  if (type !== 'checked' && type !== 'bent') return undefined;
  const [shown, needs] = [Number(total), Number(dc)];
  const chance = Math.max(0, Math.min(1, (21 - needs + Number(bonus)) / 20));
  return { shown, needs, outcome: outcomeOf(Number(degree)), chance };
}

function outcomeOf(degree: number): RollOutcome {
  if (degree > 0) return degree > 1 ? 'great' : 'good';
  return degree < -1 ? 'awful' : 'bad';
}

type Telling = Pick<SentenceContext, 'nameOf' | 'label' | 'word'>;

/** Functions that put values into words, for the fields of a sheet whose values are ids made of several parts. */
const SHEET: Readonly<Record<string, (value: string, telling: Telling) => string>> = {
  intel: TEXT.factText,
  effects: effectText,
  mods: modText,
};

/** Returns an ongoing effect in words. Its id consists of its source and its track, such as `troll:snare`. */
function effectText(effect: string, { label, nameOf }: Telling): string {
  const [by = '', track = ''] = effect.split(':');
  return TEXT.params.effectFrom(label(track), nameOf(by));
}

/** Returns a modifier in words. `mod` is a name from `modName`, such as `attack:+1:troll` (DEG-R4). */
function modText(mod: string, { label, nameOf }: Telling): string {
  const [kind = '', ...rest] = mod.split(':');
  const { modifiers } = TEXT.params;
  if (kind === 'burst') return modifiers.bursts[rest[0] === 'advantage' ? 'advantage' : 'disadvantage'];
  if (kind === 'boost') return modifiers.boost(label(rest[0]), rest[1] ?? '');
  const [ranks = '', target] = rest;
  const what = modifiers.kinds[kind as keyof typeof modifiers.kinds] ?? label(kind);
  return modifiers.plain(what, ranks, target === undefined ? '' : nameOf(target));
}

/** Returns the text for the parameters of an action. */
export function say(
  params: Readonly<Record<string, Json | undefined>>,
  nameOf: NameOf,
  content?: Content,
): string {
  const { labelOf: label, wordFor } = labelsIn(content, LABELS);
  const words = TEXT.params;
  const { target, ally, path, at, raise, ranks, minus, plus, versus, trigger, action, quick, against } =
    params;
  const parts = PLAIN.flatMap((key) => (typeof params[key] === 'string' ? [wordFor(params[key])] : []));
  if (typeof minus === 'string') parts.push(words.trade(wordFor(minus), wordFor(plus)));
  if (Array.isArray(versus)) parts.push(words.against(versus.map((one: Json) => wordFor(one)).join(', ')));
  if (typeof ranks === 'number') parts.push(words.ranks(ranks));
  if (typeof ally === 'string') parts.push(words.for(nameOf(ally)));
  for (const one of [target, against]) if (typeof one === 'string') parts.push(words.at(nameOf(one)));
  if (Array.isArray(path)) parts.push(words.path(path.length));
  if (Array.isArray(at)) parts.push(words.to(at.join(', ')));
  if (typeof raise === 'number') parts.push(words.raise(raise));
  for (const flag of FLAGS) if (params[flag] === true) parts.push(wordFor(flag));
  for (const [key, textOf] of Object.entries(SHEET)) {
    const value = params[key];
    if (typeof value === 'string') parts.push(textOf(value, { nameOf, label, word: wordFor }));
  }
  if (isRecord(trigger)) parts.push(words.wait(triggerWord(trigger.on)));
  if (isRecord(action)) parts.push(sayIntent(action, nameOf, content));
  if (isRecord(quick)) parts.push(words.with(sayIntent(quick, nameOf, content)));
  return parts.join(', ');
}

const PLAIN = [
  'mode',
  'weapon',
  'ability',
  'power',
  'effect',
  'stunt',
  'track',
  'item',
  'skill',
  'condition',
  'choose',
  'direction',
  'about',
  'topic',
  'what',
  'pace',
  'benefit',
  'trait',
  'negate',
  'edge',
  'key',
  'into',
  'use',
  'remove',
  'resist',
  'pool',
  'when',
];
const FLAGS = ['smash', 'slam', 'hunch', 'quickly', 'primary'];

function sayIntent(
  { do: name, ...rest }: { readonly [key: string]: Json },
  nameOf: NameOf,
  content: Content | undefined,
): string {
  const told = rest.target === 'trigger' ? { ...rest, target: undefined } : rest;
  return [wordFor(name), say(told, nameOf, content)].filter((part) => part !== '').join(': ');
}

function triggerWord(on: Json | undefined): string {
  const { triggers } = TEXT.params;
  return typeof on === 'string' && Object.hasOwn(triggers, on)
    ? triggers[on as keyof typeof triggers]
    : wordFor(on);
}
