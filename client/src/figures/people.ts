import type { Body } from '@riposte/shared';
import { circle, type Part, type Point } from './shapes.ts';
import type { Tone } from './tones.ts';

/** A body with two arms. It faces right, and its feet are at the bottom of the square. */
export interface Person {
  /** The parts behind the arms, such as a cloak. */
  readonly back?: readonly Part[];
  readonly parts: readonly Part[];
  /** The shoulders of the main arm and the other arm. */
  readonly shoulders: readonly [Point, Point];
  /** The hands while the fighter stands, in the same order. */
  readonly hands: readonly [Point, Point];
  readonly sleeve: Tone;
  readonly hand: Tone;
  /** The width of an arm. */
  readonly arm: number;
}

const LEGS = 'M36 72L35 91Q35 95 39 95H48L50 82L52 95H62Q66 95 65 91L64 72Z';
const EYES: readonly Part[] = [['ink', circle(51.5, 28, 2)], ['ink', circle(59.5, 28, 2)]]; // biome-ignore format: keeps both eyes on one line
const USUAL: Pick<Person, 'shoulders' | 'hands' | 'arm' | 'hand' | 'sleeve'> = {
  shoulders: [[63, 50], [37, 50]], // biome-ignore format: keeps both on one line
  hands: [[77, 64], [24, 66]], // biome-ignore format: keeps both on one line
  arm: 11,
  hand: 'skin',
  sleeve: 'darkCloth',
};

type Someone = Exclude<Body, 'wolf' | 'boar' | 'hare' | 'wasp' | 'drake'>;

