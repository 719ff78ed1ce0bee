import type { Id } from '../engine/schema/ids.ts';
import type { SetupFighter } from '../engine/setup/setup.ts';
import type { Hex } from '../hex/axial.ts';

type Overrides = Omit<SetupFighter['sheet'], 'kind'>;

/**
 * Returns a function that describes fighters of one side, for ready-made fights. `names` is the part of the catalog
 * that holds their names, by id. `overrides` replaces values of the archetype (`kind`).
 */
export function fightersOn<Name extends Id>(side: string, names: Readonly<Record<Name, string>>) {
  return (id: Name, kind: string, at: Hex, overrides: Overrides = {}): SetupFighter => ({
    id,
    name: names[id],
    side,
    at,
    sheet: { kind, ...overrides },
  });
}
