import type { Stage } from '../store/stage.ts';
import { NO_MARKS, type Tool } from '../tools/tool.ts';
import * as words from '../words/workshop.ts';
import type { FightDocument } from './fight-document.ts';
import { standingAt } from './fighters.ts';

/** A press on a fighter chooses it, one on any other hex puts the chosen one there. */
export function placing(document: FightDocument, { inspected }: Stage): Tool {
  const chosen = () => document.fight.value.setup.combatants.find(({ id }) => id === inspected.value);
  return {
    name: 'place',
    hint: words.placeHow,
    marks: () => ({ ...NO_MARKS, from: chosen()?.at ?? null }),
    press(at) {
      const there = standingAt(document.fight.peek().setup, at);
      const moving = chosen();
      if (there) inspected.value = there.id;
      else if (moving)
        document.changeFighters((one) => [one.id === moving.id ? { ...one, at: [at[0], at[1]] } : one]);
    },
    exit() {
      inspected.value = null;
    },
  };
}
