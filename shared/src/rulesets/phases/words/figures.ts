import type { Body, HeldLook } from '../../../engine/presentation/figure.ts';
import { figuresOf } from '../../../kit/figures.ts';
import { has } from '../book/conditions.ts';
import { illsOf } from '../sheet/fields.ts';
import { WEAPONS } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import type { TEXT } from './catalog.ts';

const SHIELD = 'shield-bash';

/** Returns the figure of a fighter on the map. */
export const figure = figuresOf<PhasesTable, PhasesFighter>({
  bodies: {
    warden: 'armored',
    ranger: 'hooded',
    stormcaller: 'robed',
    duelist: 'noble',
    raider: 'human',
    slinger: 'hooded',
    cleaver: 'brute',
    hexer: 'robed',
    skulk: 'hooded',
    'ogre-lord': 'ogre',
  } satisfies Record<keyof typeof TEXT.archetypes, Body>,
  held: {
    longsword: 'sword',
    [SHIELD]: 'shield',
    'great-maul': 'maul',
    longbow: 'bow',
    'left-knife': 'knife',
    'right-knife': 'knife',
    rapier: 'rapier',
    'hand-cannon': 'cannon',
    'half-pike': 'spear',
    spark: 'spell',
    scald: 'spell',
    'fire-bloom': 'spell',
    'hand-axe': 'axe',
    sling: 'sling',
    'great-cleaver': 'great-axe',
    'dread-ray': 'spell',
    'hooked-knife': 'knife',
    'stone-fist': null,
    'tree-maul': 'maul',
  } satisfies Record<string, HeldLook | null>,
  postures: { prone: 'down', grappled: 'grappled', hidden: 'hidden' },
  sizeOf: ({ size }) => size,
  handsOf,
  conditionsOf: (fighter, table) => illsOf(table, fighter),
});

/**
 * Returns the first intact weapon, its linked weapon and the shield, each null if there is none. Returns an empty list
 * for a disarmed fighter. The rules do not say which weapon is in hand. For viewers who have not learned the fighter's
 * numbers, `weapons` is empty.
 */
function handsOf(fighter: PhasesFighter): (string | null)[] {
  if (has(fighter, 'disarmed')) return [];
  const usable = fighter.weapons.filter((weapon) => !fighter.broken.includes(weapon));
  const main = usable.find((weapon) => weapon !== SHIELD) ?? null;
  const linked = usable.find((weapon) => weapon === WEAPONS[main ?? '']?.linked) ?? null;
  return [main, linked, usable.includes(SHIELD) ? SHIELD : null];
}

/** Returns the number of turns that each condition still lasts. Conditions without a known end are left out. */
export function counts({ fighters }: PhasesTable, id: string): Readonly<Record<string, number>> {
  const { suffers = [], turns = 0 } = fighters[id] ?? {};
  return Object.fromEntries(
    suffers.flatMap(({ name, until }) => (until === null ? [] : [[name, Math.max(1, until - turns)]])),
  );
}
