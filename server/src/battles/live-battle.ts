import type { Input } from '@riposte/shared/engine/battle/input';
import type { Option } from '@riposte/shared/engine/battle/prompt';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { isOn, isRewind } from '@riposte/shared/engine/history/rewind';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import { plain } from '@riposte/shared/engine/schema/plain-json';
import type { SetupFighter } from '@riposte/shared/engine/setup/setup';
import { seedHash } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import type { Status } from '@riposte/shared/protocol/messages';
import { type Lock, Mutex } from '../scheduling/mutex.ts';
import type { BattleRecord, JournalEntry, Ownership, TakenBattle } from '../store/store.ts';
import { type KeyedRejection, refusal } from '../words/refusals.ts';
import { Checkpoints } from './checkpoints.ts';
import { EditableRecord } from './editable-record.ts';
import { HeldAnswers, type Sender } from './held-answers.ts';
import { History } from './history.ts';
import { IncomingInputs, type Ruled } from './incoming-inputs.ts';
import { InputValidator } from './input-validator.ts';
import { JournalWriter } from './journal-writer.ts';
import type { OpenPrompt } from './open-prompt.ts';
import { type InputResult, Play } from './play.ts';
import { ReactionWindows } from './reaction-windows.ts';
import { type Backing, type Halt, playUntil, type Recovered, recover, reload, voidLast } from './recover.ts';
import type { ReplayLog } from './replay-log.ts';
import { type RewindRequest, Rewinds } from './rewinds.ts';
import { Snapshots } from './snapshots.ts';
import { RulebookFault } from './supervisor.ts';

/** A battle that is open in this process. Takes one input at a time, and saves each before applying it. */
export class LiveBattle {
  readonly owner: Ownership;
  readonly diceHash: string;
  /** Called after an input is applied and before its sender gets the reply. */
  onApplied: (result: InputResult) => void = () => undefined;
  /** Called when this process must close the battle: another process owns it, or its state here is unreliable. */
  onLost: () => void = () => undefined;
  readonly #backing: Backing;
  readonly #mutex = new Mutex();
  readonly held = new HeldAnswers((seat, message) => this.inputs.carryOut(seat, message));
  readonly inputs: IncomingInputs;
  readonly windows = new ReactionWindows(() => this.#play);
  readonly rewinds: Rewinds;
  readonly #editable: EditableRecord;
  readonly #history: History;
  readonly #checkpoints = new Checkpoints();
  readonly #snapshots: Snapshots;
  readonly #writer: JournalWriter;
  readonly #validator: InputValidator;
  #isLost = false;
  #play: Play | null = null;
  /** The input before which the battle has stopped; null if it has not. */
  #halt: Halt | null = null;

  private constructor(backing: Backing, taken: TakenBattle) {
    const { record, epoch, answered, rewinds, lastSeq, snapshot } = taken;
    this.#backing = backing;
    this.owner = { battle: record.id, epoch };
    this.diceHash = seedHash(record.seed);
    this.rewinds = new Rewinds(rewinds, answered);
    this.#validator = new InputValidator(this, () => this.#play, backing);
    this.inputs = new IncomingInputs(this, this.#validator, answered, {
      ruled: (step) => this.#ruled(step),
      commit: (input, seat, message) => this.#commit(input, seat, message),
    });
    this.#editable = new EditableRecord(backing, this.owner, record);
    this.#history = new History(backing, this.#editable);
    this.#writer = new JournalWriter(backing, this.owner, lastSeq, () => this.lose());
    this.#snapshots = new Snapshots(backing, this.owner, this.#checkpoints, snapshot?.seq ?? 0);
    if (snapshot) this.#checkpoints.note(snapshot);
  }

  /**
   * Opens a battle in the state at the end of its journal. Throws `UnplayableJournalError` if the rules
   * reject the journal.
   */
  static async open(backing: Backing, taken: TakenBattle): Promise<LiveBattle> {
    const live = new LiveBattle(backing, taken);
    const { record, epoch, lastSeq } = taken;
    if (record.status !== 'gathering') {
      const { play, halt } = await recover(backing, taken);
      live.#play = play;
      live.#halt = halt;
      live.#history.note(play.results);
      if (record.status === 'over' && !halt) await live.#saveOngoing(); // a process that was killed during a rewind may have left the status `over`
    }
    const hash = live.#play?.battle.hash();
    backing.log.info({ battle: record.id, epoch, rev: lastSeq, hash }, 'battle opened');
    return live;
  }

  get record(): BattleRecord {
    return this.#editable.record;
  }

  async rename(_lock: Lock, title: string): Promise<void> {
    await this.#editable.setTitle(title);
  }

