import { type Hex, type Id, type Input, isOpenGround, occupant } from '@riposte/shared';
import type { Hand } from '../store/hand.ts';
import { newcomersOf } from '../store/newcomers.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import * as words from '../words/gm.ts';
import { NO_MARKS, type Tool } from './tool.ts';

/** A fighter that the GM puts somewhere else, or newcomers of an archetype, one after the other. */
export type Placing =
  | { readonly target: Id }
  | { readonly kind: string; readonly side: string; readonly count: number };

/** The GM is about to put somebody on the map. */
export function place(hand: Hand, placing: Placing): void {
  hand.wield((scene) => placingTool(hand, scene, placing));
}

/** The GM is about to put somebody somewhere: the next press on free ground says where, and then where the next goes. */
function placingTool(hand: Hand, scene: Scene, placing: Placing): Tool {
  const { table } = scene;
  const more = 'count' in placing && placing.count > 1 ? { ...placing, count: placing.count - 1 } : null;
  return {
    name: 'placing',
    hint: more
      ? words.placeHowMore(nameOf(scene, placing), more.count)
      : words.placeHow(nameOf(scene, placing)),
    marks(over) {
      const isFree = over !== null && isOpenGround(table.map, over) && !occupant(table, over);
      return isFree ? { ...NO_MARKS, hexes: [{ at: over, label: '', band: 0 }] } : NO_MARKS;
    },
    press(at) {
      for (const input of inputsFor(scene, placing, at)) void hand.send(input, null);
      if (more) place(hand, more);
      else hand.drop();
    },
    exit: () => hand.drop(),
  };
}

function nameOf({ ruleset, table }: Scene, placing: Placing): string {
  if ('target' in placing) return nameIn(table, placing.target);
  return ruleset.description.archetypes[placing.kind]?.label ?? placing.kind;
}

function inputsFor(scene: Scene, placing: Placing, at: Hex): Input[] {
  if ('target' in placing) return [{ as: 'gm', do: 'gm.move', target: placing.target, to: [at[0], at[1]] }];
  return newcomersOf(scene, placing, [at]);
}
