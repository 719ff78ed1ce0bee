import { tell } from '../../engine/catalogue.ts';
import type { LogLine } from '../../engine/description.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { Id, Json } from '../../engine/table.ts';
import { labelOf, wordFor } from './labels.ts';
import { TEXT } from './text/catalogue.ts';

type NameOf = (id: Id) => string;
type Told = keyof typeof TEXT.sentences;
type Look = Partial<Pick<LogLine, 'tone' | 'clause'>>;

/** How a line looks and which clause is behind it, where the event does not say so itself. */
const LOOKS: Readonly<Partial<Record<string, Look>>> = {
  'round-began': { tone: 'heading', clause: 'VIG-2' },
  'turn-began': { tone: 'heading' },
  paid: { tone: 'bad', clause: 'VIG-R6' },
  prevented: { tone: 'bad' },
  fizzled: { tone: 'bad' },
  checked: { tone: 'roll' },
  succeeded: { tone: 'good', clause: 'VIG-R3' },
  failed: { tone: 'bad', clause: 'VIG-R3' },
  withstood: { tone: 'good' },
  hurt: { tone: 'bad' },
  healed: { tone: 'good' },
  gained: { tone: 'good' },
  defeated: { tone: 'bad' },
  afflicted: { tone: 'bad' },
  'fell-back': { clause: 'VIG-76' },
  traversed: { tone: 'good', clause: 'VIG-20' },
  leapt: { tone: 'good', clause: 'VIG-22' },
  sidestepped: { clause: 'VIG-27' },
  placed: { clause: 'VIG-72' },
  set: { clause: 'VIG-72' },
  added: { clause: 'VIG-R15' },
  removed: { clause: 'VIG-38' },
  ended: { tone: 'heading', clause: 'VIG-70' },
} satisfies Partial<Record<Told, Look>>;

function clauseOf(event: GameEvent): string | undefined {
  if (event.type === 'checked') return (event.dice as readonly number[]).length === 0 ? 'VIG-R4' : 'VIG-R1';
  if (event.type === 'forgone') return event.gain === 'movement' ? 'VIG-11' : 'VIG-12';
  return LOOKS[event.type]?.clause ?? event.clause;
}

/** A check with its sum: the modifier, each die with its sign, the total. */
function sumOfCheck({ modifier, net, dice, signs, total }: GameEvent): string {
  const { fixed, advantage, disadvantage } = TEXT.sums;
  const shown = (dice as readonly number[]).map((die, index) => {
    const sign = (signs as readonly number[])[index] === -1 ? '−' : '+';
    return `${sign} ${die}`;
  });
  const extra =
    Number(net) === 0 ? '' : Number(net) > 0 ? advantage(Number(net)) : disadvantage(-Number(net));
  return `${shown.length === 0 ? fixed : `${modifier} ${shown.join(' ')}`} = ${total}${extra}`;
}

/** The arithmetic of an event that has some. */
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
      return (event.dice as readonly number[]).join(' + ');
    default:
      return undefined;
  }
}

/** What has happened as a line of the log; undefined if it only is for the animation. */
export function line(event: GameEvent, nameOf: NameOf): LogLine | undefined {
  if (event.type === 'paid' && event.hp === undefined) return undefined; // only what was lacking is worth a line
  const text = textOf(event, nameOf);
  if (text === undefined) return undefined;
  const [arithmetic, clause] = [sumOf(event), clauseOf(event)];
  return {
    text,
    tone: LOOKS[event.type]?.tone ?? 'plain',
    ...(arithmetic !== undefined && { arithmetic }),
    ...(clause && { clause }),
  };
}

function textOf(event: GameEvent, nameOf: NameOf): string | undefined {
  const told = event.type === 'prepared' ? { ...event, what: preparedId(event.what) } : event;
  return tell(TEXT.sentences, { ...told, by: told.by ?? 'gm' }, { nameOf, label: labelOf, word: wordFor });
}

/** The id in what is prepared, as in `attack:longsword`. */
function preparedId(what: Json | undefined): Json {
  return typeof what === 'string' ? what.slice(what.indexOf(':') + 1) : (what ?? null);
}

/** How a set of parameters reads. */
export function say(params: Readonly<Record<string, Json | undefined>>, nameOf: NameOf): string {
  const { ability, weapon, target, boost, boosts, stat, feature, to, for: gain } = params;
  const words = TEXT.params;
  const parts = [ability, weapon, stat, feature, gain, boost]
    .filter((id) => typeof id === 'string')
    .map((id) => wordFor(id));
  if (weapon === null) parts.push(words.nothing);
  if (typeof target === 'string') parts.push(words.at(nameOf(target)));
  if (Array.isArray(to)) parts.push(words.to(to.join(', ')));
  if (Array.isArray(params.path)) parts.push(words.path(params.path.length));
  if (Array.isArray(params.minor)) parts.push(...params.minor.map(sayMinor));
  if (params.action) parts.push(say(params.action as Record<string, Json>, nameOf));
  if (Array.isArray(boosts) && boosts.length > 0)
    parts.push(words.boosts(boosts.map((id: Json) => wordFor(id))));
  return parts.join(', ');
}

function sayMinor(minor: Json): string {
  const { do: kind, weapon } = minor as Readonly<Record<string, Json>>;
  return kind === 'drop' ? TEXT.params.drop : TEXT.params.draw(wordFor(weapon));
}
