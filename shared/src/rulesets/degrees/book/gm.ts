import type { GmPowers } from '../../../engine/core/ruleset.ts';
import { fighter } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter } from '../../../engine/state/table.ts';
import { emit, conclude as end, place, touch, withdraw } from '../../../engine/state/verbs.ts';
import { seat } from '../sheet/open.ts';
import { action, type DegreesTable } from '../table.ts';
import { endEffect, letGo } from './conditions.ts';
import { expire } from './lasting.ts';
import { offerToFire } from './ready-and-delay/ready-window.ts';
import { conclude } from './rounds.ts';
import { letGoIfApart } from './stunts-and-grabs/push-and-pull.ts';
import { WINDOWS } from './windows.ts';

/** Declares that a trigger described in words has happened. The fighter may now take its readied action. */
export const fire = action({
  params: { target: fighter },
  gm: true,
  check(table, _by, { target }) {
    if (!findFighter(table, target)) return 'no-such-target';
    return waitsForNote(table, target) ? undefined : { code: 'no-effect', clause: 'DEG-24' };
  },
  *run(table, _by, { target }) {
    yield* offerToFire(table, target, target, WINDOWS, (seen) => waitsForNote(seen, target)); // DEG-24
  },
});

function waitsForNote(table: DegreesTable, id: Id): boolean {
  return findFighter(table, id)?.readied?.trigger.on === 'note';
}

/** The GM's powers to place, add and remove fighters, and to end the battle (DEG-R51). */
export const GM: GmPowers<DegreesTable> = {
  place(table, id, to) {
    place(table, id, to, 'placed');
    letGoIfApart(table, id); // DEG-R20
  },

  add(table, from) {
    const { id } = seat(table, from);
    table.order = [...table.order, id]; // DEG-R51
    table.pending = [...table.pending, id]; // DEG-R51
    emit(table, { type: 'joined', target: id, clause: 'DEG-R51' });
  },

  remove(table, id) {
    forget(table, id);
    const { name } = fighterOf(table, id);
    emit(table, { type: 'removed', target: id, name, clause: 'DEG-R51' });
    withdraw(table, id);
    expire(table); // DEG-R23
    table.order = table.order.filter((one) => one !== id);
    table.pending = table.pending.filter((one) => one !== id);
    conclude(table); // DEG-R30
  },

  end: (table) => end(table, null), // DEG-R51
};

/** Removes all references to a fighter that leaves the table, except the conditions that it caused. */
function forget(table: DegreesTable, id: Id): void {
  letGo(table, id);
  for (const one of fighterOf(table, id).effects) if (one.track === 'grab') endEffect(table, id, one);
  for (const other of fightersOf(table)) {
    touch(table, other.id);
    if (other.aim?.target === id) other.aim = null;
    if (other.commanded?.by === id) other.commanded = null; // DEG-R12
    const { [id]: _gone, ...analysis } = other.analysis;
    if (_gone !== undefined) other.analysis = analysis;
  }
}
