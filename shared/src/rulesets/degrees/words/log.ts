import type { Content } from '../../../engine/content/content.ts';
import { formatList } from '../../../engine/language/intl.ts';
import type { Roll, RollOutcome, RollSum } from '../../../engine/presentation/event-display.ts';
import { withUnseen } from '../../../engine/presentation/roll-sum.ts';
import { hexText } from '../../../engine/presentation/text/hex.ts';
import type { SentenceContext } from '../../../engine/presentation/text/sentence.ts';
import { readValue } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import { isRecord, own } from '../../../engine/schema/records.ts';
import type { GameEvent } from '../../../engine/state/event.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { linesOf } from '../../../kit/log.ts';
import { EVENTS } from '../sheet/events.ts';
import { TEXT } from './catalog.ts';
import { lineOf } from './causes.ts';
import { factText } from './facts.ts';
import { LABELS } from './labels.ts';
import { resultText, signed } from './results.ts';
import { sentences } from './sentences.ts';

type NameOf = (id: Id) => string;

/** Returns a check as a sum, with its margin and degree; undefined for other events. */
function rollSumOf({ type, ...event }: GameEvent): RollSum | undefined {
  if (type !== 'checked' && type !== 'bent') return undefined;
  const [die, total, dc] = [Number(event.die), Number(event.total), Number(event.dc)];
  const causes = readValue(EVENTS.checked.members.causes, event.causes) ?? [];
  return {
    lines: withUnseen([...causes.map(lineOf), { label: TEXT.sums.d20, value: die }], total),
    total,
    result: TEXT.sums.check(dc, signed(total - dc), resultText(Number(event.degree))),
  };
}

/** Returns an event as a log line; undefined if it is only for the animation. */
export const line = linesOf({ events: EVENTS, sentences, labels: LABELS, rollSumOf });

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

type Telling = Pick<SentenceContext, 'nameOf' | 'label'>;

/** Functions that put values into words: for ids made of several parts, and for texts that players write. */
const WORDED: Readonly<Record<string, (value: string, telling: Telling) => string>> = {
  intel: factText,
  effects: effectText,
  resist: effectText,
  effect: endedText,
  mods: modText,
  key: lockText,
  about: (text) => text,
  topic: (text) => text,
};

/** Returns an ongoing effect in words. Its id consists of its source and its track, such as `troll:snare`. */
function effectText(effect: string, { label, nameOf }: Telling): string {
  const [by = '', track = ''] = effect.split(':');
  return TEXT.params.effectFrom(label(track), nameOf(by));
}

/** Returns an effect that a fighter switches to or ends: a power, a boost or an ongoing effect. */
function endedText(effect: string, telling: Telling): string {
  if (!effect.includes(':')) return telling.label(effect);
  return effect.startsWith('boost:') ? modText(effect, telling) : effectText(effect, telling);
}

/** Returns a lock in words. Its id consists of an action and its target, such as `assess:troll`. */
function lockText(lock: string, { label, nameOf }: Telling): string {
  const [what = '', against = ''] = lock.split(':');
  return TEXT.params.retry(label(what), nameOf(against));
}

/** Returns a modifier in words. `mod` is a name from `modName`, such as `attack:+1:troll` (DEG-R4). */
function modText(mod: string, { label, nameOf }: Telling): string {
  const [kind = '', ...rest] = mod.split(':');
  const { modifiers } = TEXT.params;
  if (kind === 'burst') return modifiers.bursts[rest[0] === 'advantage' ? 'advantage' : 'disadvantage'];
  if (kind === 'boost') return modifiers.boost(label(rest[0]), signed(Number(rest[1])));
  const [number = '', target] = rest;
  const ranks = signed(Number(number));
  const what = modifiers.kinds[kind as keyof typeof modifiers.kinds] ?? label(kind);
  return target === undefined ? modifiers.plain(what, ranks) : modifiers.against(what, ranks, nameOf(target));
}

/** Returns the text for the parameters of an action. */
export function say(
  params: Readonly<Record<string, Json | undefined>>,
  nameOf: NameOf,
  content?: Content,
): string {
  const { labelOf: label } = labelsIn(content, LABELS);
  const words = TEXT.params;
  const { target, ally, path, at, raise, ranks, minus, plus, versus, trigger, action, quick, against } =
    params;
  const parts = PLAIN.flatMap((key) => (typeof params[key] === 'string' ? [label(params[key])] : []));
  if (typeof minus === 'string') parts.push(words.trade(label(minus), label(plus)));
  if (Array.isArray(versus))
    parts.push(
      words.against(
        formatList(
          versus.map((one: Json) => label(one)),
          'conjunction',
        ),
      ),
    );
  if (typeof ranks === 'number') parts.push(words.ranks(ranks));
  if (typeof ally === 'string') parts.push(words.for(nameOf(ally)));
  for (const one of [target, against]) if (typeof one === 'string') parts.push(words.at(nameOf(one)));
  if (Array.isArray(path)) parts.push(words.path(path.length));
  if (Array.isArray(at)) parts.push(words.to(hexText(at)));
  if (typeof raise === 'number') parts.push(words.raise(raise));
  for (const flag of FLAGS) if (params[flag] === true) parts.push(words.labels[flag]);
  for (const [key, textOf] of Object.entries(WORDED)) {
    const value = params[key];
    if (typeof value === 'string') parts.push(textOf(value, { nameOf, label }));
  }
  const wait = isRecord(trigger) ? own(words.waits, String(trigger.on)) : undefined;
  if (wait !== undefined) parts.push(wait);
  if (isRecord(action)) parts.push(sayIntent(action, nameOf, content));
  if (isRecord(quick)) parts.push(words.with(sayIntent(quick, nameOf, content)));
  return formatList(parts);
}

const PLAIN = [
  'mode',
  'weapon',
  'ability',
  'power',
  'stunt',
  'track',
  'item',
  'skill',
  'condition',
  'choose',
  'direction',
  'what',
  'pace',
  'benefit',
  'trait',
  'negate',
  'edge',
  'into',
  'use',
  'remove',
  'pool',
  'when',
];
const FLAGS = ['smash', 'slam', 'hunch', 'quickly', 'primary'] as const;

function sayIntent(
  { do: name, ...rest }: { readonly [key: string]: Json },
  nameOf: NameOf,
  content: Content | undefined,
): string {
  const label = labelsIn(content, LABELS).labelOf(name);
  const details = say(rest.target === 'trigger' ? { ...rest, target: undefined } : rest, nameOf, content);
  return details === '' ? label : TEXT.params.action(label, details);
}
