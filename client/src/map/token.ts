import { BitmapText, Container, type Graphics, Sprite } from 'pixi.js';
import { hasSameFields } from '../battle/same-fields.ts';
import { healthColor, MAP_COLORS } from '../theme/colors.ts';
import { partOf, SIDE_SHAPES, sized } from '../ui/shapes.ts';
import { batched } from './batched.ts';
import { type Figures, type MomentaryPose, TEXTURE_WIDTH } from './figures.ts';
import type { TextureCache } from './texture-cache.ts';

/** The appearance of a token. */
export interface TokenLook {
  /** The initials of the name, shown if there is neither a portrait nor an icon. */
  readonly initials: string;
  /** The SVG path of the fighter's icon. */
  readonly picture: string | undefined;
  /** The URL of an uploaded portrait. */
  readonly face: string | undefined;
  /** The figure, as `picturedAs` returns it; undefined if there is none, or figures have not loaded. */
  readonly figure: string | undefined;
  /** The height of the figure compared with a medium fighter. */
  readonly size: number;
  /** The position from the top of the map, above 0. Lower tokens cover the feet of those behind them. */
  readonly depth: number;
  /** The index of the fighter's side among all sides. It determines the token's color and shape. */
  readonly side: number;
  readonly color: number;
  /** The share of health left, from 0 to 1; null if this seat may not know it. */
  readonly health: number | null;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
  readonly isTarget: boolean;
  readonly isInspected: boolean;
  readonly isMine: boolean;
  readonly isDefeated: boolean;
  readonly isHidden: boolean;
  /** True if rings are thicker, for users who need high contrast. */
  readonly isBold: boolean;
}

export const RADIUS = 23;
const PICTURE = 31;
const FALLEN = 0.58;
/** The factor by which rings are thicker in high contrast. */
const BOLD = 1.7;
/**
 * The width of a medium figure's square, the factor of this width for a defeated fighter, and the distance of the feet
 * below the center.
 */
const [FIGURE, FALLEN_FIGURE, GROUND] = [64, 0.72, 20] as const;
const SCALES = SIDE_SHAPES.map((shape) => Math.max(...shape.map(Math.abs)));

/**
 * Draws a fighter on the map: a portrait in a ring. The ring's shape marks the side, and its drawn part shows the
 * remaining health.
 */
export class Token {
  readonly view = new Container();
  readonly #textures: TextureCache;
  readonly #figures: Figures;
  readonly #disc = batched();
  readonly #initials: BitmapText;
  readonly #picture = new Sprite({ anchor: 0.5 });
  #drawn: TokenLook | null = null;
  #pose: MomentaryPose | null = null;

