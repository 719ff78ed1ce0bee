import type { About, Entry, Id, StackItem } from '@riposte/shared';
import { setDieText } from '../wording/set-die.ts';
import * as words from '../words/fight.ts';
import { entryOf } from './offers.ts';
import { type BattleSnapshot, nameIn } from './snapshot.ts';

/** A pending action, as shown on its card and in the prompts that it causes. */
export interface Pending {
  readonly title: string;
  /** The actor and the target, as in "Raider → Duelist". Empty if the action has neither. */
  readonly people: string;
  /** The ruleset's description of the action in progress, or else the action's help text. */
  readonly text: string;
  /** The pending action as a single sentence for the player who may react. */
  readonly sentence: string;
  readonly facts: NonNullable<About['facts']>;
  /** A sentence about the die that the GM has set for this action's roll; undefined if the GM has set none. */
  readonly set?: string | undefined;
}

/** Returns the description of a pending action. */
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
    set: about?.setDie && setDieText(about.setDie),
  };
}

/** Returns the titles of pending actions against a fighter, in the order in which they resolve. */
export function pendingTitlesAgainst(snapshot: BattleSnapshot, id: Id): string[] {
  return snapshot.table.stack
    .filter(({ by, target }) => target === id && by !== id)
    .map((item) => pendingOf(snapshot, item).title);
}

/** Fills fighters' names into the placeholders `{by}`, `{target}` and `{for}` of a label and help text. */
export function named<E extends Entry>({ table }: BattleSnapshot, entry: E, asked: Id): E {
  const [top] = table.stack;
  const nameOf = (id: Id | undefined) => (id === undefined ? words.unknownFighter : nameIn(table, id));
  const names: Readonly<Record<string, Id | undefined>> = { by: top?.by, target: top?.target, for: asked };
  const filled = (text: string) => {
    const told = text.replace(/\{(by|target|for)\}/g, (_all, who: string) => nameOf(names[who]));
    return told.charAt(0).toUpperCase() + told.slice(1);
  };
  return { ...entry, label: filled(entry.label), help: filled(entry.help) };
}
