import type { GameEvent, Hex, Id } from '@riposte/shared';
import { BitmapText, type Container } from 'pixi.js';
import { isHex } from '../store/draft.ts';
import { healthOf, type Scene } from '../store/scene.ts';
import { MAP_COLOURS } from '../theme/colours.ts';
import { centreOf } from './metrics.ts';
import type { TokenLayer } from './token-layer.ts';

const STEP = 150;
const LUNGE = 240;
const FLOAT = 1100;
/** Whoever is this far behind sees the end of it at once. */
const LONGEST_QUEUE = 24;

/** A piece of what happened: lasts so long, and is drawn for every moment from 0 to 1. */
interface Beat {
  readonly lasts: number;
  draw(moment: number): void;
}

/** Plays what happened in its order; can be skipped. The table itself is never behind, only its picture. */
export class Animator {
  readonly #tokens: TokenLayer;
  readonly #floats: Container;
  readonly #prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
  /** Called when a scene has been caught up with: it may be drawn in full. */
  readonly #settle: (scene: Scene) => void;
  #queue: Beat[] = [];
  #running: { beat: Beat; since: number } | null = null;
  #loose: { beat: Beat; since: number }[] = [];
  #heard: GameEvent[] = [];
  #last: Scene | null = null;

  constructor(tokens: TokenLayer, floats: Container, settle: (scene: Scene) => void) {
    this.#tokens = tokens;
    this.#floats = floats;
    this.#settle = settle;
  }

  get isBusy(): boolean {
    return this.#running !== null || this.#queue.length > 0 || this.#loose.length > 0;
  }

  /** What happened on the way to the scene that is shown next. */
  hear(events: readonly GameEvent[]): void {
    this.#heard.push(...events);
  }

  /** Goes to a scene by way of what has been heard. */
  show(scene: Scene): void {
    const before = this.#last;
    this.#last = scene;
    const beats = before
      ? [...this.#heard.flatMap((event) => this.#beatsOf(event)), ...this.#changes(before, scene)]
      : [];
    this.#heard = [];
    this.#queue.push(...beats, { lasts: 0, draw: () => this.#rest(scene) });
    if (!before || this.#prefersStill.matches || this.#queue.length > LONGEST_QUEUE) this.skip();
  }

  /** To the end, at once. */
  skip(): void {
    for (const { lasts, draw } of this.#takeAll()) if (lasts === 0) draw(1);
    for (const { beat } of this.#loose.splice(0)) beat.draw(1);
  }

  /** Draws one moment. */
  tick(now: number): void {
    this.#loose = this.#loose.filter((one) => !isOver(one, now));
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

  /** Everybody where they stand. */
  #rest(scene: Scene): void {
    this.#settle(scene);
    for (const { id, at } of Object.values(scene.table.fighters)) {
      if (at) this.#tokens.viewOf(id)?.position.copyFrom(centreOf(at));
    }
  }

  #beatsOf(event: GameEvent): Beat[] {
    const { by, target, from, to } = event;
    if (target !== undefined && isHex(from) && isHex(to)) return [this.#walk(target, from, to)];
    if (by !== undefined && target !== undefined && by !== target && 'roll' in event)
      return [this.#lunge(by, target)];
    return [];
  }

  #walk(id: Id, from: Hex, to: Hex): Beat {
    const [start, end] = [centreOf(from), centreOf(to)];
    return {
      lasts: STEP,
      draw: (moment) => {
        const eased = moment * moment * (3 - 2 * moment);
        const [x, y] = [start.x + (end.x - start.x) * eased, start.y + (end.y - start.y) * eased];
        this.#tokens.viewOf(id)?.position.set(x, y - Math.sin(moment * Math.PI) * 4);
      },
    };
  }

  #lunge(by: Id, target: Id): Beat {
    let [start, toward] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    return {
      lasts: LUNGE,
      draw: (moment) => {
        const [striker, struck] = [this.#tokens.viewOf(by), this.#tokens.viewOf(target)];
        if (!striker || !struck) return;
        if (moment === 0) [start, toward] = [striker.position.clone(), struck.position.clone()];
        const reach = Math.sin(moment * Math.PI) * Math.min(0.35, 18 / Math.max(1, distance(start, toward)));
        striker.position.set(start.x + (toward.x - start.x) * reach, start.y + (toward.y - start.y) * reach);
      },
    };
  }

  /** What the change of health looks like: a number rises from whoever it happened to. */
  #changes(before: Scene, after: Scene): Beat[] {
    return Object.keys(after.table.fighters).flatMap((id) => {
      if (after.banded.has(id) || before.banded.has(id)) return [];
      const [old, now] = [healthOf(before, id), healthOf(after, id)];
      const lost = old && now ? old.now - now.now : 0;
      return lost === 0 ? [] : [{ lasts: 0, draw: (): void => this.#float(id, lost) }];
    });
  }

  #float(id: Id, lost: number): void {
    const at = this.#tokens.viewOf(id)?.position;
    if (!at || this.#prefersStill.matches) return;
    const text = new BitmapText({
      text: lost > 0 ? `-${lost}` : `+${-lost}`,
      style: {
        fontFamily: 'Fraunces Variable',
        fontSize: 34,
        fontWeight: '700',
        fill: lost > 0 ? MAP_COLOURS.danger : MAP_COLOURS.healthy,
        stroke: { color: 0x0e0a07, width: 6 },
      },
      anchor: 0.5,
    });
    const { x, y } = at;
    this.#floats.addChild(text);
    const draw = (moment: number) => {
      if (moment >= 1) return text.destroy();
      text.position.set(x, y - 26 - 34 * moment);
      text.alpha = moment < 0.6 ? 1 : (1 - moment) / 0.4;
      text.scale.set(moment < 0.15 ? 0.6 + moment * 3 : 1.05 - moment * 0.05);
    };
    draw(0);
    this.#loose.push({ beat: { lasts: FLOAT, draw }, since: performance.now() });
  }
}

/** Draws a beat at this time; whether that was its last moment. */
function isOver({ beat, since }: { beat: Beat; since: number }, now: number): boolean {
  const moment = beat.lasts === 0 ? 1 : Math.min(1, Math.max(0, (now - since) / beat.lasts));
  beat.draw(moment);
  return moment >= 1;
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
