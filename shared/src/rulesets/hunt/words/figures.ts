import type { Body, HeldLook } from '../../../engine/presentation/figure.ts';
import { figuresOf } from '../../../kit/figures.ts';
import type { WeaponId } from '../sheet/things.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import type { TEXT } from './catalog.ts';

/** Returns the figure of a fighter on the map. */
export const figure = figuresOf<HuntTable, HuntFighter>({
  bodies: {
    slayer: 'armored',
    trapper: 'hooded',
    mender: 'robed',
    lookout: 'human',
    bruiser: 'brute',
    'horn-hare': 'hare',
    'iron-wasp': 'wasp',
    'mire-wolf': 'wolf',
    'young-boar': 'boar',
    'ridge-boar': 'boar',
    'ember-drake': 'drake',
  } satisfies Record<keyof typeof TEXT.archetypes, Body>,
  held: {
    cleaver: 'axe',
    knife: 'knife',
    spear: 'spear',
    club: 'club',
    maul: 'maul',
    crossbow: 'crossbow',
    javelin: 'spear',
    fists: null,
  } satisfies Record<WeaponId, HeldLook | null>,
  postures: { toppled: 'down', helpless: 'down', bound: 'grappled' },
  sizeOf: ({ size }) => size,
  handsOf: ({ weapons }) => weapons,
  conditionsOf: ({ conditions }) => conditions,
});