  constructor(textures: TextureCache, figures: Figures) {
    this.#textures = textures;
    this.#figures = figures;
    this.#initials = new BitmapText({
      text: '',
      style: { fontFamily: 'Fraunces Variable', fontSize: 20, fontWeight: '600', fill: 0xffffff },
      anchor: { x: 0.5, y: 0.54 },
    });
    this.view.addChild(this.#disc, this.#picture, this.#initials);
  }

  /** Shows the fighter in a momentary pose; null returns to the pose of its current state. */
  pose(pose: MomentaryPose | null): void {
    if (pose === this.#pose) return;
    this.#pose = pose;
    if (this.#drawn) this.#redraw(this.#drawn);
  }

  draw(look: TokenLook): void {
    if (this.#drawn && hasSameFields(this.#drawn, look)) return;
    this.#redraw(look);
  }

  #redraw(look: TokenLook): void {
    this.#drawn = look;
    this.#disc.clear();
    this.#drawAura(look);
    this.#drawDisc(look);
    this.#drawFace(look);
    if (!look.isDefeated) this.#drawHealth(look);
    else if (!hasFigure(look)) this.#drawFall();
    this.#stand(look);
    if (hasFigure(look)) this.#drawFigure(look);
  }

  /**
   * Sets the position, size, opacity and depth of the token. A defeated fighter is small, at the edge of the hex, and
   * below a fighter that stands there.
   */
  #stand({ isDefeated, isHidden, depth }: TokenLook): void {
    const parts = [this.#disc, this.#picture, this.#initials];
    for (const part of parts) part.position.set(isDefeated ? -13 : 0, isDefeated ? 15 : 0);
    this.#disc.scale.set(isDefeated ? FALLEN : 1);
    this.view.alpha = isDefeated ? 0.75 : isHidden ? 0.6 : 1;
    this.view.zIndex = isDefeated ? 0 : depth;
  }

  /** Draws a glow around the acting fighter, and a ring around fighters that are asked or can be targeted. */
  #drawAura(look: TokenLook): void {
    const { isTurn, isAsked, isTarget, isInspected, isDefeated, size } = look;
    const bold = boldness(look);
    const disc = this.#disc;
    if (isDefeated) return;
    if (isTurn) {
      for (const [radius, alpha] of [[40, 0.12], [37, 0.2], [34, 0.35]] as const) // biome-ignore format: keeps each pair on one line
        disc.circle(0, 0, radius).fill({ color: MAP_COLORS.light, alpha });
      const tip = hasFigure(look) ? -tokenArea(size).rise - 6 : -35;
      const arrow = [-9, tip - 12, 9, tip - 12, 0, tip];
      disc
        .poly(arrow)
        .fill({ color: MAP_COLORS.light })
        .poly(arrow)
        .stroke({ color: MAP_COLORS.shade, width: 2 });
    }
    if (isAsked && !isTurn) {
      disc.circle(0, 0, 34).stroke({ color: MAP_COLORS.shade, width: 5.5 * bold, alpha: 0.8 });
      disc.circle(0, 0, 34).stroke({ color: MAP_COLORS.asked, width: 3 * bold });
    }
    if (isInspected) disc.circle(0, 0, 33).stroke({ color: MAP_COLORS.text, width: 2.5 * bold });
    if (isTarget) this.#drawCrosshair(bold);
  }

  #drawCrosshair(bold: number): void {
    for (const [color, width] of [
      [MAP_COLORS.shade, 7],
      [MAP_COLORS.aim, 4],
    ] as const) {
      // biome-ignore format: keeps each pair on one line
      for (const start of [45, 135, 225, 315]) {
        const [from, to] = [((start - 22) * Math.PI) / 180, ((start + 22) * Math.PI) / 180];
        this.#disc.moveTo(Math.cos(from) * 34, Math.sin(from) * 34).arc(0, 0, 34, from, to);
      }
      this.#disc.stroke({ color, width: width * bold, cap: 'round' });
    }
  }

  #drawDisc(look: TokenLook): void {
    const { side, color, isDefeated, isMine, isHidden } = look;
    const [disc, bold] = [this.#disc, boldness(look)];
    const [shape, scale] = [shapeOf(side), SCALES[side % SCALES.length] ?? 1];
    const tone = isDefeated ? 0x8a8078 : color;
    disc.poly(shadow(RADIUS * scale)).fill({ color: 0x000000, alpha: 0.4 });
    disc.poly(sized(shape, RADIUS + 3)).fill({ color: MAP_COLORS.shade });
    disc.poly(sized(shape, RADIUS - 1)).fill({ color: shade(tone, 0.38) });
    disc.poly(sized(shape, RADIUS - 2)).stroke({ color: tone, width: 3 * bold });
    if (isHidden && !isDefeated) drawDashes(disc);
    if (isMine)
      disc.poly(sized(shape, RADIUS - 5.5)).stroke({ color: 0xffffff, width: 1.5 * bold, alpha: 0.85 });
  }

  #drawFace({ picture, face, side, initials, isDefeated }: TokenLook): void {
    const outline = sized(shapeOf(side), RADIUS - 3.5);
    const reach = face === undefined ? PICTURE : 2 * Math.max(...outline.map(Math.abs));
    this.#initials.visible = picture === undefined && face === undefined;
    this.#initials.text = initials;
    this.#initials.scale.set(isDefeated ? FALLEN : 1);
    this.#picture.visible = !this.#initials.visible;
    if (face !== undefined) this.#picture.texture = this.#textures.cut(face, outline);
    else if (picture !== undefined) this.#picture.texture = this.#textures.of(picture);
    this.#picture.setSize(isDefeated ? reach * FALLEN : reach);
    this.#picture.tint = isDefeated ? 0xcfc4b8 : 0xffffff;
  }

  /** Draws the figure on the ring, with its feet near the lower edge. */
  #drawFigure({ figure = '', size, color, isDefeated }: TokenLook): void {
    const width = FIGURE * size * (isDefeated ? FALLEN_FIGURE : 1);
    this.#picture.texture = this.#figures.textureOf(figure, color, this.#pose);
    this.#picture.setSize(width * TEXTURE_WIDTH);
    this.#picture.y += isDefeated ? 0 : GROUND - 0.45 * width;
    this.#picture.visible = true;
    this.#initials.visible = false;
  }

  #drawFall(): void {
    this.#disc.moveTo(-22, 22).lineTo(22, -22).stroke({ color: MAP_COLORS.shade, width: 9, cap: 'round' });
    this.#disc.moveTo(-22, 22).lineTo(22, -22).stroke({ color: MAP_COLORS.aim, width: 5, cap: 'round' });
  }

  #drawHealth(look: TokenLook): void {
    const { health, side } = look;
    if (health === null) return;
    const bold = boldness(look);
    const outline = sized(shapeOf(side), RADIUS + 2);
    this.#disc.poly(outline).stroke({ color: MAP_COLORS.shade, width: 6.5 * bold });
    if (health <= 0) return;
    const [x = 0, y = 0, ...rest] = partOf(outline, health);
    this.#disc.moveTo(x, y);
    for (let index = 0; index < rest.length; index += 2)
      this.#disc.lineTo(rest[index] ?? 0, rest[index + 1] ?? 0);
    this.#disc.stroke({ color: healthColor(health), width: 4 * bold, cap: 'round' });
  }
}