export const PEOPLE: Readonly<Record<Someone, Person>> = {
  human: {
    ...USUAL,
    parts: [
      ['trousers', LEGS],
      ['cloth', 'M34 48Q50 39 66 48L68 78Q50 85 32 78Z'],
      ['leather', 'M33 66Q50 73 67 66L67.6 72Q50 79 32.6 72Z'],
      ['skin', circle(51, 27, 14.5)],
      ['hair', 'M35 31Q32 9 51 9Q69 10 66 24Q58 17 50 19Q42 21 40 31Q38 34 35 31Z'],
      ...EYES,
    ],
  },
  armored: {
    ...USUAL,
    hand: 'iron',
    sleeve: 'steel',
    arm: 12,
    parts: [
      ['iron', LEGS],
      ['steel', 'M31 48Q50 38 69 48L69 76Q50 83 31 76Z'],
      ['cloth', 'M40 44Q50 41 60 44L63 86L50 91L37 86Z'],
      ['steel', circle(34, 49, 8.5)],
      ['steel', circle(66, 49, 8.5)],
      ['cloth', 'M52 11Q40 -2 22 6Q32 9 33 20Q42 11 52 14Z'],
      ['steel', 'M34 36Q31 11 51 10Q70 12 68 36L65 42Q51 47 37 42Z'],
      ['ink', 'M45 26H68V31.5H59V41H55V31.5H45Z'],
    ],
  },
  robed: {
    ...USUAL,
    arm: 12,
    parts: [
      ['cloth', 'M36 45Q50 38 64 45L74 94Q50 99 26 94Z'],
      ['darkCloth', 'M28 85Q50 90 72 85L74 94Q50 99 26 94Z'],
      ['brass', 'M46 44H54L56 92Q50 93 44 92Z'],
      ['skin', circle(51, 30, 12.5)],
      ['gray', 'M40 34Q52 38 64 32Q63 49 53 57Q42 50 40 34Z'],
      ['darkCloth', 'M36 23Q40 9 61 1Q60 11 66 22Q51 18 36 23Z'],
      ['darkCloth', 'M26 27Q50 13 76 24Q51 33 26 27Z'],
      ['ink', circle(52, 30.5, 1.8)],
      ['ink', circle(60, 30, 1.8)],
    ],
  },
  hooded: {
    ...USUAL,
    sleeve: 'leather',
    back: [['darkCloth', 'M36 43Q50 35 64 43L76 88Q66 96 58 88Q50 96 42 88Q34 96 24 88Z']],
    parts: [
      ['trousers', LEGS],
      ['leather', 'M36 48Q50 41 64 48L66 77Q50 84 34 77Z'],
      ['cloth', 'M34 64Q50 71 66 64L66.6 71Q50 78 33.6 71Z'],
      ['cloth', 'M33 48Q27 11 51 7Q74 12 68 46Q51 55 33 48Z'],
      ['ink', 'M42 43Q39 21 55 18Q69 23 66 42Q54 47 42 43Z'],
      ['skin', 'M46 42Q44 29 56 27Q66 29 63.5 41Q55 45 46 42Z'],
      ['ink', circle(53, 33, 1.8)],
      ['ink', circle(60, 33, 1.8)],
    ],
  },
  noble: {
    ...USUAL,
    back: [['darkCloth', 'M36 44Q26 70 20 86Q36 94 50 86Q66 94 78 84Q70 66 64 44Z']],
    sleeve: 'cloth',
    parts: [
      ['trousers', LEGS],
      ['cloth', 'M35 48Q50 40 65 48L69 82Q50 88 31 82Z'],
      ['paleCloth', 'M45 44H57L55 84Q51 85 47 84Z'],
      ['brass', 'M33 65Q50 72 67 65L67.6 70Q50 77 32.4 70Z'],
      ['skin', circle(51, 29, 13)],
      ['hair', 'M37 36Q35 18 51 17Q66 18 65 26Q56 22 46 26Q44 36 40 39Z'],
      ['darkCloth', 'M35 20Q38 5 52 6Q66 6 67 18Q51 24 35 20Z'],
      ['darkCloth', 'M22 22Q50 8 80 17Q54 29 22 22Z'],
      ['bone', 'M40 17Q22 16 14 2Q32 0 46 14Z'],
      ['ink', circle(52, 30, 1.9)],
      ['ink', circle(59.6, 30, 1.9)],
    ],
  },
  brute: {
    ...USUAL,
    shoulders: [[68, 50], [32, 50]], // biome-ignore format: keeps both on one line
    hands: [[80, 66], [20, 68]], // biome-ignore format: keeps both on one line
    sleeve: 'skin',
    arm: 14,
    parts: [
      ['skin', 'M36 74L35 91Q35 95 39 95H48L50 84L52 95H62Q66 95 65 91L64 74Z'],
      ['skin', 'M26 50Q30 40 50 38Q70 40 74 50L67 78Q50 84 33 78Z'],
      ['cloth', 'M31 68Q50 75 69 68L72 85L62 82L56 88L50 82L43 88L37 82L28 85Z'],
      ['leather', 'M30 45L38 41L69 68L66 75Z'],
      ['skin', circle(51, 26, 13.5)],
      ['hair', 'M38 26Q44 31 52 30Q60 31 65 25Q67 42 53 48Q39 44 38 26Z'],
      ['cloth', 'M37.6 19Q51 12 64.6 19L64 24Q51 18 38 24Z'],
      ['ink', circle(53, 26.5, 1.9)],
      ['ink', circle(60, 26, 1.9)],
    ],
  },
  goblin: {
    ...USUAL,
    hand: 'green',
    sleeve: 'green',
    arm: 9,
    parts: [
      ['green', 'M39 76L38 91Q38 95 42 95H49L50 84L52 95H60Q63 95 62 91L61 76Z'],
      ['cloth', 'M36 52Q50 46 64 52L68 80L60 76L55 84L49 77L43 84L38 77L32 81Z'],
      ['leather', 'M34 67Q50 74 66 67L66.6 72Q50 79 33.4 72Z'],
      ['green', 'M40 27L8 15Q14 36 40 42Z'],
      ['green', 'M62 27L94 15Q88 36 62 42Z'],
      ['green', 'M32 32Q33 14 51 13Q69 14 70 32Q68 50 51 50Q34 50 32 32Z'],
      ['amber', circle(47, 30, 4.2)],
      ['amber', circle(60, 30, 4.2)],
      ['ink', circle(48, 30.4, 1.8)],
      ['ink', circle(61, 30.4, 1.8)],
      ['ink', 'M42 40Q52 45 63 39L61 43Q52 48 44 43Z'],
      ['bone', 'M46 41L48 46L50 42Z'],
    ],
  },
  ogre: {
    ...USUAL,
    shoulders: [[74, 48], [26, 48]], // biome-ignore format: keeps both on one line
    hands: [[84, 68], [14, 72]], // biome-ignore format: keeps both on one line
    hand: 'ochre',
    sleeve: 'ochre',
    arm: 18,
    parts: [
      ['ochre', 'M28 78L27 90Q27 95 32 95H46L50 86L54 95H68Q73 95 73 90L72 78Z'],
      ['ochre', 'M18 54Q22 36 50 33Q78 36 82 54L76 80Q50 90 24 80Z'],
      ['cloth', 'M24 70Q50 80 76 70L79 86L68 84L60 92L50 85L40 92L32 84L21 86Z'],
      ['leather', 'M24 44L34 38L76 70L73 78Z'],
      ['ochre', 'M35 30Q34 10 52 9Q69 10 69 30Q69 45 52 46Q35 45 35 30Z'],
      ['hair', 'M46 10Q50 -2 62 4Q56 6 58 12Z'],
      ['bone', 'M41 41L39 29L47 38Z'],
      ['bone', 'M64 41L67 29L58 38Z'],
      ['ink', 'M42 22L52 25L64 22L63 28L54 29L43 28Z'],
      ['amber', circle(49, 26.6, 1.7)],
      ['amber', circle(59, 26.6, 1.7)],
    ],
  },
  troll: {
    ...USUAL,
    shoulders: [[70, 52], [27, 48]], // biome-ignore format: keeps both on one line
    hands: [[86, 80], [13, 82]], // biome-ignore format: keeps both on one line
    hand: 'moss',
    sleeve: 'moss',
    arm: 15,
    parts: [
      ['moss', 'M30 76L29 90Q29 95 34 95H47L50 84L54 95H67Q72 95 71 90L69 76Z'],
      ['moss', 'M20 56Q16 26 44 22Q68 22 76 46L72 80Q50 88 28 80Z'],
      ['bristle', 'M20 50Q16 24 40 18L44 26L34 28L38 34L27 36L31 42Z'],
      ['cloth', 'M27 70Q50 79 73 70L75 87L64 83L56 91L48 84L39 91L35 83L25 86Z'],
      ['moss', 'M46 34Q44 14 62 13Q78 15 77 33Q75 46 61 46Q48 46 46 34Z'],
      ['moss', 'M72 26Q92 26 91 37Q83 41 71 37Z'],
      ['bristle', 'M46 28Q46 7 68 10Q56 14 54 24Z'],
      ['amber', circle(64, 26, 3.2)],
      ['ink', circle(65, 26, 1.5)],
      ['ink', 'M60 40Q68 43 76 39L74 43Q67 46 61 43Z'],
      ['bone', 'M63 42L64 35L68 41Z'],
    ],
  },
};
