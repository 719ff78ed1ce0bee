import type { GameEvent, Id, Roll, SetDie } from '@riposte/shared';
import { BitmapText, type Container } from 'pixi.js';
import { type BattleSnapshot, healthOf } from '../battle/snapshot.ts';
import { centerOf } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import { drawDie } from './dice.ts';
import { type Beat, gestureOf } from './gestures.ts';
import { motionOf } from './motions.ts';
import type { TokenLayer } from './token-layer.ts';

const FLOAT = 1100;
/** How long a die is shown before its result, and in total, in milliseconds. */
const [LOOK, DIE] = [380, 1900] as const;
/** The maximum number of queued animations. If more are queued, all are skipped. */
const LONGEST_QUEUE = 24;

/** Animates events in order. The user can skip animations, which delay only the drawing and not the battle. */
export class Animator {
  readonly #tokens: TokenLayer;
  readonly #floats: Container;
  readonly #prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
  /** Called when all animations that lead to a snapshot have ended. The map then draws the complete snapshot. */
  readonly #onEnd: (snapshot: BattleSnapshot) => void;
  #queue: Beat[] = [];
  #running: { beat: Beat; since: number } | null = null;
  #loose: { beat: Beat; since: number; key?: Id | undefined }[] = [];
  #collected: GameEvent[] = [];
  #last: BattleSnapshot | null = null;

  constructor(tokens: TokenLayer, floats: Container, onEnd: (snapshot: BattleSnapshot) => void) {
    this.#tokens = tokens;
    this.#floats = floats;
    this.#onEnd = onEnd;
  }

