import { Differences, isSame, type Target } from './differences.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes one fighter into the synced state, touching only changed values. If other seats see a mask instead of a value,
 * the value goes to the secret target.
 */
export class FighterProjection {
  #open: Target;
  readonly #secret: Target;
  #masks: Fields = {};
  readonly #differences = new Differences({
    set: (key, value) => this.#placeOf(key).set(key, value),
    delete: (key) => this.#placeOf(key).delete(key),
  });

  constructor(open: Target, secret: Target) {
    this.#open = open;
    this.#secret = secret;
  }

  /** Moves the fighter to another target, which must be empty. */
  moveTo(open: Target): void {
    this.#open = open;
    this.#differences.forget();
    for (const key in this.#masks) open.set(key, this.#masks[key]);
  }

  /**
   * Shows the fighter. For each key of `masks`, the public sees the value in `masks` in place of the fighter's, even if
   * the fighter lacks the key.
   */
  show(fighter: Fields, masks: Fields): void {
    if (masks !== this.#masks) this.#mask(masks, fighter);
    this.#differences.write(fighter);
  }

  #placeOf(key: string): Target {
    return Object.hasOwn(this.#masks, key) ? this.#secret : this.#open;
  }

  #mask(masks: Fields, fighter: Fields): void {
    const before = this.#masks;
    this.#masks = masks;
    for (const key in masks) {
      const wasMasked = Object.hasOwn(before, key);
      if (!wasMasked || !isSame(before[key], masks[key])) this.#open.set(key, masks[key]);
      if (!wasMasked && Object.hasOwn(fighter, key)) this.#secret.set(key, fighter[key]);
    }
    for (const key in before) {
      if (Object.hasOwn(masks, key)) continue;
      this.#secret.delete(key);
      if (Object.hasOwn(fighter, key)) this.#open.set(key, fighter[key]);
      else this.#open.delete(key);
    }
  }
}
