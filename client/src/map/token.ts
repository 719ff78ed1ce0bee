import { BitmapText, Container, Graphics } from 'pixi.js';
import { healthColour, MAP_COLOURS } from '../theme/colours.ts';

/** How a fighter looks on the map. */
export interface TokenLook {
  readonly name: string;
  readonly initials: string;
  readonly colour: number;
  /** How much health is left, 0 to 1; null if this seat may not know. */
  readonly health: number | null;
  /** How many conditions hold of it. */
  readonly conditions: number;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
  readonly isTarget: boolean;
  readonly isInspected: boolean;
  readonly isMine: boolean;
  readonly isDefeated: boolean;
  readonly isHidden: boolean;
}

const RADIUS = 23;
const MOST_BEADS = 4;

/** A fighter on the map: a disc with initials, a ring of health and a name. */
export class Token {
  readonly view = new Container();
  readonly #disc = new Graphics();
  readonly #plate = new Graphics();
  readonly #initials: BitmapText;
  readonly #name: BitmapText;
  #drawn = '';

  constructor() {
    this.#initials = new BitmapText({
      text: '',
      style: { fontFamily: 'Fraunces Variable', fontSize: 20, fontWeight: '600', fill: 0xffffff },
      anchor: { x: 0.5, y: 0.54 },
    });
    this.#name = new BitmapText({
      text: '',
      style: { fontFamily: 'Inter Variable', fontSize: 12, fontWeight: '600', fill: 0xffffff },
      anchor: { x: 0.5, y: 0.5 },
    });
    this.#name.position.set(0, RADIUS + 6);
    this.view.addChild(this.#disc, this.#initials, this.#plate, this.#name);
  }

  draw(look: TokenLook): void {
    const drawn = JSON.stringify(look);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#initials.text = look.initials;
    this.#name.text = look.name;
    this.#disc.clear();
    this.#drawAura(look);
    this.#drawDisc(look);
    if (!look.isDefeated) this.#drawHealth(look);
    this.#drawConditions(look);
    this.#drawPlate(look);
    this.view.alpha = look.isDefeated ? 0.5 : look.isHidden ? 0.6 : 1;
    this.view.zIndex = look.isDefeated ? 0 : look.isTurn ? 2 : 1;
  }

  /** Who acts shines; who is asked or may be struck is ringed. */
  #drawAura(look: TokenLook): void {
    const disc = this.#disc;
    if (look.isTurn) {
      for (const [radius, alpha] of [[39, 0.1], [36, 0.16], [33, 0.28]] as const) // biome-ignore format: pairs
        disc.circle(0, 0, radius).fill({ color: MAP_COLOURS.reach, alpha });
      disc.poly([-8, -44, 8, -44, 0, -34]).fill({ color: MAP_COLOURS.reach });
    }
    if (look.isAsked && !look.isTurn)
      disc.circle(0, 0, 33).stroke({ color: 0x6db0f2, width: 2.5, alpha: 0.95 });
    if (look.isInspected) disc.circle(0, 0, 32).stroke({ color: MAP_COLOURS.text, width: 2 });
    if (look.isTarget) this.#drawCrosshair();
  }

  #drawCrosshair(): void {
    for (const start of [45, 135, 225, 315]) {
      const [from, to] = [((start - 20) * Math.PI) / 180, ((start + 20) * Math.PI) / 180];
      this.#disc.moveTo(Math.cos(from) * 33, Math.sin(from) * 33).arc(0, 0, 33, from, to);
    }
    this.#disc.stroke({ color: MAP_COLOURS.danger, width: 3.5, cap: 'round' });
  }

  #drawDisc({ colour, isDefeated, isMine }: TokenLook): void {
    const disc = this.#disc;
    disc.ellipse(1, 6, RADIUS + 2, RADIUS).fill({ color: 0x000000, alpha: 0.35 });
    disc.circle(0, 0, RADIUS + 3).fill({ color: MAP_COLOURS.shade });
    disc.circle(0, 0, RADIUS - 3).fill({ color: isDefeated ? 0x40372f : shade(colour, 0.42) });
    disc.circle(0, -3, RADIUS - 6).fill({ color: isDefeated ? 0x4a4037 : shade(colour, 0.55), alpha: 0.8 });
    disc.circle(0, 0, RADIUS - 4).stroke({ color: isDefeated ? 0x6a5d50 : colour, width: 2.5 });
    if (isMine) disc.circle(0, 0, RADIUS - 7).stroke({ color: 0xffffff, width: 1, alpha: 0.5 });
    if (!isDefeated) return;
    disc.moveTo(-12, -12).lineTo(12, 12).moveTo(12, -12).lineTo(-12, 12);
    disc.stroke({ color: MAP_COLOURS.danger, width: 4, alpha: 0.9, cap: 'round' });
  }

  #drawHealth({ health }: TokenLook): void {
    if (health === null) return;
    const top = -Math.PI / 2;
    this.#disc.circle(0, 0, RADIUS).stroke({ color: 0x000000, width: 4.5, alpha: 0.65 });
    if (health <= 0) return;
    const end = top + Math.PI * 2 * Math.min(1, health);
    this.#disc.moveTo(0, -RADIUS).arc(0, 0, RADIUS, top, end);
    this.#disc.stroke({ color: healthColour(health), width: 4.5 });
  }

  /** A bead for each, at the upper right. */
  #drawConditions({ conditions, isDefeated }: TokenLook): void {
    if (isDefeated) return;
    for (let bead = 0; bead < Math.min(conditions, MOST_BEADS); bead++) {
      const angle = (-70 + bead * 24) * (Math.PI / 180);
      const [x, y] = [Math.cos(angle) * (RADIUS + 3), Math.sin(angle) * (RADIUS + 3)];
      this.#disc.circle(x, y, 5).fill({ color: MAP_COLOURS.danger }).stroke({ color: 0x000000, width: 1.5 });
    }
  }

  #drawPlate({ isTurn }: TokenLook): void {
    const width = this.#name.width + 12;
    this.#plate.clear();
    this.#plate.roundRect(-width / 2, RADIUS - 3, width, 17, 6).fill({ color: 0x0e0a07, alpha: 0.82 });
    if (isTurn) this.#plate.stroke({ color: MAP_COLOURS.reach, width: 1.2 });
  }
}

/** A darker (below 1) tone of a colour. */
function shade(colour: number, by: number): number {
  const part = (shift: number) => Math.round(((colour >> shift) & 255) * by) << shift;
  return part(16) | part(8) | part(0);
}