/** Returns the outline of the token's shadow, which lies below the token and slightly to the right. */
function shadow(reach: number): number[] {
  return sized(shapeOf(0), reach).map((value, index) => (index % 2 === 0 ? 1 + value : 7 + value * 0.92));
}

/** Returns the area that labels and dice leave free around a token whose figure has this size. */
export function tokenArea(size: number): { radius: number; rise: number } {
  return { radius: 28 * Math.max(1, size), rise: 0.88 * FIGURE * size - GROUND };
}

/** Draws the dashed ring of a hidden fighter. */
function drawDashes(disc: Graphics): void {
  for (let start = 0; start < 360; start += 30) {
    const from = (start * Math.PI) / 180;
    disc.moveTo(Math.cos(from) * 31, Math.sin(from) * 31).arc(0, 0, 31, from, from + 0.3);
  }
  disc.stroke({ color: MAP_COLORS.text, width: 3 });
}

/** Returns whether a token shows a figure. A portrait takes precedence. */
function hasFigure({ figure, face }: TokenLook): boolean {
  return figure !== undefined && face === undefined;
}

/** Returns the factor by which the rings of a token are thicker than usual. */
function boldness({ isBold }: TokenLook): number {
  return isBold ? BOLD : 1;
}

function shapeOf(side: number): readonly number[] {
  return SIDE_SHAPES[side % SIDE_SHAPES.length] ?? [];
}

/** Returns a darker tone of a color. `by` is a factor below 1. */
function shade(color: number, by: number): number {
  const part = (shift: number) => Math.round(((color >> shift) & 255) * by) << shift;
  return part(16) | part(8) | part(0);
}
