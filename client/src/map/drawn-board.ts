import { effect, type ReadonlySignal } from '@preact/signals';
import type { Id } from '@riposte/shared';
import type { Application } from 'pixi.js';
import { fighterAt } from '../battle/places.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import { HEX_WIDTH } from '../scenery/metrics.ts';
import { preferences } from '../session/preferences.ts';
import { NO_MARKS, type Spot, type Tool } from '../session/tool.ts';
import { Animator, type Arrival } from './animator.ts';
import { BoardPointer } from './board-pointer.ts';
import { Camera } from './camera.ts';
import { isInteractive, pressOnMap } from './cursor.ts';
import { EventWait } from './event-wait.ts';
import { Layers } from './layers.ts';
import type { MapPicture, PicturedParts } from './map-picture.ts';
import { Overlay } from './overlay.ts';
import { PICTURE_KIT } from './picture-kit.ts';
import { listenToPointer } from './pointer.ts';
import { RenderLoop } from './render-loop.ts';
import { Steering } from './steering.ts';

/** The drawn map of a battle: its layers, and the handling of pointer and keys. */
export class DrawnBoard {
  readonly #app: Application;
  readonly #host: HTMLElement;
  readonly #model: BattleViewModel;
  readonly #camera: Camera;
  readonly #steering: Steering;
  readonly #pointer: BoardPointer;
  readonly #eventWait = new EventWait(() => this.#catchUp());
  readonly #layers = new Layers({
    ground: () => this.#drawGround(),
    painted: () => this.#loop.redraw(),
    tokens: () => this.#drawMarks(),
    signs: () => this.#drawSigns(),
  });
  readonly #animator: Animator;
  readonly #loop: RenderLoop;
  readonly #tool: ReadonlySignal<Tool | null>;
  readonly #ends: (() => void)[] = [];
  readonly #end = new AbortController();
  #shown: BattleSnapshot | null = null;
  /** The fighter whose turn the last drawn snapshot shows; null if no fighter has the turn. */
  #turn: Id | null = null;

  constructor(
    app: Application,
    host: HTMLElement,
    model: BattleViewModel,
    tool: ReadonlySignal<Tool | null>,
  ) {
    this.#app = app;
    this.#host = host;
    this.#model = model;
    this.#tool = tool;
    this.#camera = new Camera(
      () => Object.values(this.#shown?.table.fighters ?? {}).flatMap(({ at }) => (at ? [at] : [])),
      () => this.#loop.move(),
    );
    this.#pointer = new BoardPointer({
      host,
      model,
      tool,
      camera: this.#camera,
      ghost: this.#layers.ghost,
      table: () => this.#shown?.table,
      isMoving: () => this.#animator.isMoving,
      skip: () => this.skip(),
      hold: () => this.#loop.hold(),
      redraw: () => this.#loop.redraw(),
    });
    const drawing = {
      canvas: app.canvas,
      camera: this.#camera,
      placeOf: ({ clientX, clientY }: MouseEvent) => this.#pointer.placeAt(clientX, clientY),
      wake: () => this.#loop.wake(),
    };
    this.#steering = new Steering(drawing, this.#end.signal);
    listenToPointer(drawing, this.#steering, this.#pointer, this.#end.signal);
    this.#animator = new Animator({
      tokens: this.#layers.tokens,
      shapes: this.#layers.floats,
      labels: this.#layers.labels,
      effects: this.#layers.effects,
      speed: () => preferences.peek().speed,
      onEnd: (arrivals) => this.#arrive(arrivals),
    });
    this.#layers.addTo(this.#camera.world);
    app.stage.addChild(this.#camera.world);
    this.#loop = new RenderLoop(app, {
      reveal: () =>
        this.#layers.terrain.reveal(this.#camera.visible, this.#camera.zoom * this.#loop.resolution),
      advance: (now) => this.#advance(now),
      isBusy: () => this.#animator.isBusy || this.#layers.isBusy || this.#steering.isBusy,
      arrange: (now) => this.#arrange(now),
      lens: () => this.#camera.lens,
    });
    this.#listen();
    const { effects } = this.#layers;
    void effects.load().then(() => this.#loop.adapt(host, effects.code));
  }

  key(key: string): boolean {
    return pressOnMap(key, this.#model, this.#tool, (to) => this.#camera.include(to));
  }

  menu(place?: { readonly x: number; readonly y: number }): void {
    const at = place ? this.#camera.hexAt(this.#pointer.placeAt(place.x, place.y)) : this.#model.over.peek();
    if (at) this.#pointer.onRest(at);
  }

  spotAt(pageX: number, pageY: number): Spot {
    const { x, y } = this.#camera.mapAt(this.#pointer.placeAt(pageX, pageY));
    return { x: x / HEX_WIDTH, y: y / HEX_WIDTH };
  }

  fit(): void {
    this.#camera.fit();
  }

  zoomBy(share: number): void {
    this.#camera.zoomBy(share);
  }

  skip(): void {
    this.#animator.skip();
    this.#loop.redraw();
  }

  lay(): Overlay {
    const { world } = this.#camera;
    const overlay = new Overlay();
    world.addChildAt(overlay.view, world.getChildIndex(this.#layers.marks.below));
    return overlay;
  }

  redraw(): void {
    this.#loop.redraw();
  }

  async picture(snapshot: BattleSnapshot, parts: PicturedParts): Promise<MapPicture> {
    const { pictures, addressOf } = this.#model;
    const { openMapPicture } = await import('./map-picture.ts');
    return await openMapPicture(this.#app.renderer, snapshot, {
      ...parts,
      kit: PICTURE_KIT,
      textures: this.#layers.textures,
      pictures: pictures.peek(),
      addressOf: addressOf.peek(),
    });
  }

  destroy(): void {
    this.#end.abort();
    for (const end of this.#ends) end();
    this.#layers.destroy();
    this.#app.destroy(true, { children: true });
  }

  /** Redraws the map when the view model or the size of its element changes. */
  #listen(): void {
    const watcher = new ResizeObserver(() => this.#resize());
    watcher.observe(this.#host);
    const unsubscribe = this.#model.onEvents((events) => this.#animator.collect(events));
    this.#ends.push(
      () => watcher.disconnect(),
      unsubscribe,
      effect(() => this.#follow(this.#model.snapshot.value)),
      effect(() => this.#drawMarks()),
      effect(() => {
        void this.#model.addressOf.value;
        this.#drawGround();
      }),
      effect(() => this.#drawSigns()),
    );
  }

  /**
   * Shows a snapshot. Its events arrive slightly later, so the tokens do not move before the events have arrived. If
   * snapshots arrive faster than that, only the newest is shown.
   */
  #follow(snapshot: BattleSnapshot | null): void {
    if (!snapshot) return;
    const isOther = this.#shown?.table.map.radius !== snapshot.table.map.radius;
    this.#layers.terrain.show(snapshot, this.#model.addressOf.peek());
    this.#layers.outlines.show(snapshot.table.map);
    this.#layers.ambience.show(snapshot.table.map, this.#animator.isStill);
    this.#layers.signs.show(snapshot);
    this.#layers.ties.show(snapshot);
    this.#layers.aims.show(snapshot);
    if (!this.#shown || this.#shown.rev === snapshot.rev) this.#animator.show(snapshot);
    else this.#eventWait.begin();
    this.#shown = snapshot;
    if (isOther) {
      this.#resize();
      this.#camera.open(snapshot.table.map);
    }
    this.#loop.redraw();
  }

  #drawGround(): void {
    if (!this.#shown) return;
    this.#layers.terrain.show(this.#shown, this.#model.addressOf.peek());
    this.#loop.redraw();
  }

  #catchUp(): void {
    if (this.#end.signal.aborted || !this.#shown) return;
    this.#animator.show(this.#shown, this.#layers.aims.takeEnded());
    if (this.#animator.isMoving) this.#layers.labels.placeAhead(this.#shown);
    this.#loop.redraw();
  }

  #arrive(arrivals: readonly Arrival[]): void {
    const { parts } = this.#layers.effects;
    for (const { snapshot, motions } of arrivals) parts?.traces.note(snapshot, motions);
    const last = arrivals.at(-1)?.snapshot;
    if (!last) return;
    parts?.traces.show(last);
    this.#showTokens(last);
  }

  #showTokens(snapshot: BattleSnapshot): void {
    const { inspected, mine, pictures, addressOf } = this.#model;
    const { targets } = this.#tool.peek()?.marks(null) ?? NO_MARKS;
    this.#layers.tokens.show(snapshot, {
      targets,
      inspected: inspected.peek(),
      mine: mine.peek(),
      pictures: pictures.peek(),
      addressOf: addressOf.peek(),
    });
    const { turn, fighters } = snapshot.table;
    const at = fighters[turn ?? '']?.at;
    if (at && turn !== this.#turn) this.#camera.follow(at);
    this.#turn = turn;
    this.#layers.light.turnTo(turn, this.#animator.isStill);
  }

  #drawMarks(): void {
    const [tool, over, snapshot] = [this.#tool.value, this.#model.over.value, this.#model.snapshot.value];
    const [inspected, mine] = [this.#model.inspected.value, this.#model.mine.value];
    const pictures = this.#model.pictures.value;
    const addressOf = this.#model.addressOf.value;
    if (!snapshot) return;
    const marks = tool?.marks(over) ?? NO_MARKS;
    this.#layers.marks.show(marks, over);
    this.#layers.area.show(snapshot.table, marks.area);
    this.#layers.notes.show(snapshot.table.map, marks.draft);
    if (!this.#animator.isMoving)
      this.#layers.tokens.show(snapshot, { targets: marks.targets, inspected, mine, pictures, addressOf });
    this.#host.style.cursor = isInteractive(marks, over, snapshot) ? 'pointer' : 'grab';
    this.#loop.redraw();
  }

  #drawSigns(): void {
    this.#layers.pointers.show(this.#model.chat.signs.value, this.#model.snapshot.value);
    this.#loop.redraw();
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#host;
    this.#loop.resize(clientWidth, clientHeight);
    this.#camera.resize(clientWidth, clientHeight);
    this.#loop.redraw();
  }

  /** Updates the labels. While tokens move, the labels follow them. */
  #showLabels(): void {
    const { over, inspected, pictures } = this.#model;
    const snapshot = this.#shown;
    if (!snapshot) return;
    if (this.#animator.isMoving) {
      this.#layers.labels.follow((id) => this.#layers.tokens.viewOf(id)?.position);
      return;
    }
    const at = over.peek();
    const looked = [inspected.peek(), at && (fighterAt(snapshot.table, at) ?? null)].filter(
      (id) => id !== null,
    );
    this.#layers.labels.show(snapshot, this.#camera, looked, pictures.peek());
  }

  #advance(now: number): boolean {
    this.#steering.advance(now);
    const isAmbient = !this.#loop.isCarried && this.#layers.ambience.advance(now);
    return this.#animator.tick(now) || this.#layers.light.isBusy || isAmbient;
  }

  #arrange(now: number): void {
    this.#showLabels();
    this.#layers.effects.parts?.marks.show(this.#layers.aims.aims, this.#layers.labels.boxes);
    this.#layers.light.follow((id) => this.#layers.tokens.viewOf(id)?.position, now);
    this.#host.dataset.trace = `${this.#layers.effects.parts?.traces.length ?? 0}`;
    this.#host.dataset.painted = `${this.#layers.terrain.isPainted}`;
    this.#host.dataset.frame = this.#camera.frame;
  }
}
