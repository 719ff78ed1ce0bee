import { type Fighter, healthResource, type Id, type ResourceRole } from '@riposte/shared';
import { BitmapText, Container, Sprite } from 'pixi.js';
import { pendingTitlesAgainst } from '../battle/pending.ts';
import { pointsOf } from '../battle/points.ts';
import { hasSameFields } from '../battle/same-fields.ts';
import {
  activeConditions,
  type BattleSnapshot,
  bandText,
  healthOf,
  healthShare,
  nameIn,
} from '../battle/snapshot.ts';
import type { Pictures } from '../battle/view-model.ts';
import { centerOf } from '../scenery/metrics.ts';
import { healthColor, MAP_COLORS, ROLE_COLORS } from '../theme/colors.ts';
import { batched } from './batched.ts';
import { type Box, fit, type PlacedLabel, type Spot, type UnplacedLabel } from './fitting.ts';
import { dot, softBox } from './shapes.ts';
import type { TextureCache } from './texture-cache.ts';

/** Radius around the center of a token that labels keep clear, in map pixels. */
const CLEAR = 28;
/** Limits of the scale of labels. Within these limits, labels keep their size on the screen when the user zooms. */
const [LEAST_SCALE, MOST_SCALE] = [0.75, 1.7] as const;
const FONT = { fontFamily: 'Inter Variable', fontSize: 12, fontWeight: '600', fill: 0xffffff } as const;
const [ROW, BADGE, BAR] = [15, 16, 34] as const;
const MOST_BADGES = 4;
const MOST_PIPS = 6;

/** The current zoom, and the area that the camera last framed. */
interface Framing {
  readonly zoom: number;
  readonly seen: Box | null;
}

/** The content of a fighter's label. */
interface LabelLook {
  readonly name: string;
  readonly health: { readonly share: number | null; readonly text: string } | null;
  readonly pips: readonly { readonly role: ResourceRole; readonly now: number; readonly most: number }[];
  readonly conditions: readonly { readonly letters: string; readonly picture: string | undefined }[];
  readonly isTurn: boolean;
}

/**
 * Shows names, health, points and conditions. Labels avoid tokens, and usually keep their size on the screen when the
 * user zooms.
 */
export class LabelsLayer {
  readonly view = new Container({ isRenderGroup: true }); // a render group, so that changes in other layers do not rebuild the labels
  readonly #textures: TextureCache;
  readonly #labels = new Map<Id, Label>();
  #shown: object = {};
  #found: ReadonlyMap<Id, PlacedLabel> = new Map();
  /** The rectangles that the labels cover. The list is replaced when they are placed again. */
  boxes: readonly Box[] = [];
  /** The input from which `#found` was computed, as JSON: sizes, places and order of the labels. */
  #fitted = '';

  constructor(textures: TextureCache) {
    this.#textures = textures;
  }