  /** Returns whether the user prefers reduced motion. */
  get isStill(): boolean {
    return this.#prefersStill.matches;
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

  /** Animates the collected events, and then shows the snapshot. */
  show(snapshot: BattleSnapshot): void {
    const before = this.#last;
    this.#last = snapshot;
    const beats = before ? [...this.#gestures(snapshot), ...this.#changes(before, snapshot)] : [];
    this.#collected = [];
    this.#queue.push(...beats, { lasts: 0, draw: () => this.#rest(snapshot) });
    if (!before || this.#queue.length > LONGEST_QUEUE) this.skip();
    else if (this.isStill) this.#play();
  }

  /** Jumps to the end of all queued animations. Numbers and dice above the fighters stay until their time is up. */
  #play(): void {
    for (const { draw } of this.#takeAll()) draw(1);
  }

  /** Jumps to the end of all animations, including numbers and dice. */
  skip(): void {
    this.#play();
    for (const { beat } of this.#loose.splice(0)) beat.draw(1);
  }

  /**
   * Draws all animations in their state at the time `now`. Returns whether anything may have changed since the last
   * call.
   */
  tick(now: number): boolean {
    const [wasMoving, before] = [this.isMoving, this.#loose.length];
    this.#loose = this.#loose.filter((one) => !isOver(one, now));
    this.#run(now);
    return wasMoving || this.#loose.length !== before || (before > 0 && !this.isStill);
  }

  #run(now: number): void {
    while (true) {
      this.#running ??= this.#begin(now);
      if (!this.#running || !isOver(this.#running, now)) return;
      this.#running = null;
    }
  }

  #begin(now: number): { beat: Beat; since: number } | null {
    const beat = this.#queue.shift();
    return beat ? { beat, since: now } : null;
  }

  #takeAll(): Beat[] {
    const rest = [...(this.#running ? [this.#running.beat] : []), ...this.#queue];
    this.#queue = [];
    this.#running = null;
    return rest;
  }

  /** Moves all tokens to the hexes of their fighters. */
  #rest(snapshot: BattleSnapshot): void {
    this.#onEnd(snapshot);
    for (const { id, at } of Object.values(snapshot.table.fighters)) {
      if (at) this.#tokens.viewOf(id)?.position.copyFrom(centerOf(at));
    }
  }

  /** Returns the animations of the collected events. */
  #gestures({ ruleset }: BattleSnapshot): Beat[] {
    return this.#collected.flatMap((event) => {
      const motion = motionOf(ruleset, event);
      const gesture = motion ? [gestureOf(motion, this.#tokens, this.#floats)] : [];
      const roll = ruleset.description.roll?.(event);
      const who = event.by ?? event.target;
      return roll && who !== undefined ? [this.#throw(who, roll, event.setDie), ...gesture] : gesture;
    });
  }

  /** Returns the animation that shows a die above the fighter that rolls. The new die replaces an older one there. */
  #throw(id: Id, roll: Roll, setDie?: SetDie): Beat {
    let isThrown = false;
    return {
      lasts: LOOK,
      draw: () => {
        const at = isThrown ? undefined : this.#tokens.viewOf(id)?.position;
        isThrown = true;
        if (!at) return;
        const { x, y } = at;
        this.#float(
          drawDie(roll, setDie !== undefined),
          DIE,
          (view, moment) => {
            const fallen = this.isStill ? 1 : Math.min(1, moment * 9);
            view.position.set(x, y - 58 - 26 * (1 - fallen) ** 2);
            view.scale.set(0.6 + 0.4 * fallen);
            view.alpha = this.isStill ? 1 : Math.min(1, (1 - moment) / 0.15);
          },
          id,
        );
      },
    };
  }

  /**
   * Shows a view that floats above the tokens for `lasts` milliseconds. The view replaces an earlier view with the same
   * key.
   */
  #float(view: Container, lasts: number, move: (view: Container, moment: number) => void, key?: Id): void {
    for (const old of this.#loose.filter((one) => key !== undefined && one.key === key)) old.beat.draw(1);
    this.#loose = this.#loose.filter((one) => key === undefined || one.key !== key);
    const draw = (moment: number) => {
      if (moment >= 1) return view.destroy({ children: true });
      move(view, moment);
    };
    draw(0);
    this.#floats.addChild(view);
    this.#loose.push({ beat: { lasts, draw }, since: performance.now(), key });
  }

  /** Returns the animations of changed health: numbers that rise from the fighters. */
  #changes(before: BattleSnapshot, after: BattleSnapshot): Beat[] {
    return Object.keys(after.table.fighters).flatMap((id) => {
      if (after.banded.has(id) || before.banded.has(id)) return [];
      const [old, now] = [healthOf(before, id), healthOf(after, id)];
      const lost = old && now ? old.now - now.now : 0;
      return lost === 0 ? [] : [{ lasts: 0, draw: (): void => this.#count(id, lost) }];
    });
  }

  #count(id: Id, lost: number): void {
    const at = this.#tokens.viewOf(id)?.position;
    if (!at) return;
    const text = new BitmapText({
      text: lost > 0 ? `-${lost}` : `+${-lost}`,
      style: {
        fontFamily: 'Fraunces Variable',
        fontSize: 34,
        fontWeight: '700',
        fill: lost > 0 ? MAP_COLORS.danger : MAP_COLORS.healthy,
        stroke: { color: 0x0e0a07, width: 6 },
      },
      anchor: 0.5,
    });
    const { x, y } = at;
    this.#float(text, FLOAT, (view, moment) => {
      view.position.set(x, y - 26 - (this.isStill ? 0 : 34 * moment));
      view.alpha = this.isStill ? 1 : Math.min(1, (1 - moment) / 0.4);
      if (!this.isStill) view.scale.set(moment < 0.15 ? 0.6 + moment * 3 : 1.05 - moment * 0.05);
    });
  }
}

/** Draws an animation in its state at the time `now`. Returns whether it is over. */
function isOver({ beat, since }: { beat: Beat; since: number }, now: number): boolean {
  const moment = beat.lasts === 0 ? 1 : Math.min(1, Math.max(0, (now - since) / beat.lasts));
  beat.draw(moment);
  return moment >= 1;
}
