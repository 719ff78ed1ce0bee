import { brawl } from '@riposte/shared/engine/testing/battles';
import { Container } from 'pixi.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Speed } from '../session/preferences.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { Animator, type Arrival } from './animator.ts';
import { Effects } from './effects.ts';
import { LabelsLayer } from './labels-layer.ts';
import { TextureCache } from './texture-cache.ts';
import { TokenLayer } from './token-layer.ts';

/** A hit that costs health, and 99 moves. */
const HUNDRED_ACTIONS = [
  { as: 'ana', do: 'hit', target: 'rat' },
  ...Array.from({ length: 99 }, (_, index) => ({
    as: 'gm',
    do: 'gm.move',
    target: 'rat',
    to: [0, index % 2 === 0 ? -1 : -2],
  })),
];

/** A map without a canvas: it counts the shapes that animations create, and the states that the map draws. */
class CountingMap {
  readonly seat = new TestSeat(brawl({ dice: [3, 3, 3, 3] }), 'gm');
  readonly effects = new Effects();
  readonly arrivals: (readonly Arrival[])[] = [];
  readonly animator: Animator;
  speed: Speed = 'normal';
  created = 0;

  constructor() {
    const shapes = new Container();
    shapes.on('childAdded', () => this.created++);
    const textures = new TextureCache(() => {});
    this.animator = new Animator({
      tokens: new TokenLayer(textures, () => {}),
      shapes,
      labels: new LabelsLayer(textures),
      effects: this.effects,
      speed: () => this.speed,
      onEnd: (arrivals) => this.arrivals.push(arrivals),
    });
    this.seat.model.onEvents((events) => this.animator.collect(events));
  }

  show(): void {
    const snapshot = this.seat.model.snapshot.peek();
    if (snapshot) this.animator.show(snapshot);
  }
}

let map: CountingMap;

beforeEach(async () => {
  map = new CountingMap();
  await map.effects.load();
  map.show();
  map.arrivals.length = 0;
});

describe('the animator', () => {
  it('shows the new state after the animation', () => {
    map.seat.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [0, -1] });
    map.show();
    map.animator.tick(0);
    expect(map.arrivals).toEqual([]);

    map.animator.tick(1000);
    expect(map.arrivals).toHaveLength(1);
  });

  it.each<{ speed: Speed; at: number; isOver: boolean }>([
    { speed: 'normal', at: 140, isOver: false },
    { speed: 'normal', at: 160, isOver: true },
    { speed: 'slow', at: 290, isOver: false },
    { speed: 'slow', at: 310, isOver: true },
    { speed: 'fast', at: 50, isOver: false },
    { speed: 'fast', at: 70, isOver: true },
  ])('plays a step at $speed speed: after $at ms, it is over: $isOver', ({ speed, at, isOver }) => {
    map.speed = speed;
    map.seat.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [0, -1] });
    map.show();
    map.animator.tick(0);
    map.animator.tick(at);
    expect(map.arrivals.length === 1).toBe(isOver);
  });

  it('shows the new state at once if animations are off', () => {
    map.speed = 'none';
    map.seat.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [0, -1] });
    map.show();
    expect(map.arrivals).toHaveLength(1);
  });

  it('shows the new state at once when the animation is skipped, with the motions on the way', () => {
    map.seat.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [0, -1] });
    map.show();
    map.animator.skip();
    expect(map.arrivals.flat().flatMap(({ motions }) => motions)).toMatchObject([
      { beat: 'walk', who: 'rat' },
    ]);
  });

  it('draws a number above a fighter that loses health', () => {
    map.seat.see({ as: 'ana', do: 'hit', target: 'rat' });
    map.show();
    for (let now = 0; now < 2000; now += 50) map.animator.tick(now);
    expect(map.created).toBeGreaterThan(0);
  });
});

describe('a hundred actions in a row', () => {
  it('that arrive together draw one state and no animation', () => {
    map.seat.see(...HUNDRED_ACTIONS);
    map.show();
    expect(map.arrivals).toHaveLength(1);
    expect(map.created).toBe(0);
    expect(map.animator.isBusy).toBe(false);
  });

  it('that arrive one by one within a frame draw no animation, and jump to a state every few actions', () => {
    for (const action of HUNDRED_ACTIONS) {
      map.seat.see(action);
      map.show();
    }
    expect(map.arrivals.length).toBeLessThanOrEqual(10);
    expect(map.created).toBe(0);
  });

  it('report all motions, so that the path of a turn stays complete', () => {
    map.seat.see(...HUNDRED_ACTIONS);
    map.show();
    const walks = map.arrivals.flat().flatMap(({ motions }) => motions);
    expect(walks.filter(({ beat }) => beat === 'walk')).toHaveLength(99);
  });
});
