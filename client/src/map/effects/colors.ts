import type { BeatElement } from '@riposte/shared';

/** The colors of elements on the map. */
export const ELEMENT_COLORS: Readonly<Record<BeatElement, number>> = {
  steel: 0xf4f1ea,
  blunt: 0xe2c39a,
  claws: 0xff8f7a,
  arrow: 0xf0dcae,
  stone: 0xc4b8a6,
  fire: 0xff9b3d,
  frost: 0x9fe3ff,
  lightning: 0xfff27a,
  spell: 0xc3caff,
  voice: 0xf3c6ff,
};

/** The color of attacks that miss, and of canceled actions. */
export const SPENT = 0xc9c0b4;
