import type { GameEvent, Id, Roll } from '@riposte/shared';
import type { Container } from 'pixi.js';
import { type BattleSnapshot, healthOf } from '../battle/snapshot.ts';
import { centerOf } from '../scenery/metrics.ts';
import { SPEEDS, type Speed } from '../session/preferences.ts';
import type { Aim } from './aims-layer.ts';
import type { Beat, Stage } from './effects/beat.ts';
import type { Float } from './effects/floats.ts';
import type { Effects } from './effects.ts';
import type { LabelsLayer } from './labels-layer.ts';
import { type Motion, Motions } from './motions.ts';
import type { TokenLayer } from './token-layer.ts';

/** How long a die is shown before its result, in milliseconds. */
const LOOK = 380;
/** The maximum number of steps that can wait. If there are more, the map jumps to the newest state. */
const LONGEST_QUEUE = 24;

/** The state that an animation leads to, and the motions on the way. */
export interface Arrival {
  readonly snapshot: BattleSnapshot;
  readonly motions: readonly Motion[];
}

interface Step extends Beat {
  /** Set if the step shows a snapshot. */
  readonly arrival?: Arrival;
}

interface Running {
  readonly beat: Beat;
  readonly since: number;
  readonly key?: Id | undefined;
}

interface Parts {
  readonly tokens: TokenLayer;
  /** The container for everything that animations draw. */
  readonly shapes: Container;
  /** Places the dice where they cover no labels, if possible. */
  readonly labels: LabelsLayer;
  readonly effects: Effects;
  readonly speed: () => Speed;
  /** Called when the animations that lead to snapshots have ended. The map then draws the last of them completely. */
  readonly onEnd: (arrivals: readonly Arrival[]) => void;
}

