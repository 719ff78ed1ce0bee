import type { Body, HeldLook } from '../../../engine/presentation/figure.ts';
import { figuresOf } from '../../../kit/figures.ts';
import { hasUsableShield } from '../book/defense.ts';
import type { WeaponId } from '../sheet/weapons.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import type { TEXT } from './catalog.ts';

const WEAPON_LOOKS = {
  unarmed: null,
  dagger: 'knife',
  longsword: 'sword',
  spear: 'spear',
  'war-axe': 'great-axe',
  fangs: null,
  'great-fists': null,
  'throwing-knives': 'knife',
  javelins: 'spear',
  'short-bow': 'bow',
  'long-bow': 'bow',
  crossbow: 'crossbow',
} satisfies Record<WeaponId, HeldLook | null>;

/** Returns the figure of a fighter on the map. Leaves out a shield that a two-handed weapon makes useless. */
export const figure = figuresOf<VigilTable, VigilFighter>({
  bodies: {
    warden: 'armored',
    duelist: 'human',
    archer: 'hooded',
    mystic: 'robed',
    militia: 'human',
    raider: 'brute',
    wolf: 'wolf',
    hexer: 'robed',
    bowman: 'hooded',
    captain: 'noble',
    brute: 'brute',
    'ogre-warlord': 'ogre',
  } satisfies Record<keyof typeof TEXT.archetypes, Body>,
  held: { ...WEAPON_LOOKS, buckler: 'buckler', 'round-shield': 'shield', 'tower-shield': 'tower-shield' },
  postures: { prone: 'down', held: 'grappled' },
  sizeOf: ({ size }) => size,
  handsOf: (fighter) => [fighter.wielded, hasUsableShield(fighter) ? fighter.shield : null],
  conditionsOf: ({ conditions }) => conditions,
});
