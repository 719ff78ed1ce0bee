/** The colors of figures. The colors of cloth come from the fighter's side. */
const FIXED = {
  skin: 0xe3b082,
  hair: 0x5e3b22,
  gray: 0xe9e3d6,
  leather: 0x8a5e38,
  trousers: 0x4a3c34,
  steel: 0xc9d2db,
  iron: 0x7f8b98,
  brass: 0xe0ac48,
  wood: 0x94683e,
  green: 0x8fb350,
  ochre: 0xc4a263,
  moss: 0x7c987c,
  fur: 0x969ba5,
  shadowFur: 0x5f636c,
  hide: 0x86603f,
  bristle: 0x4d3524,
  tan: 0xcba777,
  ember: 0xc9582f,
  wing: 0xe6f0f4,
  glow: 0xffd66e,
  bone: 0xf6eedb,
  stone: 0xa3a39a,
  ink: 0x1b130e,
  amber: 0xeebf3c,
  rope: 0xd8b573,
} as const;

export type Tone = keyof typeof FIXED | 'cloth' | 'darkCloth' | 'paleCloth';

/** The color of the outline around a figure. */
export const OUTLINE = '#140d09';

/** Returns the CSS color of a tone for a side's color. `light` from -1 to 1 makes it darker or lighter. */
export function colorOf(tone: Tone, side: number, light = 0): string {
  const [color, more] = tone === 'cloth' || tone === 'darkCloth' || tone === 'paleCloth' ? [side, CLOTH[tone]] : [FIXED[tone], 0]; // biome-ignore format: keeps the choice on one line
  return mixed(mixed([color >> 16, (color >> 8) & 255, color & 255], more), light).reduce(
    (css, part, index) => `${css}${Math.round(part)}${index < 2 ? ',' : ')'}`,
    'rgb(',
  );
}

const CLOTH = { cloth: 0, darkCloth: -0.42, paleCloth: 0.45 } as const;

/** Mixes a color with black (below 0) or white (above 0). */
function mixed(color: readonly number[], by: number): readonly number[] {
  const to = by < 0 ? 0 : 255;
  return color.map((part) => part + (to - part) * Math.abs(by));
}
