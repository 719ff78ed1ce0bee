import { type Hex, type Input, isOpenGround, occupant } from '@riposte/shared';
import type { Hand, Placing } from '../store/hand.ts';
import { newcomersOf } from '../store/newcomers.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import { NO_MARKS, type Tool } from './tool.ts';

/** The GM is about to put somebody somewhere: the next press on free ground says where, and then where the next goes. */
export function placingTool(hand: Hand, scene: Scene, placing: Placing): Tool {
  const { table } = scene;
  const more = 'count' in placing && placing.count > 1 ? { ...placing, count: placing.count - 1 } : null;
  return {
    name: 'placing',
    hint: `Choose a hex for ${nameOf(scene, placing)}${more ? `, and for ${more.count} more` : ''}`,
    marks(over) {
      const isFree = over !== null && isOpenGround(table.map, over) && !occupant(table, over);
      return isFree ? { ...NO_MARKS, hexes: [{ at: over, label: '', band: 0 }] } : NO_MARKS;
    },
    press(at) {
      for (const input of inputsFor(scene, placing, at)) void hand.send(input, null);
      if (more) hand.place(more);
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
  if ('target' in placing) return [moving(placing.target, at)];
  return newcomersOf(scene, placing, [at]);
}

/** The GM puts a fighter on a hex. */
export function moving(target: string, [q, r]: Hex): Input {
  return { as: 'gm', do: 'gm.move', target, to: [q, r] };
}
