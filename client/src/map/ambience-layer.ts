import {
  type HexMap,
  lookOfGround,
  type MapTheme,
  range,
  sceneryOf,
  type WholeScenery,
} from '@riposte/shared';
import { type Container, Sprite, type Texture } from 'pixi.js';
import { boardOf, centerOf, HEX_SIZE } from '../scenery/metrics.ts';
import { between, chanceOf } from '../scenery/noise.ts';
import { torchesOf } from '../scenery/torches.ts';
import { textureOf } from './texture-cache.ts';

/** How long the ambience keeps moving after the last change, in milliseconds. */
const RESTS_AFTER = 30_000;
/** The shortest time between two frames, in milliseconds. */
const FRAME = 33;
/** The colors of the leaves that drift over a map, for themes with trees. */
const LEAVES: Readonly<Partial<Record<MapTheme, readonly number[]>>> = {
  meadow: [0x9aa856, 0xc2b35a],
  forest: [0x7f9a4c, 0xb5843f, 0xc9a24b],
  swamp: [0x7d8452, 0x9a8a4e],
  graveyard: [0x9b7a45, 0xb0683a],
};
/** The number of leaves on a map with a radius of six hexes. */
const LEAF_COUNT = 9;
const DROPS = { rain: 130, snow: 110, fog: 16, clear: 0 } as const;

type TextureName = 'glow' | 'glint' | 'streak' | 'puff' | 'flake' | 'leaf';

/** A sprite that moves on its own. `move` places it where it is at the time `now`, in milliseconds. */
interface Mote {
  readonly sprite: Sprite;
  readonly move: (now: number) => void;
}

/** The layers that the ambience appears in. */
interface Stage {
  /** For glints on water, and the flames of torches. */
  readonly below: Container;
  /** For rain, snow or fog. */
  readonly above: Container;
}

