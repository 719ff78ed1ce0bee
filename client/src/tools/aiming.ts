import type { Hex } from '@riposte/shared';
import { choose, type Draft, type Row, rowsOf, valueAt } from '../store/draft.ts';
import type { Hand } from '../store/hand.ts';
import { entryOf, forecastOfDraft } from '../store/offers.ts';
import type { Scene } from '../store/scene.ts';
import type { Marks, Tool } from './tool.ts';

const HINTS: Readonly<Record<Row['look'], string>> = {
  fighter: 'choose a target on the map',
  hex: 'choose a hex on the map',
  path: 'choose where to go on the map',
  thing: '',
};

/** An action waits for its target, hex or path: the pointer chooses among those that are legal. */
export function aimingTool(hand: Hand, scene: Scene, draft: Draft, row: Row): Tool {
  const { table } = scene;
  const given = row.values.filter((value) => value !== undefined);
  const ends =
    row.look === 'fighter'
      ? []
      : given.map((value) => (row.look === 'path' ? value : [value]) as unknown as Hex[]);
  const hexes = ends.flatMap((path) => path.slice(-1)).map((at) => ({ at, label: '', band: 0 }));
  return {
    name: 'aiming',
    hint: `${entryOf(scene, draft.offer).label}: ${HINTS[row.look]}`,
    marks(over): Marks {
      const value = over ? valueAt(table, row, over) : undefined;
      const path = row.look === 'path' && value !== undefined ? (value as unknown as readonly Hex[]) : [];
      const from = table.fighters[draft.offer.by]?.at ?? null;
      return { hexes, targets: row.look === 'fighter' ? (given as string[]) : [], from, path, dangers: [] };
    },
    press(at) {
      const value = valueAt(table, row, at);
      if (value === undefined) hand.drop();
      else advance(hand, scene, choose(draft, row.key, value));
    },
    exit: () => hand.drop(),
  };
}

/** Goes on with a draft: done at once if nothing is left to choose or to weigh. */
export function advance(hand: Hand, scene: Scene, draft: Draft): void {
  const isOpen = rowsOf(scene.table, draft).some(({ key }) => !(key in draft.chosen));
  if (isOpen || forecastOfDraft(scene, draft)?.odds) hand.prepare(draft);
  else void hand.commit(draft);
}
