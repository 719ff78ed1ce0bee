import type { Figure, Hex, Id } from '@riposte/shared';
import { Container } from 'pixi.js';
import { initialsOf } from '../battle/initials.ts';
import {
  type BattleSnapshot,
  figureOf,
  glyphOf,
  healthShare,
  nameIn,
  portraitOf,
  sideIndex,
} from '../battle/snapshot.ts';
import type { AddressOf, Pictures } from '../battle/view-model.ts';
import { centerOf } from '../scenery/metrics.ts';
import { appliedTheme } from '../session/preferences.ts';
import { SIDE_COLORS } from '../theme/colors.ts';
import { Figures, type MomentaryPose, picturedAs } from './figures.ts';
import type { TextureCache } from './texture-cache.ts';
import { Token, type TokenLook } from './token.ts';

/** The part of a token's appearance that comes from the fighter's figure. */
type FigureLook = Pick<TokenLook, 'figure' | 'size' | 'isHidden'>;

const UNKNOWN = { figure: undefined, size: 1 } as const;

const isHidden = ({ postures }: Figure): boolean => postures.includes('hidden');

/** The fighters that the map highlights for this seat, and the sources of pictures. */
export interface Highlights {
  readonly targets: readonly Id[];
  readonly inspected: Id | null;
  readonly mine: readonly Id[];
  readonly pictures: Pictures;
  readonly addressOf: AddressOf;
}

/** Shows the tokens. The animator decides where they are. */
export class TokenLayer {
  readonly view = new Container({ sortableChildren: true, isRenderGroup: true });
  readonly #textures: TextureCache;
  readonly #figures: Figures;
  readonly #tokens = new Map<Id, Token>();
  /** The figures of the last snapshot. */
  #pictured: { readonly of: BattleSnapshot; readonly looks: ReadonlyMap<Id, FigureLook> } | undefined;

  /** `onLoad` is called when figures have loaded, so the tokens must be shown again. */
  constructor(textures: TextureCache, onLoad: () => void) {
    this.#textures = textures;
    this.#figures = new Figures(textures, onLoad);
  }

  /** Draws the tokens of all fighters. New tokens appear on the hexes of their fighters. */
  show(snapshot: BattleSnapshot, highlights: Highlights): void {
    for (const [id, token] of this.#tokens) {
      if (snapshot.table.fighters[id]?.at) continue;
      token.view.destroy({ children: true });
      this.#tokens.delete(id);
    }
    const figures = this.#figuresIn(snapshot);
    for (const { id, at } of Object.values(snapshot.table.fighters)) {
      const token = this.#tokens.get(id) ?? (at && this.#add(id, at));
      const face = this.#faceOf(snapshot, id, highlights);
      token?.draw({ ...lookOf(snapshot, id, highlights), ...(figures.get(id) ?? UNKNOWN), face });
    }
  }

  /** Shows a fighter in a momentary pose; null returns to the pose of its current state. */
  pose(id: Id, pose: MomentaryPose | null): void {
    this.#tokens.get(id)?.pose(pose);
  }

  /** Returns the drawn token of a fighter; undefined if it has none. Callers may move the token. */
  viewOf(id: Id): Container | undefined {
    return this.#tokens.get(id)?.view;
  }

  /** Returns the figures of a snapshot, computed once; empty until figures have loaded. */
  #figuresIn(snapshot: BattleSnapshot): ReadonlyMap<Id, FigureLook> {
    if (this.#pictured?.of === snapshot) return this.#pictured.looks;
    if (!this.#figures.areReady) return new Map();
    const looks = new Map<Id, FigureLook>();
    for (const id in snapshot.table.fighters) {
      const figure = figureOf(snapshot, id);
      if (figure)
        looks.set(id, { figure: picturedAs(figure), size: figure.size, isHidden: isHidden(figure) });
    }
    this.#pictured = { of: snapshot, looks };
    return looks;
  }

  /** Returns the URL of a fighter's portrait; undefined until the portrait has loaded, or if there is none. */
  #faceOf(snapshot: BattleSnapshot, id: Id, { addressOf }: Highlights): string | undefined {
    const portrait = portraitOf(snapshot, id);
    const address = portrait === undefined ? undefined : addressOf(portrait);
    return address !== undefined && this.#textures.has(address) ? address : undefined;
  }

  #add(id: Id, at: Hex): Token {
    const token = new Token(this.#textures, this.#figures);
    token.view.position.copyFrom(centerOf(at));
    this.#tokens.set(id, token);
    this.view.addChild(token.view);
    return token;
  }
}

function lookOf(
  snapshot: BattleSnapshot,
  id: Id,
  { targets, inspected, mine, pictures }: Highlights,
): Omit<TokenLook, 'face' | 'figure' | 'size'> {
  const { table, waiting } = snapshot;
  const fighter = table.fighters[id];
  const side = sideIndex(table, id);
  return {
    initials: initialsOf(nameIn(table, id)),
    picture: pictures[glyphOf(snapshot, id) ?? ''],
    depth: fighter?.at ? 1e4 + centerOf(fighter.at).y : 1,
    side,
    color: SIDE_COLORS[side % SIDE_COLORS.length] ?? SIDE_COLORS[0],
    health: healthShare(snapshot, id),
    isTurn: table.turn === id,
    isAsked: waiting.some((one) => one.for === id),
    isTarget: targets.includes(id),
    isInspected: inspected === id,
    isMine: mine.includes(id),
    isDefeated: fighter?.defeated ?? false,
    isHidden: fighter?.hidden ?? false,
    isBold: appliedTheme.value === 'contrast',
  };
}
