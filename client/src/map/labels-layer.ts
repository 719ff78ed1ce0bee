import { type Fighter, healthResource, type Id } from '@riposte/shared';
import { Container } from 'pixi.js';
import { activeConditions } from '../battle/conditions.ts';
import { pendingTitlesAgainst } from '../battle/pending.ts';
import { pointsOf } from '../battle/points.ts';
import { hasSameFields } from '../battle/same-fields.ts';
import {
  type BattleSnapshot,
  bandText,
  figureOf,
  healthOf,
  healthShare,
  nameIn,
} from '../battle/snapshot.ts';
import type { Pictures } from '../battle/view-model.ts';
import { centerOf } from '../scenery/metrics.ts';
import { appliedTheme } from '../session/preferences.ts';
import { type Box, fit, type PlacedLabel, type Spot, type Taken, type UnplacedLabel } from './fitting.ts';
import { Label, type LabelLook } from './label.ts';
import type { TextureCache } from './texture-cache.ts';
import { tokenArea } from './token.ts';

/** Limits of the scale of labels. Within these limits, labels keep their size on the screen when the user zooms. */
const [LEAST_SCALE, MOST_SCALE] = [0.75, 1.7] as const;

/** The current zoom, and the area that the camera last framed. */
interface Framing {
  readonly zoom: number;
  readonly seen: Box | null;
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
  #taken: Taken = { tokens: [], dice: [] };
  #seen: Box | null = null;
  /** The areas of the dice that are shown now, by the fighter that rolled. */
  readonly #dice = new Map<Id, Box>();
  /** Places the labels on the hexes of a snapshot's fighters; by default, of those for which they were placed last. */
  #placeAgain: (snapshot?: BattleSnapshot) => void = () => {};

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
    const shown = { snapshot, scale, seen, looked: looked.join(), pictures, theme: appliedTheme.value };
    if (hasSameFields(this.#shown, shown)) return; // returns early, because this method runs in every frame
    this.#shown = shown;
    const isLabeled = ({ id, at, defeated }: Fighter) => at && (!defeated || looked.includes(id));
    for (const [id, label] of this.#labels) {
      const fighter = fighters[id];
      if (!fighter || !isLabeled(fighter)) this.#drop(id, label);
    }
    for (const fighter of Object.values(fighters))
      if (isLabeled(fighter)) this.#labelOf(fighter.id).write(lookOf(snapshot, fighter.id, pictures));
    let placed = snapshot;
    this.#placeAgain = (next = placed) => {
      placed = next;
      this.#place(placed, scale, seen, looked);
    };
    this.#placeAgain();
  }

  /**
   * Returns the limits for the place of a fighter's new die: the areas in use, the labels, and the area that the user
   * sees. Labels may use the area of the fighter's previous die again.
   */
  roomFor(id: Id): { readonly taken: Taken; readonly labels: readonly Box[]; readonly seen: Box | null } {
    this.#dice.delete(id);
    const labels = [...this.#labels.values()].flatMap((label) => label.box ?? []);
    return { taken: { ...this.#taken, dice: [...this.#dice.values()] }, labels, seen: this.#seen };
  }

  /** Keeps labels away from the area of a fighter's die until `freeDie`. */
  keepFree(id: Id, box: Box): void {
    this.#dice.set(id, box);
    this.#placeAgain();
  }

  /** Lets labels use the area of a fighter's die again. */
  freeDie(id: Id): void {
    this.#dice.delete(id);
    this.#shown = {};
  }

  /** Places the labels where they fit when the fighters have reached their hexes in a snapshot. Keeps their text. */
  placeAhead(snapshot: BattleSnapshot): void {
    this.#placeAgain(snapshot);
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
    const tokens = Object.values(fighters).flatMap(({ id, at, defeated }) =>
      at && !defeated ? [{ ...centerOf(at), ...tokenArea(figureOf(snapshot, id)?.size ?? 1) }] : [],
    );
    this.#taken = { tokens, dice: [...this.#dice.values()] };
    this.#seen = seen;
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
    const fitted = JSON.stringify([unplaced, this.#taken, seen]);
    if (fitted !== this.#fitted) this.#found = fit(unplaced, this.#taken, seen);
    this.#fitted = fitted;
    for (const { id, x, y } of unplaced) this.#labels.get(id)?.place(this.#found.get(id), { x, y }, scale);
    this.boxes = [...this.#labels.values()].flatMap((label) => label.box ?? []);
  }
}

function lookOf(snapshot: BattleSnapshot, id: Id, pictures: Pictures): LabelLook {
  return {
    name: [nameIn(snapshot.table, id), ...pendingTitlesAgainst(snapshot, id)].join(' ← '),
    health: healthText(snapshot, id),
    pips: pointsOf(snapshot, id),
    conditions: activeConditions(snapshot, id).map(({ label, glyph, count }) => ({
      letters: label.slice(0, 2),
      picture: pictures[glyph ?? ''],
      count: count > 0 ? `${count}` : '',
    })),
    isTurn: snapshot.table.turn === id,
    isOpaque: appliedTheme.value === 'contrast',
  };
}

function healthText(snapshot: BattleSnapshot, id: Id): LabelLook['health'] {
  const health = healthOf(snapshot, id);
  if (!health || !healthResource(snapshot.ruleset.description)) return null;
  return { share: healthShare(snapshot, id), text: bandText(snapshot, id) ?? `${health.now}` };
}
