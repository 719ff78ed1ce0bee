import type { HeldLook, ShieldLook } from '@riposte/shared';
import { circle, type Part } from './shapes.ts';

/** A weapon or other thing in a hand. It is drawn upright, with the hand at 0, 0. */
export interface Gear {
  readonly parts: readonly Part[];
  /** The angle at which a standing fighter holds it, in degrees clockwise from upright. */
  readonly rest: number;
  /** The angle in the middle of an attack. */
  readonly swung: number;
  /** True if both hands hold it. */
  readonly isTwoHanded?: true;
}

const pole = (top: number, end: number): Part => ['wood', `M-2.4 ${top}H2.4V${end}H-2.4Z`];
const grip = (end: number): Part => ['leather', `M-2.6 -6H2.6V${end}H-2.6Z`];
const guard = (wide: number, y = -9): Part => ['brass', `M${-wide} ${y}H${wide}V${y + 5}H${-wide}Z`];

export const GEAR: Readonly<Record<Exclude<HeldLook, ShieldLook>, Gear>> = {
  sword: { parts: [grip(9), ['steel', 'M-4.4 -7V-37L0 -46L4.4 -37V-7Z'], guard(10)], rest: 16, swung: 62 },
  greatsword: {
    parts: [grip(15), ['steel', 'M-5.4 -9V-48L0 -59L5.4 -48V-9Z'], guard(13, -11)],
    rest: 12,
    swung: 66,
    isTwoHanded: true,
  },
  rapier: {
    parts: [grip(8), ['steel', 'M-2.6 -6L-1.8 -46L0 -52L1.8 -46L2.6 -6Z'], ['brass', 'M-9 -2Q0 -16 9 -2Z']],
    rest: 26,
    swung: 84,
  },
  knife: { parts: [grip(8), ['steel', 'M-4 -6V-20Q-2 -29 4 -33V-6Z'], guard(7)], rest: 24, swung: 80 },
  axe: {
    parts: [
      pole(-40, 13),
      ['steel', 'M0 -39Q15 -47 21 -30Q16 -14 0 -21Z'],
      ['iron', 'M-2 -36L-8 -38V-22L-2 -24Z'],
    ],
    rest: 14,
    swung: 66,
  },
  'great-axe': {
    parts: [
      pole(-50, 20),
      ['steel', 'M0 -47Q17 -56 24 -37Q18 -18 0 -26Z'],
      ['steel', 'M0 -47Q-17 -56 -24 -37Q-18 -18 0 -26Z'],
    ],
    rest: 14,
    swung: 68,
    isTwoHanded: true,
  },
  mace: {
    parts: [
      pole(-26, 12),
      ['iron', 'M0 -48L5 -41L13 -40L11 -33L13 -26L5 -25L0 -18L-5 -25L-13 -26L-11 -33L-13 -40L-5 -41Z'],
    ],
    rest: 18,
    swung: 66,
  },
  club: {
    parts: [['wood', 'M-3 12L-9 -34Q-6 -47 2 -46Q10 -45 9 -34L3 12Z'], ['iron', circle(-2, -34, 2.6)], ['iron', circle(4, -26, 2.6)]], // biome-ignore format: keeps the studs on one line
    rest: 18,
    swung: 68,
  },
  maul: {
    parts: [pole(-46, 18), ['iron', 'M-17 -54H17V-34H-17Z'], ['brass', 'M-4 -54H4V-34H-4Z']],
    rest: 14,
    swung: 66,
    isTwoHanded: true,
  },
  spear: { parts: [pole(-44, 32), ['steel', 'M0 -62L7 -46L0 -38L-7 -46Z']], rest: 8, swung: 76 },
  glaive: {
    parts: [pole(-36, 32), ['steel', 'M-4 -34Q-6 -52 3 -64Q15 -50 7 -34Z'], ['brass', 'M-5 -37H7V-32H-5Z']],
    rest: 8,
    swung: 62,
    isTwoHanded: true,
  },
  staff: {
    parts: [
      pole(-44, 32),
      ['brass', 'M-9 -54Q-10 -41 0 -39Q10 -41 9 -54L5 -47H-5Z'],
      ['glow', circle(0, -52, 7)],
    ],
    rest: 6,
    swung: 44,
    isTwoHanded: true,
  },
  bow: {
    parts: [
      ['bone', 'M-15.6 -37H-13.6V37H-15.6Z'],
      ['wood', 'M-18 -38Q11 -24 11 0Q11 24 -18 38L-16 42Q18 28 18 0Q18 -28 -16 -42Z'],
      ['bone', 'M-22 -1.4H20V1.4H-22Z'],
      ['steel', 'M19 -5L30 0L19 5Z'],
    ],
    rest: 4,
    swung: -4,
    isTwoHanded: true,
  },
  crossbow: {
    parts: [
      ['wood', 'M-5 18H5V-28H-5Z'],
      ['iron', 'M-26 -8Q-10 -34 0 -34Q10 -34 26 -8L19 -6Q8 -23 0 -23Q-8 -23 -19 -6Z'],
      ['bone', 'M-1.8 -42H1.8V-4H-1.8Z'],
    ],
    rest: 62,
    swung: 90,
    isTwoHanded: true,
  },
  sling: {
    parts: [
      ['leather', 'M-2 4L-9 -26L-5 -27L0 -7L5 -27L9 -26L2 4Z'],
      ['stone', circle(0, -30, 8)],
    ],
    rest: 30,
    swung: 70,
  },
  cannon: {
    parts: [
      ['wood', 'M-3 2H5L9 16H0Z'],
      ['iron', 'M-5.4 -30H5.4V4H-5.4Z'],
      ['brass', 'M-8 -36H8V-28H-8Z'],
    ],
    rest: 66,
    swung: 90,
  },
  wand: {
    parts: [
      ['wood', 'M-2.4 9L-1.6 -24H1.6L2.4 9Z'],
      ['glow', circle(0, -27, 6.4)],
    ],
    rest: 22,
    swung: 66,
  },
  spell: {
    parts: [
      ['glow', 'M2 -38Q15 -24 14 -13A12 12 0 0 1 -10 -13Q-10 -20 -5 -26Q-4 -20 0 -20Q5 -28 2 -38Z'],
      ['bone', circle(2, -12, 5.4)],
    ],
    rest: 0,
    swung: 30,
  },
  lantern: {
    parts: [
      ['iron', 'M-6 2Q0 -8 6 2L4 3Q0 -3 -4 3Z'],
      ['glow', 'M-7 5H7V21H-7Z'],
      ['iron', 'M-9 2H9V7H-9ZM-9 19H9V24H-9Z'],
    ],
    rest: 0,
    swung: -20,
  },
  item: { parts: [['leather', 'M-5 0L-7 -5H7L5 0Q11 8 9 15Q0 21 -9 15Q-11 8 -5 0Z']], rest: 0, swung: -20 },
};

/** Shields, each centered at 0, 0. */
export const SHIELDS: Readonly<Record<ShieldLook, readonly Part[]>> = {
  buckler: [
    ['iron', circle(0, 0, 13)],
    ['cloth', circle(0, 0, 9.4)],
    ['brass', circle(0, 0, 4)],
  ],
  shield: [
    ['steel', 'M-17 -18Q0 -25 17 -18V2Q14 18 0 25Q-14 18 -17 2Z'],
    ['cloth', 'M-12.6 -14Q0 -19 12.6 -14V1Q10 13 0 19Q-10 13 -12.6 1Z'],
    ['bone', 'M-2.4 -12H2.4V-4H9V1H2.4V12H-2.4V1H-9V-4H-2.4Z'],
  ],
  'tower-shield': [
    ['steel', 'M-17 -28Q0 -36 17 -28V27Q0 33 -17 27Z'],
    ['cloth', 'M-12.6 -24Q0 -30 12.6 -24V23Q0 27 -12.6 23Z'],
    ['bone', 'M0 -16L7 0L0 16L-7 0Z'],
  ],
};
