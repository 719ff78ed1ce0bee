import type { Body, HeldLook } from '../../../engine/presentation/figure.ts';
import { figuresOf } from '../../../kit/figures.ts';
import { conditionsOf } from '../book/conditions.ts';
import { CAUSED, type FlowFighter, type FlowTable, ONGOING } from '../table.ts';
import type { TEXT } from './catalog.ts';

/** Returns the figure of a fighter on the map. */
export const figure = figuresOf<FlowTable, FlowFighter>({
  bodies: {
    duelist: 'human',
    warden: 'armored',
    shieldbearer: 'armored',
    skirmisher: 'hooded',
    archer: 'hooded',
    mage: 'robed',
    goblin: 'goblin',
    raider: 'brute',
    ogre: 'ogre',
    troll: 'troll',
  } satisfies Record<keyof typeof TEXT.archetypes, Body>,
  held: {
    sword: 'sword',
    greatsword: 'greatsword',
    dagger: 'knife',
    mace: 'mace',
    sap: 'club',
    'great-club': 'club',
    axe: 'axe',
    glaive: 'glaive',
    staff: 'staff',
    fist: null,
    claws: null,
    'hand-crossbow': 'crossbow',
    crossbow: 'crossbow',
    shortbow: 'bow',
    longbow: 'bow',
    'small-shield': 'buckler',
    'large-shield': 'shield',
    'tower-shield': 'tower-shield',
    'ember-wand': 'wand',
  } satisfies Record<string, HeldLook | null>,
  postures: { prone: 'down', grappled: 'grappled' },
  sizeOf: ({ size }) => size,
  handsOf: ({ main, off }) => [main, off],
  conditionsOf,
});

/**
 * Returns the strength of each ongoing condition, and the number of causes of each caused condition. Returns 0 instead
 * of 1 cause. Empty if there is no such fighter.
 */
export function counts({ fighters }: FlowTable, id: string): Readonly<Record<string, number>> {
  const fighter = fighters[id];
  if (!fighter) return {};
  const strengths = ONGOING.map((one) => [one, fighter[one]] as const);
  const causes = CAUSED.map((one) => [one, fighter[one].length > 1 ? fighter[one].length : 0] as const);
  return Object.fromEntries([...strengths, ...causes]);
}
