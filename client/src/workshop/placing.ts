import { type Hex, type Id, isOnMap } from '@riposte/shared';
import type { BattleViewModel } from '../battle/view-model.ts';
import { NO_MARKS, type Tool } from '../session/tool.ts';
import * as words from '../words/workshop.ts';
import type { FightDocument } from './fight-document.ts';
import { standingAt } from './fighters.ts';

/**
 * Returns the tool that places fighters. Pressing a hex selects its fighter, or moves the selected fighter there if the
 * hex is free. Fighters can also be dragged.
 */
export function placing(document: FightDocument, { inspected }: BattleViewModel): Tool {
  const chosen = () => document.fight.value.setup.combatants.find(({ id }) => id === inspected.value);
  const there = (at: Hex) => standingAt(document.fight.peek().setup, at);
  const put = (id: Id, at: Hex) => {
    inspected.value = id;
    if (there(at) || !isOnMap(document.fight.peek().setup.map, at)) return;
    document.changeFighters((one) => [one.id === id ? { ...one, at: [at[0], at[1]] } : one]);
  };
  return {
    name: 'place',
    hint: words.placeHow,
    marks: () => ({ ...NO_MARKS, from: chosen()?.at ?? null }),
    press(at) {
      const [found, moving] = [there(at), chosen()];
      if (found) inspected.value = found.id;
      else if (moving) put(moving.id, at);
    },
    grab: (at) => there(at)?.id,
    drop: put,
    exit() {
      inspected.value = null;
    },
  };
}
