import { batch, signal } from '@preact/signals';
import type { Input, Rejection, Ruleset } from '@riposte/shared';
import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import type { Variation } from '@riposte/shared/recording/variation';
import type { Origin } from '@riposte/shared/variations/variation-play';
import { offlineSnapshot } from '../battle/offline-snapshot.ts';
import { BattleViewModel } from '../battle/view-model.ts';
import { SeatController } from '../session/seat-controller.ts';
import type { Requests } from '../session/server-link.ts';
import * as words from '../words/variations.ts';
import type { VariationReport, VariationRequest, VariationState } from './worker-messages.ts';

/** The id of the only seat at a local table. */
const SEAT = 'you';
/** How long a step with events stays on the screen before the next one, in milliseconds. */
const STAY = 900;

const REFUSED: Reply = { ok: false, rejection: { code: 'alone', message: words.alone } };

/** Answers requests that need a server, such as chat messages. */
const NO_SERVER: Requests = {
  enter: async () => {},
  seat: async () => REFUSED,
  talk: async () => REFUSED,
  history: async () => [],
};

type Step = Extract<VariationReport, { readonly input: Input }>;

/** A table in the browser at which one person plays a variation against bots. It needs no server. */
export class LocalTable {
  readonly controller = new SeatController(new BattleViewModel());
  readonly fault = signal('');
  /** The inputs of the variation that have been shown so far. */
  readonly inputs = signal<readonly Input[]>([]);
  /** True while steps wait to be shown. */
  readonly isCatchingUp = signal(false);
  readonly #origin: Origin;
  readonly #ruleset: Ruleset;
  readonly #variation: Variation;
  readonly #worker: Worker;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  /** The step that is on the screen until its time is up, and the steps after it. */
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(origin: Origin, ruleset: Ruleset, variation: Variation) {
    this.#origin = origin;
    this.#ruleset = ruleset;
    this.#variation = variation;
    const { link, model } = this.controller;
    model.seat.value = SEAT;
    link.attach(NO_SERVER);
    link.state.value = 'connected';
    link.welcome.value = { seat: SEAT, role: 'player', now: Date.now() };
    link.outbox.connect((message) => this.#choose(message));
    this.#worker = new Worker(new URL('./variation-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<VariationReport>) =>
      this.#receive(data),
    );
    this.#worker.addEventListener('error', () => {
      this.fault.value = words.notLoaded;
    });
    this.#ask({ open: { origin, variation } });
  }

  /** Undoes the person's last choice and everything after it. */
  undo(): void {
    this.#ask({ undo: true });
  }

  /** Shows all waiting steps at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const step of this.#steps.splice(0).slice(1)) this.#show(step);
    this.isCatchingUp.value = false;
  }

  /** Terminates the worker. */
  close(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  #ask(request: VariationRequest): void {
    this.#worker.postMessage(request);
  }

  #choose({ id, input }: IntentMessage): Promise<Reply> {
    this.skip();
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.#ask({ id, input });
    });
  }

  #receive(report: VariationReport): void {
    if ('fault' in report) this.fault.value = report.fault;
    else if ('rejection' in report) this.#reply(report.id, report.rejection);
    else if ('results' in report) this.#restart(report);
    else this.#add(report);
  }

  #reply(id: string, rejection: Rejection | null): void {
    const rev = this.controller.model.snapshot.peek()?.rev ?? 0;
    this.#replies.get(id)?.(rejection ? { ok: false, rejection } : { ok: true, rev });
    this.#replies.delete(id);
  }

  #restart({ state, inputs, results }: Extract<VariationReport, { readonly results: unknown }>): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    const before = this.#origin.moments.filter(({ rev }) => rev <= this.#variation.from);
    batch(() => {
      this.isCatchingUp.value = false;
      this.inputs.value = inputs;
      this.#showState(state);
      this.controller.model.replaceLog([...before, ...results]);
    });
  }

  #add(step: Step): void {
    this.#steps.push(step);
    if (this.#steps.length === 1) this.#showFirst();
    this.isCatchingUp.value = this.#steps.length > 1;
  }

  /** Shows the first step, and the next one a moment later. */
  #showFirst(): void {
    const [step] = this.#steps;
    this.isCatchingUp.value = this.#steps.length > 1;
    if (!step) return;
    this.#show(step);
    const next = () => {
      this.#steps.shift();
      this.#showFirst();
    };
    this.#timer = setTimeout(next, step.result.events.length > 0 ? STAY : 0);
  }

  #show({ state, input, result }: Step): void {
    batch(() => {
      this.inputs.value = [...this.inputs.peek(), input];
      this.#showState(state);
      this.controller.model.receive(result);
    });
  }

  #showState({ rev, table, prompts, waiting }: VariationState): void {
    const ids = Object.values(table.fighters).map(({ id }) => id);
    const own = ids.filter((id) => table.fighters[id]?.side === this.#variation.side);
    const seat = { id: SEAT, name: words.you, role: 'player' as const, fighters: own };
    this.controller.show(
      offlineSnapshot(this.#origin.head, this.#ruleset, {
        rev,
        table,
        prompts,
        waiting,
        seats: [{ ...seat, connected: true, away: null, banks: null, ready: true }],
        bots: new Set(ids.filter((id) => !own.includes(id))),
      }),
    );
  }
}
