import type { Body, HeldLook } from '../../../engine/presentation/figure.ts';
import { figuresOf } from '../../../kit/figures.ts';
import { conditionsOf } from '../book/conditions.ts';
import type { WeaponId } from '../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import type { TEXT } from './catalog.ts';

const WEAPON_LOOKS = {
  fists: null,
  rapier: 'rapier',
  dagger: 'knife',
  club: 'club',
  hammer: 'mace',
  staff: 'staff',
  spear: 'spear',
  maul: 'maul',
  'great-axe': 'great-axe',
  claws: null,
  longbow: 'bow',
  shortbow: 'bow',
  crossbow: 'crossbow',
  arbalest: 'crossbow',
  'hand-bow': 'crossbow',
  barb: null,
  whisper: null,
} satisfies Record<WeaponId, HeldLook | null>;

/** Returns the figure of a fighter on the map. */
export const figure = figuresOf<DegreesTable, DegreesFighter>({
  bodies: {
    duelist: 'human',
    bulwark: 'armored',
    archer: 'hooded',
    hexwright: 'robed',
    envoy: 'noble',
    ruffian: 'brute',
    bowman: 'hooded',
    sneak: 'hooded',
    'river-troll': 'troll',
    'mind-thief': 'robed',
    rival: 'noble',
    'ogre-warlord': 'ogre',
  } satisfies Record<keyof typeof TEXT.archetypes, Body>,
  held: { ...WEAPON_LOOKS, 'round-shield': 'shield', lantern: 'lantern' },
  postures: { prone: 'down', held: 'grappled', restrained: 'grappled', bound: 'grappled' },
  sizeOf: ({ sheet }) => sheet.size,
  handsOf: ({ held }) => held,
  conditionsOf,
});

/**
 * Returns how many times a fighter has each of its repeated conditions. A condition ends only when its last cause ends.
 */
export function counts({ fighters }: DegreesTable, id: string): Readonly<Record<string, number>> {
  const { suffered = [], effects = [] } = fighters[id] ?? {};
  const names = [...suffered.map(({ name }) => name), ...effects.map(({ condition }) => condition)];
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return Object.fromEntries(repeated.map((name) => [name, names.filter((other) => other === name).length]));
}