  get status(): Status {
    if (!this.#play) return 'gathering';
    return this.table.over ? 'over' : 'fighting';
  }

  get rev(): number {
    return this.#writer.lastSeq;
  }

  /** The current table; before the start, the table of the setup. */
  get table(): Table {
    return this.#play?.battle.table ?? this.#editable.opening;
  }

  /** The open prompts; none before the fight. */
  get prompts(): readonly OpenPrompt[] {
    return this.#play?.prompts ?? [];
  }

  /** An object that stays the same while the fight goes on. A rewind replaces it. */
  get fight(): object | null {
    return this.#play;
  }

  /** The inputs since the last snapshot, with which a bot's copy of the fight can be brought up to date. */
  get replayLog(): ReplayLog | null {
    return this.#play?.replayLog ?? null;
  }

  /** Returns the options that an open prompt offers to a viewer; none for a turn. */
  offersTo(prompt: string, viewer: Viewer): readonly Option[] {
    return this.#backing.supervisor.run(() => this.#play?.offersTo(prompt, viewer) ?? []);
  }

  /**
   * Returns the answer to a prompt in a bluff-proof window if it is known in advance, as `Play.answerBeforehand` does.
   */
  answerBeforehand(prompt: string): Input | null {
    return this.#backing.supervisor.run(() => this.#play?.answerBeforehand(prompt) ?? null);
  }

  /** Returns whether the rules accept an input now. */
  accepts(input: Input): boolean {
    return this.#backing.supervisor.run(() => this.#play?.battle.check(input) === null);
  }

  /** Runs work that must not overlap with an input. */
  exclusive<Result>(work: (lock: Lock) => Promise<Result> | Result): Promise<Result> {
    return this.#mutex.run(work);
  }

  /**
   * Returns the result of a step of the rules, which gets the ruleset and the current table. Throws `RulebookFault` if
   * the rules of a package fail. Code outside this folder gets a battle's ruleset only here.
   */
  supervised<Result>(step: (ruleset: Ruleset, table: Table) => Result): Result {
    return this.#backing.supervisor.run(({ ruleset }) => step(ruleset, this.table));
  }

  /** True while the battle rests, because its rules took too long, or while it has stopped before an input. */
  get isResting(): boolean {
    return this.#halt !== null || this.#backing.supervisor.isResting;
  }

  /**
   * The refusal of all inputs while the battle has stopped before an input that its rules cannot play; null otherwise.
   */
  get halted(): KeyedRejection | null {
    const { seq, fault } = this.#halt ?? {};
    return seq === undefined || !fault ? null : fault.haltAt(seq, this.table.round);
  }

  /** True if the battle was restored without its last input. */
  get isLastVoid(): boolean {
    return this.#halt === null && this.#play !== null && this.#play.rev < this.rev;
  }

  /** True if this process has lost the battle, so that it must not send replies anymore. */
  get isLost(): boolean {
    return this.#isLost;
  }

  lose(): void {
    this.#isLost = true;
    this.onLost();
  }

  /** Starts the fight. Returns a rejection if it has started already, or null. */
  async start(_lock: Lock): Promise<Rejection | null> {
    if (this.#play) return refusal('already-started');
    const { supervisor } = this.#backing;
    const begun = await this.#ruled((edition) => {
      const play = Play.begin(edition, this.record, Date.now());
      supervisor.requireViews(play.battle);
      return play;
    });
    if ('fault' in begun) return begun.fault;
    const play = begun.result;
    await this.#backing.store.setStatus(this.owner, 'fighting');
    this.#play = play;
    const [opening] = play.results;
    if (opening) this.#tell(opening);
    return null;
  }

  /**
   * Adds a fighter: to the setup before the fight, or by a GM's input during the fight. Returns why the fighter was
   * refused, or null if it was added.
   */
  async addFighter(lock: Lock, gm: Sender, combatant: SetupFighter): Promise<Rejection | null> {
    if (!this.#play) {
      await this.#editable.addFighter(combatant);
      return null;
    }
    return await this.inputs.intervene(lock, gm, {
      as: 'gm',
      do: 'gm.add',
      combatant: plain(combatant) ?? null,
    });
  }

