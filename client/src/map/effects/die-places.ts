import {
  BARE,
  type Box,
  bestOf,
  boxAt,
  GAP,
  isFree,
  overlap,
  type Spot,
  type Taken,
  type TokenArea,
} from '../fitting.ts';

/** A die whose result needs a place near the fighter that rolled it. */
export interface UnplacedDie extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The distances from the fighter at which a die looks for room, in pixels. */
const REACHES = [56, 90, 130, 175, 225, 280] as const;

/**
 * Returns the area for a die: above its fighter, else around it, else farther away. The area is free of tokens and
 * other dice, and of labels if possible. A label that it covers must be placed again. If no area is free, returns the
 * one above the fighter.
 */
export function placeDie(
  die: UnplacedDie,
  { tokens, dice }: Taken,
  labels: readonly Box[],
  seen: Box | null = null,
): Box {
  const token = tokens.find(({ x, y }) => x === die.x && y === die.y) ?? { ...die, ...BARE };
  const places = [...placesForDie(die, token)].map((box, index) => [index, box] as const);
  const isOpen = (box: Box) => isFree(box, dice, tokens);
  const isClear = (box: Box) => !labels.some((label) => overlap(box, label)) && isOpen(box);
  const best = bestOf(places, isClear, seen) ?? bestOf(places, isOpen, seen) ?? places[0];
  return best?.[1] ?? boxAt(die.x, die.y, die.width, die.height);
}

function* placesForDie({ x, y, width, height }: UnplacedDie, { radius, rise }: TokenArea): Generator<Box> {
  const [up, across] = [Math.max(radius, rise) + GAP + height / 2, radius + GAP + width / 2];
  const middles = [[0, -up], [width / 2, -up], [-width / 2, -up], [across, 0], [-across, 0], [0, radius + GAP + height / 2]] as const; // biome-ignore format: keeps the places on one line
  for (const [dx, dy] of middles) yield boxAt(x + dx, y + dy, width, height);
  for (const reach of REACHES)
    for (let step = 0; step < 16; step++) {
      const angle = ((step % 2 === 0 ? step : -step - 1) * Math.PI) / 16 - Math.PI / 2; // from above to both sides
      yield boxAt(x + (reach + width / 3) * Math.cos(angle), y + reach * Math.sin(angle), width, height);
    }
}
