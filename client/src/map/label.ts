import type { ResourceRole } from '@riposte/shared';
import { BitmapText, Container, Sprite } from 'pixi.js';
import { MOST_CONDITIONS as MOST_BADGES } from '../battle/conditions.ts';
import { healthColor, MAP_COLORS, ROLE_COLORS } from '../theme/colors.ts';
import { dot, softBox } from '../ui/shapes.ts';
import { batched } from './batched.ts';
import { type Box, boxAt, type PlacedLabel, type Spot } from './fitting.ts';
import type { TextureCache } from './texture-cache.ts';

const FONT = { fontFamily: 'Inter Variable', fontSize: 12, fontWeight: '600', fill: 0xffffff } as const;
const SMALL = { ...FONT, fontSize: 10 } as const;
const [ROW, BADGE, BAR] = [15, 16, 34] as const;
const MOST_PIPS = 6;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A condition on a label: an icon, or letters if it has none, and a count if it has one. */
export interface ConditionLook {
  readonly letters: string;
  readonly picture: string | undefined;
  /** The count as text; empty if there is none. */
  readonly count: string;
}

/** The content of a fighter's label. */
export interface LabelLook {
  readonly name: string;
  readonly health: { readonly share: number | null; readonly text: string } | null;
  readonly pips: readonly { readonly role: ResourceRole; readonly now: number; readonly most: number }[];
  readonly conditions: readonly ConditionLook[];
  readonly isTurn: boolean;
  /** True if the plate hides the ground, for users who need high contrast. */
  readonly isOpaque: boolean;
}

/** The label of a fighter. It has two forms: complete, or only the name. */
export class Label {
  readonly view = new Container();
  fitted: PlacedLabel | undefined;
  home: Spot = { x: 0, y: 0 };
  readonly #textures: TextureCache;
  readonly #plate = batched();
  readonly #name = new BitmapText({ text: '', style: FONT, anchor: 0.5 });
  readonly #number = new BitmapText({ text: '', style: { ...FONT, fontSize: 11 }, anchor: { x: 0, y: 0.5 } });
  readonly #badges = new Container();
  #look: LabelLook | null = null;
  /** The look as JSON, to detect changes. */
  #written = '';
  /** The form that shows the current look; null if none has been drawn since the look changed. */
  #drawn: number | null = null;
  /** The sizes of the label's forms: complete, and with the name alone. */
  sizes: readonly Size[] = [];

  constructor(textures: TextureCache) {
    this.#textures = textures;
    this.view.addChild(this.#plate, this.#name, this.#number, this.#badges);
  }

  /** The area that the label covers now; undefined if it is not shown. */
  get box(): Box | undefined {
    const size = this.fitted && this.sizes[this.fitted.form];
    return (
      size && boxAt(this.view.x, this.view.y, size.width * this.view.scale.x, size.height * this.view.scale.y)
    );
  }

  write(look: LabelLook): void {
    const written = JSON.stringify(look);
    if (written === this.#written) return;
    this.#written = written;
    this.#look = look;
    this.#drawn = null;
    this.#name.text = look.name;
    this.#number.text = look.health?.text ?? '';
    this.sizes = this.#sizesFor(look);
  }

  #sizesFor(look: LabelLook): Label['sizes'] {
    const [name, row] = [this.#name.width + 12, this.#rowWidth(look) + 12];
    const full = {
      width: Math.max(name, row, rowOf(badgesOf(look.conditions)) + 8),
      height: 2 * ROW + 3 + (look.conditions.length > 0 ? BADGE + 2 : 0),
    };
    return [...(row > 12 ? [full] : []), { width: name, height: ROW + 2 }];
  }

  place(fitted: PlacedLabel | undefined, home: Spot, scale: number): void {
    this.fitted = fitted;
    this.home = home;
    this.view.visible = fitted !== undefined;
    if (!fitted) return;
    this.view.position.set(fitted.x, fitted.y);
    this.view.scale.set(scale);
    if (fitted.form === this.#drawn) return;
    this.#drawn = fitted.form;
    this.#draw(fitted.form);
  }

  #draw(form: number): void {
    const [look, size] = [this.#look, this.sizes[form]];
    if (!look || !size) return;
    const isFull = size.height > ROW + 2;
    const [left, top] = [-size.width / 2, -size.height / 2];
    this.#plate.clear();
    this.#plate
      .poly(softBox(left, top, size.width, size.height, 5))
      .fill({ color: MAP_COLORS.shade, alpha: look.isOpaque ? 1 : 0.88 });
    if (look.isTurn)
      this.#plate
        .poly(softBox(left, top, size.width, size.height, 5))
        .stroke({ color: MAP_COLORS.light, width: 1.5 });
    this.#name.position.set(0, top + ROW / 2 + 1);
    this.#number.visible = isFull;
    if (isFull) this.#drawRow(look, top + 1.5 * ROW);
    this.#drawBadges(isFull ? look.conditions : [], top + 2 * ROW + 2);
  }

  #rowWidth({ health, pips }: LabelLook): number {
    const bar = health ? barWidth(health) + this.#number.width + 1 : 0;
    return bar + pips.reduce((sum, { now, most }) => sum + 6 + 6 * pipsShown(now, most), 0);
  }

  #drawBar(share: number, x: number, y: number): void {
    this.#plate.poly(softBox(x, y - 3, BAR, 6, 2)).fill({ color: 0x574c42 });
    this.#plate.poly(softBox(x, y - 3, Math.max(2, BAR * share), 6, 2)).fill({ color: healthColor(share) });
  }

  #drawRow(look: LabelLook, y: number): void {
    let x = -this.#rowWidth(look) / 2;
    const { health, pips } = look;
    if (health) {
      if (health.share !== null) this.#drawBar(health.share, x, y);
      this.#number.position.set(x + barWidth(health), y);
      x += barWidth(health) + 1 + this.#number.width;
    }
    for (const { role, now, most } of pips) {
      x += 6;
      for (let pip = 0; pip < pipsShown(now, most); pip++, x += 6) this.#drawPip(role, x + 2.5, y, pip < now);
    }
  }

