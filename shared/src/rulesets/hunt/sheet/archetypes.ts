import type { Sheet } from './sheet.ts';
import { SPECIALTIES, type Specialty } from './specialties.ts';

const PLAIN: Sheet = {
  type: 'adventurer',
  level: 1,
  size: 'medium',
  hp: 10,
  wp: 10,
  mv: 3,
  specialties: [],
  gaps: [],
  abilities: [],
  weapons: [],
  armour: [],
  items: [],
  bags: {},
  carry: 5,
  hands: 2,
  habit: null,
};

const archetypes = {
  slayer: {
    specialties: ['brace', 'dodge', 'main-arm', 'react', 'slash', 'swing'],
    abilities: ['full-swing', 'heavy-hand', 'lone-blade'],
    weapons: ['cleaver'],
    armour: ['hide-coat'],
    bags: { 'belt-pouch': ['knife'] },
    items: ['dried-meat'],
  },
  trapper: {
    specialties: ['crouch', 'hide', 'shoot', 'snare', 'spot', 'trap'],
    abilities: ['snare-shot', 'tripwire', 'venom-coat', 'find-the-gap'],
    weapons: ['crossbow'],
    bags: { 'belt-pouch': ['knife'] },
    items: ['flash-pouch'],
  },
  mender: {
    size: 'small',
    specialties: ['deflect', 'first-aid', 'lore', 'reason', 'swing', 'walk'],
    abilities: ['patch-up', 'rally', 'cleanse', 'focus'],
    weapons: ['club'],
    bags: { satchel: ['bitter-root'] },
    items: ['salve', 'smelling-salts'],
  },
  lookout: {
    size: 'small',
    mv: 4,
    specialties: ['dodge', 'hunch', 'leap', 'run', 'spot', 'stab'],
    abilities: ['call-out', 'read-the-blow', 'hamstring', 'first-mover'],
    weapons: ['knife'],
    bags: { 'belt-pouch': ['javelin'] },
    items: ['dried-meat'],
  },
  bruiser: {
    size: 'large',
    hp: 12,
    wp: 8,
    specialties: ['endure', 'grab', 'gut', 'stand-firm', 'stomp', 'swing'],
    abilities: ['wide-sweep', 'leg-sweep', 'follow-through', 'fire-pot'],
    weapons: ['maul'],
    armour: ['scale-vest'],
  },
  'horn-hare': {
    type: 'enemy',
    size: 'small',
    hp: 2,
    wp: 2,
    mv: 4,
    specialties: ['leap', 'run'],
    abilities: ['ram'],
  },
  'iron-wasp': {
    type: 'enemy',
    size: 'small',
    hp: 4,
    wp: 3,
    mv: 5,
    specialties: ['dodge', 'stab'],
    abilities: ['sting', 'flyer', 'thick-hide'],
  },
  'mire-wolf': {
    type: 'enemy',
    hp: 5,
    wp: 4,
    mv: 4,
    specialties: ['bite', 'listen', 'run'],
    abilities: ['gnash', 'crushing-jaws'],
  },
  'young-boar': { type: 'enemy', hp: 6, wp: 3, specialties: 'all', abilities: ['rend', 'thick-hide'] },
  'ridge-boar': {
    type: 'boss',
    level: 3,
    size: 'large',
    hp: 15,
    wp: 13,
    specialties: 'all',
    abilities: ['rend', 'quake', 'drill-horn', 'thick-hide', 'habit'],
    habit: 'stamina-zero',
  },
  'ember-drake': {
    type: 'boss',
    level: 5,
    size: 'huge',
    hp: 25,
    wp: 15,
    specialties: 'all',
    abilities: ['rend', 'flame-breath', 'roar', 'drill-horn', 'crushing-jaws', 'habit'],
    habit: 'death-check',
  },
} as const satisfies Readonly<Record<string, Partial<Sheet>>>;

/** The complete archetypes, by id. */
export const ARCHETYPES: Readonly<Record<string, Sheet>> = Object.fromEntries(
  Object.entries<Partial<Sheet>>(archetypes).map(([kind, sheet]) => [kind, { ...PLAIN, ...sheet }]),
);

/** Returns the specialties that a sheet lists; `all` stands for the whole grid. */
export function trained({ specialties }: Pick<Sheet, 'specialties'>): readonly Specialty[] {
  return specialties === 'all' ? SPECIALTIES : specialties;
}
