import type { Body } from '@riposte/shared';
import { circle, type Part } from './shapes.ts';

type Beast = Extract<Body, 'wolf' | 'boar' | 'hare' | 'wasp' | 'drake'>;

/** Animals and monsters without hands. They face right. */
export const BEASTS: Readonly<Record<Beast, readonly Part[]>> = {
  wolf: [
    ['shadowFur', 'M27 62L32 94H41L41 64Z'],
    ['shadowFur', 'M64 60L74 94H83L77 58Z'],
    ['shadowFur', 'M67 30L68 12L78 28Z'],
    [
      'fur',
      'M97 46L84 34L81 15L72 28Q60 28 54 38Q40 42 27 43Q12 40 6 22Q-2 44 14 55Q13 65 18 71L14 94H24L33 75Q45 78 55 73L58 94H68L71 70Q79 64 81 56Q92 57 97 51Z',
    ],
    ['bone', 'M97 47L97 51Q92 57 81 56L79 62Q76 54 84 50Z'],
    ['cloth', 'M53 38L64 28.6L79 60L70 70Z'],
    ['amber', circle(83, 40, 2.8)],
    ['ink', circle(83.6, 40, 1.3)],
    ['ink', circle(95.5, 46.5, 2.6)],
  ],
  boar: [
    ['bristle', 'M30 70L34 94H44L44 72Z'],
    ['bristle', 'M64 68L74 94H83L78 66Z'],
    ['bristle', 'M10 46Q2 40 4 30Q10 40 16 42Z'],
    ['bristle', 'M22 36Q34 12 54 16L60 12L64 18L72 18L74 26L82 28L80 40Z'],
    [
      'hide',
      'M97 62L88 46L84 32L75 37Q58 22 36 28Q10 34 9 58Q10 70 17 76L19 94H31L34 80Q49 84 60 79L63 94H74L75 76Q86 76 97 71Z',
    ],
    ['cloth', 'M32 29Q44 24 55 27L58 60Q46 66 35 61Z'],
    ['bone', 'M83 69Q94 64 91 50Q99 60 94 70Z'],
    ['ink', circle(81, 50, 2.6)],
    ['ink', 'M94 62H97.4V70H95Z'],
  ],
  hare: [
    ['tan', 'M62 44Q50 16 58 3Q69 12 70 42Z'],
    ['tan', 'M72 42Q74 12 86 6Q90 24 80 46Z'],
    ['bone', circle(14, 72, 8.5)],
    ['tan', 'M14 76Q14 48 42 48Q62 50 64 74Q64 88 54 92H26Q14 88 14 76Z'],
    ['hide', 'M18 84Q24 64 42 70Q52 78 46 94H24Q16 94 18 84Z'],
    ['tan', 'M54 70L60 94H72L68 66Z'],
    ['tan', circle(71, 52, 16)],
    ['cloth', 'M55 58Q64 70 79 66L78 74Q60 78 50 64Z'],
    ['bone', 'M76 39L97 10L86 46Z'],
    ['ink', circle(76, 50, 2.8)],
    ['ink', circle(86.5, 55, 2.2)],
  ],
  wasp: [
    ['wing', 'M48 44Q40 6 12 10Q8 34 46 52Z'],
    ['wing', 'M56 42Q52 4 80 2Q90 22 62 48Z'],
    ['amber', 'M48 48Q20 46 12 68Q8 84 2 97Q22 94 36 82Q52 70 56 58Z'],
    ['ink', 'M34 48Q30 62 40 78L46 72Q40 62 42 48ZM19 54Q17 70 24 88L31 85Q25 70 27 51Z'],
    ['iron', 'M56 60L50 86L54 87L62 62ZM66 60L68 84L72 84L70 60Z'],
    ['iron', circle(60, 50, 14)],
    ['cloth', 'M51 39Q60 33 69 39L72 46Q60 40 48 46Z'],
    ['iron', circle(80, 46, 12)],
    ['amber', 'M80 38Q90 38 89 48Q82 50 79 46Z'],
    ['ink', 'M84 36Q86 24 96 22L97 25Q90 28 88 38ZM78 35Q78 24 86 18L88 21Q82 26 82 35Z'],
    ['ink', 'M86 55L95 60L88 62Z'],
  ],
  drake: [
    ['darkCloth', 'M60 48Q62 18 84 2Q84 16 92 18Q82 28 86 36Q76 36 70 52Z'],
    [
      'ember',
      'M97 32L86 21Q74 13 65 23Q59 33 61 47Q48 45 35 55Q24 63 19 76Q13 86 2 80Q6 97 24 91Q29 88 32 83L31 95H43L48 83H57L61 95H73L72 74Q80 62 77 46Q78 41 84 42L95 41Z',
    ],
    ['amber', 'M66 45Q70 58 62 72Q56 80 48 82H57Q72 78 75 58L74 46Z'],
    ['bone', 'M70 18L56 4L76 13Z'],
    ['cloth', 'M56 56Q50 20 22 4Q24 18 10 20Q20 30 6 40Q22 42 22 54Q36 50 52 66Z'],
    ['ink', circle(81, 28, 2.6)],
    ['ink', 'M88 37L97 35L96 38L88 40Z'],
    ['bristle', 'M36 54L34 46L43 50L44 42L52 46Z'],
  ],
};