  /** Returns the results of the inputs that lead from the state after input `after` to that after input `until`. */
  history(after: number, until = this.rev): Promise<readonly InputResult[]> {
    return this.exclusive(async () => {
      if (!this.#play) return [];
      await this.#backing.slices.next(); // waits even if nothing is replayed, because sending the results also takes time
      const known = this.rewinds.courseTo(after);
      const playable = this.#halt ? Math.min(until, this.#halt.seq - 1) : until;
      const all = await this.#history.of(this.rewinds.courseTo(playable));
      return all.filter(({ rev }) => !isOn(known, rev));
    });
  }

  /** Returns the table as it was after an input, or null if the journal is damaged there. */
  async tableAt(rev: number): Promise<Table | null> {
    return (await this.#asOf(rev))?.battle.table ?? null;
  }

  async #asOf(rev: number): Promise<Play | null> {
    return await playUntil(this.#backing, this.record, this.rewinds.courseTo(rev), this.#checkpoints);
  }

  /**
   * Rewinds to the state after an earlier input, with new dice: replays, saves and publishes. Returns why the rewind
   * was refused, or null.
   */
  async rewind(_lock: Lock, wish: RewindRequest): Promise<Rejection | null> {
    if (!this.#play) return refusal('not-started');
    const fault = this.rewinds.faultOf(this.rev, wish.to);
    if (fault) return refusal(fault);
    if (this.#halt && wish.to >= this.#halt.seq) return this.halted;
    const play = await this.#asOf(wish.to);
    if (!play) return refusal('lost-moment');
    const input = this.rewinds.input(this.rev, wish);
    const entry = this.#writer.next(input, wish.seat, null);
    const refused = await this.#writer.append(entry);
    if (refused) return refused;
    this.#play = play;
    this.#halt = null;
    this.rewinds.note(entry.seq, input);
    this.#snapshots.renew();
    const reply = await this.#apply(entry);
    await this.#saveOngoing();
    return typeof reply === 'number' ? null : reply;
  }

  /** Saves the status `fighting` if a rewind has reopened a finished fight. */
  async #saveOngoing(): Promise<void> {
    if (!this.table.over) await this.#backing.store.setStatus(this.owner, 'fighting');
  }

  /** Saves and applies an input. Returns the number of the input, or why it could not be saved or applied. */
  async #commit(input: Input, seat: string | null, message: string | null): Promise<number | Rejection> {
    const entry = this.#writer.next(input, seat, message);
    const refused = await this.#writer.append(entry);
    if (refused) return refused;
    if (seat !== null) this.rewinds.noteSender(entry.seq, seat);
    return await this.#apply(entry);
  }

  async #apply(entry: JournalEntry): Promise<number | Rejection> {
    let result: InputResult | undefined;
    try {
      result = this.#play ? this.#backing.supervisor.apply(this.#play, entry) : undefined;
    } catch (error) {
      const where = { battle: this.record.id, seq: entry.seq, error };
      this.#backing.log.error(where, 'a rule failed; restoring the state before it');
      this.rewinds.drop(entry.seq);
      await this.#restore(() => voidLast(this.#backing, this.record, this.owner, entry.seq));
      return error instanceof RulebookFault ? error.rejection : refusal('server-fault');
    }
    if (result) this.#tell(result);
    const open = isRewind(entry.input) ? [] : this.prompts;
    this.held.rejectClosed(open, (seat, message) => this.#validator.refusalOf(seat, message));
    await this.#snapshots.note(this.#play, entry);
    return entry.seq;
  }

  /**
   * Returns the result of a step of the rules that must change nothing. If the rules fail, restores the table and
   * returns the refusal.
   */
  async #ruled<Result>(step: (edition: Edition) => Result): Promise<Ruled<Result>> {
    const { supervisor, log } = this.#backing;
    const refused = this.halted ?? (supervisor.isResting ? supervisor.rest.rejection : null);
    if (refused) return { fault: refused };
    try {
      return { result: supervisor.read(this.#play, step) };
    } catch (error) {
      if (!(error instanceof RulebookFault)) throw error;
      log.error({ battle: this.record.id, error }, 'a rulebook failed; restoring the table');
      if (this.#play) await this.#restore(() => reload(this.#backing, this.record, this.owner));
      return { fault: error.rejection };
    }
  }

  /** Restores the table after a rule failed halfway. If that fails, drops the battle from memory. */
  async #restore(load: () => Promise<Recovered>): Promise<void> {
    try {
      const { play, halt } = await load();
      this.#play = play;
      this.#halt = halt;
    } catch (fault) {
      this.#letGo(fault, 'restoring');
    }
  }

  /** Publishes a result. The input stays valid even if publishing fails. */
  #tell(result: InputResult): void {
    this.#history.note([result]);
    this.show(() => this.onApplied(result));
  }

  /** Shows a change that is saved. If that fails, drops the battle from memory; the change stays valid. */
  show(step: () => void): void {
    try {
      this.supervised(step);
    } catch (error) {
      this.#letGo(error, 'sending');
    }
  }

  /** Discards the unreliable state in memory. The next owner restores the battle from its journal. */
  #letGo(error: unknown, step: 'restoring' | 'sending'): void {
    const where = { battle: this.record.id, step, error };
    this.#backing.log.error(where, 'a step failed; dropping the battle from memory');
    this.#play = null;
    this.onLost();
  }

  /** Saves a snapshot unless something is pending. Damage to older journal entries then does not affect the battle. */
  close(): Promise<void> {
    return this.exclusive(() => this.#snapshots.close(this.#halt ? null : this.#play, this.rev));
  }
}
