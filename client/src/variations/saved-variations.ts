import { signal } from '@preact/signals';
import type { Chances } from '@riposte/shared/recording/chances';
import type { Recording } from '@riposte/shared/recording/recording';
import type { Variation } from '@riposte/shared/recording/variation';
import { packVariation, unpackVariation } from '@riposte/shared/variations/packing';
import { readStored, store } from '../net/browser-storage.ts';

/** The maximum number of variations that the browser stores for a fight. The oldest ones are dropped. */
const MOST_STORED = 20;

/** The variations of a recorded fight: those in its file, and those that this browser has stored. Newest last. */
export class SavedVariations {
  readonly all = signal<readonly Variation[]>([]);
  readonly #key: string;

  constructor({ head, variations }: Recording) {
    this.#key = `riposte:variations:${head.diceHash.slice(0, 16)}`;
    const stored = (readStored<readonly string[]>(this.#key) ?? []).flatMap(readOne);
    this.all.value = distinct([...variations, ...stored]);
  }

  /**
   * Adds a variation, or replaces the one with the same seed. Its chances stay only if its inputs are the same. A
   * variation without inputs is not stored.
   */
  save(variation: Variation): void {
    const before = this.all.value.find(({ seed }) => seed === variation.seed);
    const others = this.all.value.filter((one) => one !== before);
    const isSame = before && JSON.stringify(before.inputs) === JSON.stringify(variation.inputs);
    const saved = isSame ? { ...before, ...withoutChances(variation) } : withoutChances(variation);
    this.#set(variation.inputs.length > 0 ? [...others, saved] : others);
  }

  /** Saves the chances of a variation, unless it has been continued or removed since they were calculated. */
  saveChances(variation: Variation, chances: Chances): void {
    this.#set(this.all.value.map((one) => (one.inputs === variation.inputs ? { ...one, chances } : one)));
  }

  remove({ seed }: Variation): void {
    this.#set(this.all.value.filter((one) => one.seed !== seed));
  }

  #set(all: readonly Variation[]): void {
    this.all.value = all;
    store(this.#key, all.slice(-MOST_STORED).flatMap(packOne));
  }
}

/** Returns a variation without the chances that were calculated for it. */
export function withoutChances({ chances: _, ...rest }: Variation): Variation {
  return rest;
}

function readOne(text: string): Variation[] {
  try {
    return [unpackVariation(text)];
  } catch {
    return []; // unreadable, because another release stored it
  }
}

function packOne(variation: Variation): string[] {
  try {
    return [packVariation(variation)];
  } catch {
    return []; // too long for the browser's storage; the variation is kept only on this page and in exported files
  }
}

function distinct(all: readonly Variation[]): Variation[] {
  return [...new Map(all.map((one) => [one.seed, one])).values()];
}

/** Returns the text of a recording's file with these variations in place of its own. */
export function withVariations(file: string, variations: readonly Variation[]): string {
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('{"variation"'));
  return [...lines, ...variations.map((variation) => JSON.stringify({ variation })), ''].join('\n');
}
