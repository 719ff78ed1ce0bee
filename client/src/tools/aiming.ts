import type { Forecast } from '@riposte/shared';
import { choose, type Draft, isOpen, type Row } from '../battle/draft.ts';
import { entryOf, forecastOfDraft } from '../battle/offers.ts';
import { pathIn, placeOf, valueAt } from '../battle/places.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { SeatController } from '../session/seat-controller.ts';
import type { Marks, Tool } from '../session/tool.ts';
import * as words from '../words/fight.ts';

const HINTS: Readonly<Record<Row['look'], string>> = {
  fighter: words.chooseATarget,
  hex: words.chooseAHex,
  path: words.chooseWhereToGo,
  name: '',
};

/** Returns the tool with which the player chooses the target, hex or path of a prepared action on the map. */
export function aimingTool(
  controller: SeatController,
  snapshot: BattleSnapshot,
  draft: Draft,
  row: Row,
): Tool {
  const { table } = snapshot;
  const given = row.values.filter((value) => value !== undefined);
  const targetsFighter = row.look === 'fighter';
  const ends = targetsFighter ? [] : given.map((value) => placeOf(table, row, value));
  const hexes = ends.flatMap((at) => (at ? [{ at, label: '', band: 0 }] : []));
  const targets = targetsFighter ? given.map(String) : [];
  const from = table.fighters[draft.offer.by]?.at ?? null;
  return {
    name: 'aiming',
    hint: `${entryOf(snapshot, draft.offer).label}: ${HINTS[row.look]}`,
    marks(over): Marks {
      const shown = over ?? controller.activity.suggested.value;
      const value = shown ? valueAt(table, row, shown) : undefined;
      const path = row.look === 'path' && value !== undefined ? pathIn(value) : [];
      const area =
        value === undefined ? undefined : forecastOfDraft(snapshot, choose(draft, row.key, value))?.area;
      return { hexes, targets, from, path, dangers: [], area };
    },
    press(at) {
      const value = valueAt(table, row, at);
      if (value === undefined) controller.activity.drop();
      else advance(controller, snapshot, choose(draft, row.key, value));
    },
    exit: () => controller.activity.drop(),
  };
}

/**
 * Continues with a changed draft. Sends it at once if nothing is left to choose and there are no odds to show;
 * otherwise shows it.
 */
export function advance(controller: SeatController, snapshot: BattleSnapshot, draft: Draft): void {
  if (isOpen(draft) || isWorthShowing(forecastOfDraft(snapshot, draft))) controller.activity.prepare(draft);
  else void controller.inputs.commit(draft);
}

/** Returns whether a forecast is worth showing: it has several outcomes, an effect, or an area. */
function isWorthShowing({ odds, area }: Partial<Forecast> = {}): boolean {
  return (odds !== undefined && (odds.outcomes.length > 1 || odds.effects.length > 0)) || area !== undefined;
}
