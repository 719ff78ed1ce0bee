import type { Hex, Id } from '@riposte/shared';
import { Container } from 'pixi.js';
import { initialsOf } from '../battle/initials.ts';
import {
  type BattleSnapshot,
  glyphOf,
  healthShare,
  nameIn,
  portraitOf,
  sideIndex,
} from '../battle/snapshot.ts';
import type { AddressOf, Pictures } from '../battle/view-model.ts';
import { centerOf } from '../scenery/metrics.ts';
import { SIDE_COLORS } from '../theme/colors.ts';
import type { TextureCache } from './texture-cache.ts';
import { type MomentaryPose, Token, type TokenLook } from './token.ts';

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
  readonly #tokens = new Map<Id, Token>();

  constructor(textures: TextureCache) {
    this.#textures = textures;
  }

  /** Draws the tokens of all fighters. New tokens appear on the hexes of their fighters. */
  show(snapshot: BattleSnapshot, highlights: Highlights): void {
    for (const [id, token] of this.#tokens) {
      if (snapshot.table.fighters[id]?.at) continue;
      token.view.destroy({ children: true });
      this.#tokens.delete(id);
    }
    for (const { id, at } of Object.values(snapshot.table.fighters)) {
      const token = this.#tokens.get(id) ?? (at && this.#add(id, at));
      token?.draw({ ...lookOf(snapshot, id, highlights), face: this.#faceOf(snapshot, id, highlights) });
    }
  }

  /** Shows a fighter in a momentary pose; null returns to the pose of its current state. */
  pose(id: Id, pose: MomentaryPose | null): void {
    this.#tokens.get(id)?.pose(pose);
  }

  /** Returns the drawn token of a fighter. Callers may move the token. */
  viewOf(id: Id): Container | undefined {
    return this.#tokens.get(id)?.view;
  }

  /** Returns the URL of a fighter's portrait, once it has loaded. */
  #faceOf(snapshot: BattleSnapshot, id: Id, { addressOf }: Highlights): string | undefined {
    const portrait = portraitOf(snapshot, id);
    const address = portrait === undefined ? undefined : addressOf(portrait);
    return address !== undefined && this.#textures.has(address) ? address : undefined;
  }

  #add(id: Id, at: Hex): Token {
    const token = new Token(this.#textures);
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
): Omit<TokenLook, 'face'> {
  const { table, waiting } = snapshot;
  const fighter = table.fighters[id];
  const side = sideIndex(table, id);
  return {
    initials: initialsOf(nameIn(table, id)),
    picture: pictures[glyphOf(snapshot, id) ?? ''],
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
  };
}
