import { Container } from 'pixi.js';
import { AimsLayer } from './aims-layer.ts';
import { Ambience } from './ambience.ts';
import { AreaMarks } from './area-marks.ts';
import { Effects } from './effects.ts';
import { GhostLayer } from './ghost-layer.ts';
import { LabelsLayer } from './labels-layer.ts';
import { LightLayer } from './light-layer.ts';
import { MarksLayer } from './marks-layer.ts';
import { Notes } from './notes.ts';
import { Pointers } from './pointers.ts';
import { SignsLayer } from './signs-layer.ts';
import { TerrainLayer } from './terrain-layer.ts';
import { TerrainOutlines } from './terrain-outlines.ts';
import { TextureCache } from './texture-cache.ts';
import { TiesLayer } from './ties-layer.ts';
import { TokenLayer } from './token-layer.ts';

interface Redraw {
  /** Called when the map's background picture has loaded. */
  readonly ground: () => void;
  /** Called when a part of the ground has been painted, or a part of the map has loaded. */
  readonly painted: () => void;
  /** Called when a token's portrait or icon, or the code that draws affected areas, has loaded. */
  readonly tokens: () => void;
  /** Called when the code that draws the signs of seats has loaded. */
  readonly signs: () => void;
}

/** All layers of the drawn map, from the ground up. */
export class Layers {
  readonly terrain: TerrainLayer;
  readonly outlines: TerrainOutlines;
  readonly ambience: Ambience;
  readonly textures: TextureCache;
  readonly notes: Notes;
  readonly signs = new SignsLayer();
  readonly ties = new TiesLayer();
  readonly marks = new MarksLayer();
  readonly area: AreaMarks;
  readonly light = new LightLayer();
  readonly tokens: TokenLayer;
  readonly aims = new AimsLayer();
  /** Motions, traces of turns and numbers of pending actions, which are loaded after the first frame. */
  readonly effects = new Effects();
  readonly labels: LabelsLayer;
  /** Numbers and text that rise from a fighter. */
  readonly floats = new Container();
  readonly pointers: Pointers;
  readonly ghost = new GhostLayer();

  constructor({ ground, painted, tokens, signs }: Redraw) {
    this.terrain = new TerrainLayer(ground, painted);
    this.outlines = new TerrainOutlines(painted);
    this.ambience = new Ambience(painted);
    this.notes = new Notes(painted);
    this.textures = new TextureCache(tokens);
    this.pointers = new Pointers(signs);
    this.area = new AreaMarks(tokens);
    this.tokens = new TokenLayer(this.textures, tokens);
    this.labels = new LabelsLayer(this.textures);
  }

  /** Returns whether something is moving that is not a token. */
  get isBusy(): boolean {
    return this.light.isBusy || this.ambience.isBusy;
  }

  addTo(world: Container): void {
    world.addChild(
      this.terrain.view,
      this.ambience.below,
      this.light.view,
      this.outlines.view,
      this.notes.drawings,
      this.marks.below,
      this.area.view,
      this.notes.plates,
      this.signs.view,
      this.ties.view,
      this.effects.below,
      this.tokens.view,
      this.aims.view,
      this.ambience.above,
      this.marks.above,
      this.labels.view,
      this.effects.above,
      this.floats,
      this.pointers.view,
      this.ghost.view,
    );
  }

  destroy(): void {
    this.textures.destroy();
    this.terrain.destroy();
    this.ambience.destroy();
    this.light.destroy();
  }
}
