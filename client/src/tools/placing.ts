import { type Hex, type Id, type Input, isOpenGround, occupant } from '@riposte/shared';
import type { Hand, Placing } from '../store/hand.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import { NO_MARKS, type Tool } from './tool.ts';

/** The GM is about to put a fighter somewhere: the next press on free ground says where. */
export function placingTool(hand: Hand, scene: Scene, placing: Placing): Tool {
  const { table } = scene;
  return {
    name: 'placing',
    hint: `Choose a hex for ${nameOf(scene, placing)}`,
    marks(over) {
      const isFree = over !== null && isOpenGround(table.map, over) && !occupant(table, over);
      return isFree ? { ...NO_MARKS, hexes: [{ at: over, label: '', band: 0 }] } : NO_MARKS;
    },
    press(at) {
      hand.drop();
      void hand.send(inputFor(scene, placing, at), null);
    },
    exit: () => hand.drop(),
  };
}

function nameOf({ ruleset, table }: Scene, placing: Placing): string {
  if ('target' in placing) return nameIn(table, placing.target);
  return ruleset.description.archetypes[placing.kind]?.label ?? placing.kind;
}

function inputFor(scene: Scene, placing: Placing, at: Hex): Input {
  const to = [at[0], at[1]];
  if ('target' in placing) return { as: 'gm', do: 'gm.move', target: placing.target, to };
  const { kind, side } = placing;
  const { id, number } = freeId(scene, kind);
  const name = `${nameOf(scene, placing)}${number === 1 ? '' : ` ${number}`}`;
  return { as: 'gm', do: 'gm.add', combatant: { id, name, side, at: to, sheet: { kind } } };
}

/** The archetype's name, with a number if it is taken. */
function freeId({ table }: Scene, kind: string): { id: Id; number: number } {
  for (let number = 1; ; number++) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    if (!Object.hasOwn(table.fighters, id)) return { id, number };
  }
}