/** Moves water, torches, leaves and weather. The movement ends when the table has been still for half a minute. */
export class AmbienceLayer {
  readonly #stage: Stage;
  readonly #textures: Readonly<Record<TextureName, Texture>>;
  #motes: Mote[] = [];
  #restsAt = 0;
  #drawnAt = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#textures = {
      glow: textureOf(64, drawGlow),
      glint: textureOf(32, drawGlint),
      streak: textureOf(32, drawStreak),
      puff: textureOf(128, drawPuff),
      flake: textureOf(16, drawFlake),
      leaf: textureOf(32, drawLeaf),
    };
  }

  /** Shows the ambience of a map in place of the previous one. */
  build(map: HexMap): void {
    for (const { sprite } of this.#motes) sprite.destroy();
    const scenery = sceneryOf(map);
    this.#motes = [
      ...this.#glints(map),
      ...this.#torches(map, scenery),
      ...this.#leaves(map, scenery),
      ...this.#weather(map, scenery),
    ];
    for (const { move } of this.#motes) move(0);
  }

  /** Keeps everything moving for a while. */
  wake(): void {
    this.#restsAt = performance.now() + RESTS_AFTER;
  }

  /** Returns whether something is moving. */
  get isBusy(): boolean {
    return this.#motes.length > 0 && performance.now() < this.#restsAt;
  }

  /**
   * Moves everything to where it is at the time `now`, in milliseconds. Returns whether the map must be drawn again.
   */
  advance(now: number): boolean {
    if (!this.isBusy || now - this.#drawnAt < FRAME) return false;
    this.#drawnAt = now;
    for (const { move } of this.#motes) move(now);
    return true;
  }

  destroy(): void {
    for (const texture of Object.values(this.#textures)) texture.destroy(true);
  }

  /** Returns the glints that come and go on water. */
  #glints(map: HexMap): Mote[] {
    const water = range([0, 0], map.radius).filter((at) => lookOfGround(map, at) === 'water');
    return water.map((at) => {
      const chance = chanceOf(at, 41);
      const { x, y } = centerOf(at);
      const [dx, dy, phase] = [between(-18, 18, chance()), between(-16, 16, chance()), chance() * 6.28];
      const sprite = this.#sprite(this.#stage.below, 'glint', 20, 6);
      const move = (now: number) => {
        sprite.position.set(x + dx + Math.sin(now / 1900 + phase) * 6, y + dy);
        sprite.alpha = 0.5 * Math.max(0, Math.sin(now / 1300 + phase));
      };
      return { sprite, move };
    });
  }

  /** Returns the flickering light of torches. */
  #torches(map: HexMap, { light }: WholeScenery): Mote[] {
    if (light !== 'night') return [];
    return torchesOf(map).map(([x, y], index) => {
      const sprite = this.#sprite(this.#stage.below, 'glow', HEX_SIZE * 2, HEX_SIZE * 2);
      sprite.position.set(x, y);
      const move = (now: number) => {
        const flicker = Math.sin(now / 90 + index * 2) * 0.5 + Math.sin(now / 47 + index) * 0.3;
        sprite.alpha = 0.62 + 0.16 * flicker;
      };
      return { sprite, move };
    });
  }

  /** Returns the leaves that the wind carries over the board. */
  #leaves(map: HexMap, { theme }: WholeScenery): Mote[] {
    const colors = LEAVES[theme] ?? [];
    const reach = Math.max(...boardOf(map.radius).map(({ x }) => x));
    const count = colors.length === 0 ? 0 : Math.round((LEAF_COUNT * Math.min(20, map.radius)) / 6);
    return Array.from({ length: count }, (_, index) => {
      const chance = chanceOf([index, 13], 5);
      const [start, speed, phase] = [chance(), between(0.012, 0.03, chance()), chance() * 6.28];
      const y = between(-0.8, 0.8, chance()) * reach;
      const sprite = this.#sprite(this.#stage.below, 'leaf', 11, 7);
      sprite.tint = colors[index % colors.length] ?? 0xffffff;
      const move = (now: number) => {
        const x = ((start * 2 * reach + now * speed) % (2 * reach)) - reach;
        const height = y + Math.sin(now / 1700 + phase) * 22;
        sprite.position.set(x, height);
        sprite.rotation = Math.sin(now / 800 + phase) * 1.4;
        sprite.alpha = 0.9 * Math.min(1, Math.max(0, (halfHeightAt(x, reach) - Math.abs(height)) / 40));
      };
      return { sprite, move };
    });
  }

  #weather(map: HexMap, { weather }: WholeScenery): Mote[] {
    const reach = Math.max(...boardOf(map.radius).map(({ x }) => x));
    const count = Math.round(DROPS[weather] * Math.min(3, map.radius / 6));
    return Array.from({ length: count }, (_, index) => {
      const chance = chanceOf([index, 7], 3);
      const x = between(-reach, reach, chance()) * 0.97;
      const half = halfHeightAt(x, reach);
      return weather === 'fog'
        ? this.#puff(x, half, chance)
        : this.#drop(weather === 'snow', x, half, chance);
    });
  }

  /** Returns a raindrop or snowflake that falls over the board. `half` is half the board's height at `x`. */
  #drop(isSnow: boolean, x: number, half: number, chance: () => number): Mote {
    const sprite = isSnow
      ? this.#sprite(this.#stage.above, 'flake', 6, 6)
      : this.#sprite(this.#stage.above, 'streak', 12, 26);
    const [start, speed] = [chance(), isSnow ? between(0.03, 0.06, chance()) : between(0.5, 0.75, chance())];
    const move = (now: number) => {
      const fallen = (start * 2 * half + now * speed) % (2 * half);
      sprite.position.set(x + (isSnow ? Math.sin(now / 900 + start * 9) * 9 : 0), fallen - half);
      sprite.alpha = (isSnow ? 0.85 : 0.38) * Math.min(1, (half - Math.abs(fallen - half)) / 30);
    };
    return { sprite, move };
  }

  #puff(x: number, half: number, chance: () => number): Mote {
    const size = between(4, 8, chance()) * HEX_SIZE;
    const sprite = this.#sprite(this.#stage.above, 'puff', size, size * 0.6);
    const [y, phase] = [between(-half, half, chance()) * 0.85, chance() * 6.28];
    const move = (now: number) => {
      sprite.position.set(x * 0.85 + Math.sin(now / 9000 + phase) * HEX_SIZE * 1.6, y);
      sprite.alpha = 0.3 + 0.1 * Math.sin(now / 5000 + phase);
    };
    return { sprite, move };
  }

  #sprite(parent: Container, name: TextureName, width: number, height: number): Sprite {
    return parent.addChild(new Sprite({ texture: this.#textures[name], anchor: 0.5, width, height }));
  }
}

/** Returns half the height of the hexagonal board at a distance from its middle. */
function halfHeightAt(x: number, reach: number): number {
  return Math.max(1, Math.sqrt(3) * Math.min(reach / 2, reach - Math.abs(x)));
}

function drawGlow(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
  light.addColorStop(0, 'rgb(255 236 190 / 95%)');
  light.addColorStop(0.18, 'rgb(255 190 90 / 60%)');
  light.addColorStop(1, 'rgb(255 150 50 / 0%)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, 64, 64);
}

function drawGlint(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = 'rgb(255 255 255 / 85%)';
  pen.beginPath();
  pen.ellipse(16, 16, 15, 5, 0, 0, 2 * Math.PI);
  pen.fill();
}

function drawStreak(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = '#cfe3f2';
  pen.lineWidth = 2.4;
  pen.moveTo(20, 1);
  pen.lineTo(12, 31);
  pen.stroke();
}

function drawPuff(pen: CanvasRenderingContext2D): void {
  const mist = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
  mist.addColorStop(0, 'rgb(226 230 228 / 90%)');
  mist.addColorStop(0.5, 'rgb(226 230 228 / 45%)');
  mist.addColorStop(1, 'rgb(226 230 228 / 0%)');
  pen.fillStyle = mist;
  pen.fillRect(0, 0, 128, 128);
}

function drawFlake(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.arc(8, 8, 6, 0, 2 * Math.PI);
  pen.fill();
}

function drawLeaf(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.moveTo(1, 16);
  pen.quadraticCurveTo(14, 0, 31, 16);
  pen.quadraticCurveTo(14, 32, 1, 16);
  pen.fill();
}
