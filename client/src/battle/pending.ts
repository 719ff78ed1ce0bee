import type { About, Entry, Id, StackItem } from '@riposte/shared';
import * as words from '../words/fight.ts';
import { entryOf } from './offers.ts';
import { type BattleSnapshot, nameIn } from './snapshot.ts';

/** What is pending, as it is told on its card and on the prompts that it leads to. */
export interface Pending {
  readonly title: string;
  /** Who does it to whom, as in "Raider → Duelist"; empty: it is nobody's doing. */
  readonly people: string;
  /** What is happening; else what the action means. */
  readonly text: string;
  /** The same in one sentence, for whoever is to answer it. */
  readonly sentence: string;
  readonly facts: NonNullable<About['facts']>;
  /** That the game master has set a die of the roll among them, in a sentence. */
  readonly set?: string | undefined;
}

/** What there is to be told of something pending. */
export function pendingOf(snapshot: BattleSnapshot, item: StackItem): Pending {
  const { table, ruleset } = snapshot;
  const nameOf = (id: Id) => nameIn(table, id);
  const about = ruleset.description.about?.(table, item, nameOf);
  const { label, help } = entryOf(snapshot, { kind: 'turn', option: item.name });
  const title = about?.title ?? label;
  const people = [item.by, item.target].flatMap((id) => (id === undefined ? [] : [nameOf(id)])).join(' → ');
  return {
    title,
    people,
    text: about?.text ?? help,
    sentence: about?.text ?? `${people === '' ? title : `${people}: ${title}`}.`,
    facts: about?.facts ?? [],
    set: about?.setDie && words.dieIsSet(about.setDie),
  };
}

/** What hangs over somebody, the next to be resolved first. */
export function hangingOver(snapshot: BattleSnapshot, id: Id): string[] {
  return snapshot.table.stack
    .filter(({ by, target }) => target === id && by !== id)
    .map((item) => pendingOf(snapshot, item).title);
}

/** An entry with the names of those whom it is about: see `Entry`. */
export function named<E extends Entry>({ table }: BattleSnapshot, entry: E, asked: Id): E {
  const [top] = table.stack;
  const nameOf = (id: Id | undefined) => (id === undefined ? words.somebodyUnknown : nameIn(table, id));
  const names: Readonly<Record<string, Id | undefined>> = { by: top?.by, target: top?.target, for: asked };
  const filled = (text: string) => {
    const told = text.replace(/\{(by|target|for)\}/g, (_all, who: string) => nameOf(names[who]));
    return told.charAt(0).toUpperCase() + told.slice(1);
  };
  return { ...entry, label: filled(entry.label), help: filled(entry.help) };
}
