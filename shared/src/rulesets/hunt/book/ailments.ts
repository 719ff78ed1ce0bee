import { ask, type Question, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { AILMENTS, type Ailment } from '../sheet/ailments.ts';
import type { HuntFighter, HuntTable } from '../table.ts';

/** Returns the ailments of a fighter in alphabetical order. */
export function ailmentsOf({ conditions }: HuntFighter): Ailment[] {
  return AILMENTS.filter((ailment) => conditions.includes(ailment));
}

export function afflict(table: HuntTable, id: Id, ailment: Ailment, by: Id | null = null): void {
  const fighter = fighterOf(table, id);
  if (fighter.conditions.includes(ailment)) return; // HUNT-61
  fighter.conditions = [...fighter.conditions, ailment].sort();
  const attacker = by !== null && { by };
  emit(table, { type: 'afflicted', ...attacker, target: id, ailment, clause: 'HUNT-57' }); // HUNT-57
}

export function relieve(table: HuntTable, id: Id, ailment: Ailment): void {
  const fighter = fighterOf(table, id);
  if (!fighter.conditions.includes(ailment)) return;
  fighter.conditions = fighter.conditions.filter((condition) => condition !== ailment);
  emit(table, { type: 'relieved', target: id, ailment, clause: 'HUNT-59' });
}

/** Cures one ailment. If the fighter has several ailments, its player chooses. */
export function* cureOne(table: HuntTable, id: Id): Script {
  const [first, ...others] = ailmentsOf(fighterOf(table, id));
  if (first === undefined) return;
  if (others.length === 0) return relieve(table, id, first); // HUNT-59
  const answer = yield* ask(cure(table, id)); // HUNT-60
  if (answer && findFighter(table, id)) relieve(table, id, answer.option);
}

function cure(table: HuntTable, id: Id): Question<Ailment> {
  const left = (seen: HuntTable) => {
    const fighter = findFighter(seen, id);
    return fighter ? ailmentsOf(fighter) : [];
  };
  return {
    for: id,
    kind: 'cure',
    choices: (seen: HuntTable) => left(seen).map((option) => ({ option })),
    concerns: (seen) => isStanding(seen, id),
    get fallback() {
      return { option: left(table)[0] ?? 'bound' };
    },
  };
}