  /**
   * Labels all fighters on the map, important ones first. Defeated fighters have a label only if they are in
   * `looked`.
   */
  show(snapshot: BattleSnapshot, { zoom, seen }: Framing, looked: readonly Id[], pictures: Pictures): void {
    const { fighters } = snapshot.table;
    const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, Math.round(20 / zoom) / 20));
    const shown = { snapshot, scale, seen, looked: looked.join(), pictures };
    if (hasSameFields(this.#shown, shown)) return; // returns early, because this method runs in every frame
    this.#shown = shown;
    const isLabeled = ({ id, at, defeated }: Fighter) => at && (!defeated || looked.includes(id));
    for (const [id, label] of this.#labels) {
      const fighter = fighters[id];
      if (!fighter || !isLabeled(fighter)) this.#drop(id, label);
    }
    for (const fighter of Object.values(fighters))
      if (isLabeled(fighter)) this.#labelOf(fighter.id).write(lookOf(snapshot, fighter.id, pictures));
    this.#place(snapshot, scale, seen, looked);
  }

  /** Moves the labels with their fighters. */
  follow(spotOf: (id: Id) => Spot | undefined): void {
    for (const [id, { view, fitted, home }] of this.#labels) {
      const spot = spotOf(id);
      if (!spot || !fitted) continue;
      view.position.set(fitted.x + spot.x - home.x, fitted.y + spot.y - home.y);
    }
  }

  #drop(id: Id, { view }: Label): void {
    view.destroy({ children: true });
    this.#labels.delete(id);
  }

  #labelOf(id: Id): Label {
    const known = this.#labels.get(id);
    if (known) return known;
    const label = new Label(this.#textures);
    this.#labels.set(id, label);
    this.view.addChild(label.view);
    return label;
  }

  #place(snapshot: BattleSnapshot, scale: number, seen: Box | null, looked: readonly Id[]): void {
    const { fighters, turn } = snapshot.table;
    const standing = Object.values(fighters).flatMap(({ at, defeated }) =>
      at && !defeated ? [centerOf(at)] : [],
    );
    const rank = (id: Id) =>
      looked.includes(id) ? 0 : id === turn ? 1 : snapshot.waiting.some((one) => one.for === id) ? 2 : 3;
    const unplaced = [...this.#labels].flatMap(([id, label]): UnplacedLabel[] => {
      const at = fighters[id]?.at;
      const sizes = label.sizes.map(({ width, height }) => ({
        width: width * scale,
        height: height * scale,
      }));
      return at ? [{ id, ...centerOf(at), sizes }] : [];
    });
    unplaced.sort((a, b) => rank(a.id) - rank(b.id));
    const fitted = JSON.stringify([unplaced, standing, seen]);
    if (fitted !== this.#fitted) this.#found = fit(unplaced, standing, CLEAR, seen);
    this.#fitted = fitted;
    for (const { id, x, y } of unplaced) this.#labels.get(id)?.place(this.#found.get(id), { x, y }, scale);
    this.boxes = unplaced.flatMap(({ id, sizes }) => boxOf(this.#found.get(id), sizes));
  }
}

function boxOf(placed: PlacedLabel | undefined, sizes: UnplacedLabel['sizes']): Box[] {
  const size = placed && sizes[placed.form];
  if (!size) return [];
  const [x, y, width, height] = [placed.x, placed.y, size.width / 2, size.height / 2];
  return [{ left: x - width, top: y - height, right: x + width, bottom: y + height }];
}

/** The label of a fighter. It has two forms: complete, or only the name. */
class Label {
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
  sizes: readonly { readonly width: number; readonly height: number }[] = [];

  constructor(textures: TextureCache) {
    this.#textures = textures;
    this.view.addChild(this.#plate, this.#name, this.#number, this.#badges);
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
      width: Math.max(name, row),
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
      .fill({ color: MAP_COLORS.shade, alpha: 0.88 });
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
    const shown = conditions.slice(0, MOST_BADGES);
    for (const [index, { picture, letters }] of shown.entries()) {
      const x = (index - (shown.length - 1) / 2) * (BADGE + 2);
      this.#plate.poly(softBox(x - BADGE / 2, y, BADGE, BADGE, 4)).fill({ color: MAP_COLORS.condition });
      const mark = picture === undefined
        ? new BitmapText({ text: letters, style: { ...FONT, fontSize: 10 }, anchor: 0.5 })
        : new Sprite({ texture: this.#textures.of(picture), anchor: 0.5, width: BADGE - 3, height: BADGE - 3 }); // biome-ignore format: keeps the choice on one line
      mark.position.set(x, y + BADGE / 2);
      this.#badges.addChild(mark);
    }
  }
}

/** Returns the width of a health bar; 0 without one. */
function barWidth({ share }: NonNullable<LabelLook['health']>): number {
  return share === null ? 0 : BAR + 4;
}

function pipsShown(now: number, most: number): number {
  return Math.min(MOST_PIPS, Math.max(now, most));
}

function lookOf(snapshot: BattleSnapshot, id: Id, pictures: Pictures): LabelLook {
  return {
    name: [nameIn(snapshot.table, id), ...pendingTitlesAgainst(snapshot, id)].join(' ← '),
    health: healthText(snapshot, id),
    pips: pointsOf(snapshot, id),
    conditions: activeConditions(snapshot, id).map(({ label, glyph }) => ({
      letters: label.slice(0, 2),
      picture: pictures[glyph ?? ''],
    })),
    isTurn: snapshot.table.turn === id,
  };
}

function healthText(snapshot: BattleSnapshot, id: Id): LabelLook['health'] {
  const health = healthOf(snapshot, id);
  if (!health || !healthResource(snapshot.ruleset.description)) return null;
  return { share: healthShare(snapshot, id), text: bandText(snapshot, id) ?? `${health.now}` };
}
