/* Generated from en/archetypes.json by `npm run words`. Edit that file instead. */

export const archetypes = {
  slayer: { label: 'Slayer', help: 'One heavy blade with every bit of Willpower behind it.' },
  trapper: { label: 'Trapper', help: 'Shoots, snares and poisons from afar.' },
  mender: { label: 'Mender', help: 'Keeps the others standing and lends them Focus.' },
  lookout: { label: 'Lookout', help: 'First to move, hard to hit and quick to call out weak spots.' },
  bruiser: { label: 'Bruiser', help: 'A maul, a scale vest, and sweeps that clear some room.' },
  'horn-hare': { label: 'Horn hare', help: 'Small, quick and prone to charging.' },
  'iron-wasp': { label: 'Iron wasp', help: 'A plated hide and a venomous sting.' },
  'mire-wolf': { label: 'Mire wolf', help: 'Jaws that don’t let go.' },
  'young-boar': { label: 'Young boar', help: 'Gores you where it hurts, but dies like any other beast.' },
  'ridge-boar': { label: 'Ridge boar', help: 'A boss: a wall of bristles that shakes the ground.' },
  'ember-drake': { label: 'Ember drake', help: 'A boss: breathes fire, roars, and is in no hurry to die.' },
};
