import { Battle } from '@riposte/shared/engine/battle';
import { seededDice } from '@riposte/shared/engine/dice';
import type { GameEvent } from '@riposte/shared/engine/event';
import type { Option } from '@riposte/shared/engine/prompt';
import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Id, Table } from '@riposte/shared/engine/table';
import { hiddenIn } from '@riposte/shared/engine/view';
import type { BattleRecord, JournalEntry, Snapshot } from '../store/store.ts';

/** An event, and the hidden fighters that it names: who does not know of them is not told. */
export interface Told {
  readonly event: GameEvent;
  readonly hidden: readonly Id[];
}

/** What one input brought about. */
export interface Chapter {
  readonly rev: number;
  readonly told: readonly Told[];
}

/** A battle being played: the engine's battle with its history. */
export class Play {
  readonly battle: Battle;
  /** From the start, or from the snapshot that it goes on from. */
  readonly chapters: Chapter[] = [];
  /** The history before this input is not here. */
  readonly since: number;
  /** What each open prompt offers; turns are left out, as whoever sees the table can list theirs. */
  offers: ReadonlyMap<string, readonly Option[]> = new Map();
  /** Since which input each open prompt has been open. */
  #opened = new Map<string, number>();

  private constructor(battle: Battle, since: number) {
    this.battle = battle;
    this.since = since;
    this.#look(since, false);
    if (since === 0) this.chapters.push({ rev: 0, told: tell(battle.opening, battle.table, new Map()) });
  }

  /** From the very beginning. Throws `SetupError` if the setup does not fit the rules. */
  static begin(ruleset: Ruleset, record: BattleRecord): Play {
    return new Play(Battle.start(ruleset, record.setup, seededDice(record.seed)), 0);
  }

  static resume(ruleset: Ruleset, { table, seq }: Snapshot): Play {
    return new Play(Battle.restore(ruleset, table), seq);
  }

  /** Applies an accepted input, and counts out what the prompts offer. Throws whatever a rule throws. */
  apply({ seq, input }: JournalEntry): Chapter {
    const { battle } = this;
    const hiddenBefore = hiddenFighters(battle.table);
    const events = battle.apply(input);
    this.#look(seq, input.answer !== undefined);
    const chapter = { rev: seq, told: tell(events, battle.table, hiddenBefore) };
    this.chapters.push(chapter);
    return chapter;
  }

  /** Whether somebody who saw the table as it was after an input can have meant a prompt that is open now. */
  canHaveMeant(prompt: string, rev: number): boolean {
    const opened = this.#opened.get(prompt);
    return opened !== undefined && opened <= rev;
  }

  /** Other people's answers leave an open prompt as it is; what the GM does may change what it offers. */
  #look(rev: number, isAnswered: boolean): void {
    const { prompts } = this.battle;
    const before = isAnswered ? this.offers : undefined;
    const asking = prompts.filter(({ kind }) => kind !== 'turn');
    this.offers = new Map(asking.map((prompt) => [prompt.id, before?.get(prompt.id) ?? prompt.options()]));
    this.#opened = new Map(prompts.map(({ id }) => [id, this.#opened.get(id) ?? rev]));
  }
}

function hiddenFighters(table: Table): Map<Id, Table['fighters'][Id]> {
  const hidden = Object.entries(table.fighters).filter(([, fighter]) => fighter.hidden);
  return new Map(hidden);
}

/** What was hidden and is now gone stays hidden. */
function tell(events: readonly GameEvent[], table: Table, hiddenBefore: ReadonlyMap<Id, object>): Told[] {
  const gone = [...hiddenBefore].filter(([id]) => !Object.hasOwn(table.fighters, id));
  const witnessed =
    gone.length === 0 ? table : { ...table, fighters: { ...table.fighters, ...Object.fromEntries(gone) } };
  return events.map((event) => ({ event, hidden: hiddenIn(witnessed as Table, event) }));
}
