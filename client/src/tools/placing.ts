import { type Id, isOpenGround, occupant } from '@riposte/shared';
import type { Play } from '../store/play.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import { NO_MARKS, type Tool } from './tool.ts';

/** The GM is about to put a fighter somewhere else: the next press on free ground says where. */
export function placingTool(play: Play, scene: Scene, target: Id): Tool {
  const { table } = scene;
  return {
    name: 'placing',
    hint: `Choose a hex for ${nameIn(table, target)}`,
    marks(over) {
      const isFree = over !== null && isOpenGround(table.map, over) && !occupant(table, over);
      return isFree ? { ...NO_MARKS, hexes: [{ at: over, label: '', band: 0 }] } : NO_MARKS;
    },
    press(at) {
      play.placing.value = null;
      void play.send({ as: 'gm', do: 'gm.move', target, to: [...at] }, null);
    },
  };
}