/** Animates events in order. The user can skip animations, which delay only the drawing and not the battle. */
export class Animator {
  readonly #parts: Parts;
  readonly #stage: Stage;
  readonly #motions = new Motions();
  readonly #prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
  #queue: Step[] = [];
  #running: Running | null = null;
  #loose: Running[] = [];
  #collected: GameEvent[] = [];
  #last: BattleSnapshot | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { tokens, shapes } = parts;
    this.#stage = {
      viewOf: (id) => tokens.viewOf(id),
      pose: (id, pose) => tokens.pose(id, pose),
      shapes,
    };
  }

  /** Returns whether nothing may move: the user prefers reduced motion, or has turned the animations off. */
  get isStill(): boolean {
    return this.#prefersStill.matches || this.#parts.speed() === 'none';
  }

  /** Returns whether an animation in the queue is running or waiting. */
  get isMoving(): boolean {
    return this.#running !== null || this.#queue.length > 0;
  }

  get isBusy(): boolean {
    return this.isMoving || this.#loose.length > 0;
  }

  /** Collects events. They are animated when `show` receives the snapshot that they lead to. */
  collect(events: readonly GameEvent[]): void {
    this.#collected.push(...events);
  }

  /**
   * Animates the collected events and the end of pending actions, and then shows the snapshot. If too many steps are
   * waiting, skips their animations and jumps to the snapshot.
   */
  show(snapshot: BattleSnapshot, ended: readonly Aim[] = []): void {
    const [before, events] = [this.#last, this.#collected];
    this.#last = snapshot;
    this.#collected = [];
    const found = events.map((event) => ({ event, motion: this.#motions.next(snapshot.ruleset, event) }));
    const motions = found.flatMap(({ motion }) => motion ?? []);
    const isTooMuch = this.#queue.length + motions.length > LONGEST_QUEUE;
    if (before && !isTooMuch && this.#parts.effects.code) {
      this.#flash(ended, motions);
      for (const { event, motion } of found) this.#queue.push(...this.#stepsOf(snapshot, event, motion));
      this.#queue.push(...this.#changes(before, snapshot));
    }
    const arrival = { snapshot, motions };
    this.#queue.push({ lasts: 0, draw: () => this.#arrive([arrival]), arrival });
    if (!before || isTooMuch || this.#queue.length > LONGEST_QUEUE) this.skip();
    else if (this.isStill) this.#play();
  }

  /** Plays all steps at once. Numbers and dice above the fighters stay until their time is up. */
  #play(): void {
    this.#running?.beat.draw(1);
    this.#running = null;
    for (const { draw } of this.#queue.splice(0)) draw(1);
  }

  /** Jumps to the newest state. Steps that have not begun are not drawn. */
  skip(): void {
    this.#running?.beat.draw(1);
    this.#running = null;
    const arrivals = this.#queue.splice(0).flatMap(({ arrival }) => arrival ?? []);
    for (const { beat } of this.#loose.splice(0)) beat.draw(1);
    if (arrivals.length > 0) this.#arrive(arrivals);
  }

  /**
   * Draws all animations in their state at the time `now`. Returns whether anything may have changed since the last
   * call.
   */
  tick(now: number): boolean {
    const [wasMoving, before] = [this.isMoving, this.#loose.length];
    this.#loose = this.#loose.filter((one) => !isOver(one, now, 1));
    this.#run(now);
    return wasMoving || this.#loose.length !== before || (before > 0 && !this.isStill);
  }

  #run(now: number): void {
    const speed = SPEEDS[this.#parts.speed()];
    while (true) {
      this.#running ??= this.#begin(now);
      const running = this.#running;
      if (!running || !isOver(running, now, speed)) return;
      if (this.#running === running) this.#running = null;
    }
  }

  #begin(now: number): Running | null {
    const beat = this.#queue.shift();
    return beat ? { beat, since: now } : null;
  }

  /** Shows the last of these snapshots, with all tokens on the hexes of their fighters. */
  #arrive(arrivals: readonly Arrival[]): void {
    this.#parts.onEnd(arrivals);
    for (const { id, at } of Object.values(arrivals.at(-1)?.snapshot.table.fighters ?? {})) {
      const view = this.#stage.viewOf(id);
      if (!at || !view) continue;
      view.position.copyFrom(centerOf(at));
      view.rotation = 0;
      view.scale.set(1);
      view.tint = 0xffffff;
    }
  }

  /** Returns the steps that show an event: its die, then its motion. */
  #stepsOf({ ruleset }: BattleSnapshot, event: GameEvent, motion: Motion | undefined): Step[] {
    const { code } = this.#parts.effects;
    const gesture = motion && code && !this.isStill ? [code.gestureOf(motion, this.#stage)] : [];
    const roll = ruleset.description.roll?.(event);
    const who = event.by ?? event.target;
    if (!roll || who === undefined) return gesture;
    return [this.#throw(who, roll, event.setDie !== undefined), ...gesture];
  }

  /** Returns the step that shows a die near the fighter that rolls. The new die replaces an older one there. */
  #throw(id: Id, roll: Roll, isSet: boolean): Step {
    let isThrown = false;
    return {
      lasts: LOOK,
      draw: () => {
        const at = isThrown ? undefined : this.#stage.viewOf(id)?.position;
        isThrown = true;
        if (!at) return;
        this.#endFloat(id); // before the new die is placed, because it may take the same area
        const { labels, effects } = this.#parts;
        this.#float(effects.code?.floatingDie(roll, isSet, at, labels, id));
      },
    };
  }

  /** Returns the steps that show changed health: numbers that rise from the fighters. */
  #changes(before: BattleSnapshot, after: BattleSnapshot): Step[] {
    return Object.keys(after.table.fighters).flatMap((id) => {
      if (after.banded.has(id) || before.banded.has(id)) return [];
      const [old, now] = [healthOf(before, id), healthOf(after, id)];
      const lost = old && now ? old.now - now.now : 0;
      return lost === 0 ? [] : [{ lasts: 0, draw: (): void => this.#count(id, lost) }];
    });
  }

  #count(id: Id, lost: number): void {
    const at = this.#stage.viewOf(id)?.position;
    if (at) this.#float(this.#parts.effects.code?.floatingNumber(lost, at));
  }

  /** Shows that pending actions have ended. Those of a fighter whose action was canceled are crossed out. */
  #flash(ended: readonly Aim[], motions: readonly Motion[]): void {
    const { code } = this.#parts.effects;
    if (this.isStill || !code) return;
    const since = performance.now();
    for (const aim of ended) {
      const isCanceled = motions.some(({ beat, who }) => beat === 'cancel' && who === aim.by);
      this.#loose.push({ beat: code.endOf(aim, isCanceled, this.#stage), since });
    }
  }

  /** Removes the float with this key. */
  #endFloat(key: Id): void {
    for (const old of this.#loose.filter((one) => one.key === key)) old.beat.draw(1);
    this.#loose = this.#loose.filter((one) => one.key !== key);
  }

  /** Shows a view that floats above the tokens. */
  #float(float: Float | undefined): void {
    if (!float) return;
    const { view, lasts, key } = float;
    const draw = (moment: number) => {
      if (moment < 1) return float.move(moment, this.isStill);
      float.end?.();
      view.destroy({ children: true });
    };
    draw(0);
    this.#parts.shapes.addChild(view);
    this.#loose.push({ beat: { lasts, draw }, since: performance.now(), key });
  }
}

/** Draws an animation in its state at the time `now`. Returns whether it is over. */
function isOver({ beat, since }: Running, now: number, speed: number): boolean {
  const lasts = beat.lasts / speed;
  const moment = lasts === 0 ? 1 : Math.min(1, Math.max(0, (now - since) / lasts));
  beat.draw(moment);
  return moment >= 1;
}
