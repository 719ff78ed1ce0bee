import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ruleset, SetupFighter } from '@riposte/shared';
import { applyContent } from '@riposte/shared/engine/core/apply-content';
import type { RulebookOrigin } from '@riposte/shared/engine/history/rulebook-origin';
import { type FightFault, readFight } from '@riposte/shared/scenario/fight-file';
import { type RulesetContent, withServerContent } from '@riposte/shared/scenario/server-content';
import { type Fight, type FileRulebook, writeFight } from '@riposte/shared/scenario/write-fight';

/** Maximum number of undo steps. */
const MOST_STEPS = 200;

/** Holds the edited fight. Each change replaces the fight object, and the user can undo the change. */
export class FightDocument {
  /** The ruleset without the content of packs. */
  readonly book: Ruleset;
  /** The content packs that this server adds to every fight; undefined if there are none. */
  readonly serverContent: RulesetContent | undefined;
  readonly text: ReadonlySignal<string> = computed(() => writeFight(this.fight.value, this.#rulebook));
  /** All faults that prevent the fight from being played. They have the same form as the faults of a fight file. */
  readonly faults: ReadonlySignal<readonly FightFault[]> = computed(() => this.#faults());
  readonly #rulebook: FileRulebook;
  readonly #fight: Signal<Fight>;
  readonly #past = signal<readonly Fight[]>([]);
  readonly #future = signal<readonly Fight[]>([]);
  #what: string | undefined;

  constructor(book: Ruleset, fight: Fight, serverContent?: RulesetContent, origin?: RulebookOrigin) {
    this.book = book;
    this.#rulebook = { version: book.version, ...origin };
    this.serverContent = serverContent;
    this.#fight = signal({ ...fight, setup: withServerContent(fight.setup, serverContent) });
  }

  /** The ruleset with the content packs of the fight. */
  get ruleset(): Ruleset {
    return applyContent(this.book, this.#fight.value.setup.content);
  }

  get fight(): ReadonlySignal<Fight> {
    return this.#fight;
  }

  get canUndo(): boolean {
    return this.#past.value.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.value.length > 0;
  }

  /**
   * Replaces the fight. `what` names the changed part, such as a text field. Consecutive changes of the same part are a
   * single undo step.
   */
  change(to: Fight, what?: string): void {
    const isOn = what !== undefined && what === this.#what;
    batch(() => {
      if (!isOn) this.#past.value = [...this.#past.value, this.#fight.value].slice(-MOST_STEPS);
      this.#future.value = [];
      this.#fight.value = to;
    });
    this.#what = what;
  }

  changeSetup(parts: Partial<Fight['setup']>, what?: string): void {
    const fight = this.#fight.value;
    this.change({ ...fight, setup: { ...fight.setup, ...parts } }, what);
  }

  /** Replaces each fighter with the fighters that `of` returns for it. An empty list removes the fighter. */
  changeFighters(of: (fighter: SetupFighter) => readonly SetupFighter[], what?: string): void {
    this.changeSetup({ combatants: this.#fight.value.setup.combatants.flatMap(of) }, what);
  }

  undo(): void {
    this.#step(this.#past, this.#future);
  }

  /** Undoes the last change, without offering to redo it. */
  undoWithoutRedo(): void {
    batch(() => {
      this.undo();
      this.#future.value = this.#future.value.slice(0, -1);
    });
  }

  redo(): void {
    this.#step(this.#future, this.#past);
  }

  #step(from: Signal<readonly Fight[]>, to: Signal<readonly Fight[]>): void {
    const next = from.value.at(-1);
    if (!next) return;
    batch(() => {
      to.value = [...to.value, this.#fight.value];
      from.value = from.value.slice(0, -1);
      this.#fight.value = next;
    });
    this.#what = undefined;
  }

  #faults(): readonly FightFault[] {
    const { pictures, ...fight } = this.#fight.value;
    const read = readFight(writeFight(fight), { [this.book.id]: this.book }, pictures); // passes known pictures separately, so that they are not parsed after every change
    return 'faults' in read ? read.faults : [];
  }
}
