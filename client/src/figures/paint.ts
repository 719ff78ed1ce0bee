import type { Figure, HeldLook, ShieldLook } from '@riposte/shared';
import { BEASTS } from './beasts.ts';
import { GEAR, SHIELDS } from './gear.ts';
import { PEOPLE, type Person } from './people.ts';
import { circle, limb, type Part, type Point } from './shapes.ts';
import { colorOf, OUTLINE, type Tone } from './tones.ts';

/** A canvas to paint on: on the page or in a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The parts of a figure's appearance that do not come from its rulebook. */
export interface FigureLook {
  /** The color of the fighter's side, as a number such as 0x56c2ae. */
  readonly side: number;
  /** A momentary pose; null for the pose that follows from the fighter's postures. */
  readonly pose: 'acting' | 'hit' | null;
}

/** A shape with its place: the path is in the units of the square. */
interface Placed {
  readonly tone: Tone;
  readonly path: Path2D;
}

/**
 * The lean of a figure in degrees, the place of its main hand relative to the standing pose in the units of the square,
 * and how it holds the weapon in that hand.
 */
interface Stance {
  readonly lean: number;
  readonly hand: Point;
  readonly angle: 'rest' | 'swung' | 'dropped';
}

const STANCES: Readonly<Record<'standing' | 'acting' | 'hit', Stance>> = {
  standing: { lean: 0, hand: [0, 0], angle: 'rest' },
  acting: { lean: 10, hand: [5, -18], angle: 'swung' },
  hit: { lean: -16, hand: [2, 6], angle: 'dropped' },
};

/** The scale of beasts, which are wider than people. */
const BEAST = 0.88;

const isShield = (look: HeldLook): look is ShieldLook => Object.hasOwn(SHIELDS, look);

/**
 * Paints a figure into the square from 0, 0 to 1, 1. The feet are near the bottom edge. The caller must apply the
 * figure's `size`. The same figure and look always give the same picture.
 */
export function paintFigure(
  pen: Pen,
  figure: Pick<Figure, 'body' | 'hands' | 'postures'>,
  look: FigureLook,
): void {
  const isDown = figure.postures.includes('down');
  const stance = STANCES[isDown ? 'standing' : (look.pose ?? 'standing')];
  pen.save();
  pen.scale(0.01, 0.01);
  if (isDown) lay(pen, figure.body in BEASTS);
  else {
    pen.translate(50, 95);
    if (figure.body in BEASTS) pen.scale(BEAST, BEAST);
    if (figure.postures.includes('hidden')) pen.scale(1, 0.82); // crouches
    pen.rotate((stance.lean * Math.PI) / 180);
    pen.translate(-50, -95);
  }
  const parts = partsOf(figure, stance);
  if (figure.postures.includes('grappled')) parts.push(...placed(ROPES));
  fillAll(pen, parts, look.side);
  pen.restore();
}

/** Turns the pen so that a figure lies on the ground: people on their backs, beasts with their legs up. */
function lay(pen: Pen, isBeast: boolean): void {
  pen.translate(50, isBeast ? 92 : 70);
  if (isBeast) pen.scale(0.92, -0.8);
  else {
    pen.rotate((-80 * Math.PI) / 180);
    pen.scale(0.9, 0.9);
  }
  pen.translate(-50, isBeast ? -12 : -56);
}

const ROPES: readonly Part[] = [
  ['rope', 'M27 52Q50 64 73 50L74 57Q50 71 27 59Z'],
  ['rope', 'M26 65Q50 77 74 63L74.6 70Q50 84 26 72Z'],
];

function partsOf({ body, hands }: Pick<Figure, 'body' | 'hands'>, stance: Stance): Placed[] {
  if (body in BEASTS) return placed(BEASTS[body as keyof typeof BEASTS]);
  const person = PEOPLE[body as keyof typeof PEOPLE];
  const looks = hands.map(({ look }) => look);
  const shield = looks.find(isShield);
  const [main, second] = looks.filter((one) => !isShield(one));
  return [...placed(person.back ?? []), ...armed(person, stance, main, second, shield)];
}

/** Returns a person's body, its arms, and the things in its hands, from back to front. */
function armed(
  person: Person,
  { hand, angle }: Stance,
  main?: Exclude<HeldLook, ShieldLook>,
  second?: Exclude<HeldLook, ShieldLook>,
  shield?: ShieldLook,
): Placed[] {
  const [[shoulder, other], [mainAt, otherAt]] = [person.shoulders, person.hands];
  const gear = main && GEAR[main];
  const grip: Point = [mainAt[0] + hand[0], mainAt[1] + hand[1]];
  const isBoth = gear?.isTwoHanded === true && !second && !shield;
  const away: Point = isBoth ? [grip[0] - 10, grip[1] + 5] : otherAt;
  const otherArm = placed(armOf(person, other, away));
  const held = gear ? placed(gear.parts, grip, angle === 'dropped' ? gear.rest + 50 : gear[angle]) : [];
  const aside = second ? placed(GEAR[second].parts, otherAt, -GEAR[second].rest) : [];
  const body = placed(person.parts);
  return [
    ...(isBoth ? [...body, ...held, ...otherArm] : [...aside, ...otherArm, ...body, ...held]),
    ...placed(armOf(person, shoulder, grip)),
    ...(shield ? placed(SHIELDS[shield], [otherAt[0] + 2, otherAt[1] - 1]) : []),
  ];
}

function armOf({ arm, sleeve, hand }: Person, from: Point, to: Point): Part[] {
  return [
    [sleeve, limb(from, to, [arm, arm * 0.8])],
    [hand, circle(to[0], to[1], arm * 0.52)],
  ];
}

function placed(parts: readonly Part[], at: Point = [0, 0], degrees = 0): Placed[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return parts.map(([tone, outline]) => {
    const path = new Path2D();
    path.addPath(new Path2D(outline), { a: cos, b: sin, c: -sin, d: cos, e: at[0], f: at[1] });
    return { tone, path };
  });
}

/** Fills shapes from back to front, with one dark outline around all of them and a light edge on each. */
function fillAll(pen: Pen, parts: readonly Placed[], side: number): void {
  pen.lineJoin = 'round';
  pen.strokeStyle = OUTLINE;
  pen.lineWidth = 7;
  for (const { path } of parts) pen.stroke(path);
  pen.lineWidth = 2.6;
  for (const { path, tone } of parts) {
    pen.fillStyle = colorOf(tone, side, tone === 'ink' ? 0 : 0.42);
    pen.fill(path);
    pen.save();
    pen.clip(path);
    pen.translate(2.2, 2.6);
    pen.fillStyle = colorOf(tone, side);
    pen.fill(path);
    pen.restore();
    if (tone !== 'ink') pen.stroke(path);
  }
}
