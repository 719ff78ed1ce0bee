import { type Hex, neighbours } from '../../../hex/axial.ts';
import { hexKey } from '../../../hex/map.ts';

/** What ways are made of: a step may end a movement, and from which side it is made matters for that (PHASE-R17). */
interface Steps {
  cost(at: Hex): number | null;
  ends(from: Hex, to: Hex): boolean;
}

interface Way {
  readonly at: Hex;
  readonly cost: number;
  readonly from: Way | undefined;
  readonly isEnded: boolean;
}

/** The cheapest way to each hex within a budget, nearest first; a way goes on only from hexes in which none has ended. */
export function* waysOf(from: Hex, budget: number, { cost, ends }: Steps): Iterable<Hex[]> {
  const told = new Set<number>([hexKey(from)]);
  const open = new Set<number>();
  const rings: Way[][] = [[{ at: from, cost: 0, from: undefined, isEnded: false }]];
  for (let spent = 0; spent <= budget && spent < rings.length; spent++) {
    for (const way of rings[spent] ?? []) {
      const key = hexKey(way.at);
      if (!told.has(key)) {
        told.add(key);
        yield hexesOf(way);
      }
      if (way.isEnded || open.has(key)) continue;
      open.add(key);
      for (const at of neighbours(way.at)) {
        const step = open.has(hexKey(at)) ? null : cost(at);
        if (step === null || spent + step > budget) continue;
        const next = { at, cost: spent + step, from: way, isEnded: ends(way.at, at) };
        rings[next.cost] = [...(rings[next.cost] ?? []), next];
      }
    }
  }
}

function hexesOf(way: Way): Hex[] {
  const hexes: Hex[] = [];
  for (let one = way; one.from; one = one.from) hexes.push(one.at);
  return hexes.reverse();
}