  /** Draws a pip: a circle for action points, a diamond for reaction points. */
  #drawPip(role: ResourceRole, x: number, y: number, isFull: boolean): void {
    const corners = [x, y - 3.6, x + 3.2, y, x, y + 3.6, x - 3.2, y];
    if (role === 'reaction') this.#plate.poly(corners);
    else this.#plate.poly(dot(x, y, 2.6));
    const color = ROLE_COLORS[role];
    if (isFull) this.#plate.fill({ color });
    else this.#plate.stroke({ color, width: 1, alpha: 0.6 });
  }

  #drawBadges(conditions: LabelLook['conditions'], y: number): void {
    for (const old of this.#badges.removeChildren()) old.destroy();
    const badges = badgesOf(conditions);
    let x = -rowOf(badges) / 2;
    for (const { picture, letters, count } of badges) {
      const width = badgeWidth(count);
      this.#plate.poly(softBox(x, y, width, BADGE, 4)).fill({ color: MAP_COLORS.condition });
      const mark = picture === undefined
        ? new BitmapText({ text: letters, style: SMALL, anchor: 0.5 })
        : new Sprite({ texture: this.#textures.of(picture), anchor: 0.5, width: BADGE - 3, height: BADGE - 3 }); // biome-ignore format: keeps the choice on one line
      mark.position.set(x + BADGE / 2, y + BADGE / 2);
      this.#badges.addChild(mark);
      if (count !== '') {
        const number = new BitmapText({ text: count, style: SMALL, anchor: 0.5 });
        number.position.set(x + (BADGE + width) / 2 - 1.5, y + BADGE / 2);
        this.#badges.addChild(number);
      }
      x += width + 2;
    }
  }
}

/** Returns the badges of a label: the first conditions, and the number of further ones. */
function badgesOf(conditions: LabelLook['conditions']): readonly ConditionLook[] {
  const [shown, more] = [conditions.slice(0, MOST_BADGES), conditions.length - MOST_BADGES];
  return more > 0 ? [...shown, { letters: `+${more}`, picture: undefined, count: '' }] : shown;
}

function badgeWidth(count: string): number {
  return BADGE + 8 * count.length;
}

/** Returns the width of a row of badges. */
function rowOf(badges: readonly ConditionLook[]): number {
  return badges.reduce((sum, { count }) => sum + badgeWidth(count) + 2, -2);
}

/** Returns the width of a health bar; 0 without one. */
function barWidth({ share }: NonNullable<LabelLook['health']>): number {
  return share === null ? 0 : BAR + 4;
}

function pipsShown(now: number, most: number): number {
  return Math.min(MOST_PIPS, Math.max(now, most));
}
