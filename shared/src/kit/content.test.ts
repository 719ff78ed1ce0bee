import { describe, expect, it } from 'vitest';
import type { ContentPart } from '../engine/content/content.ts';
import { count, optional, thing } from '../engine/schema/field-schema.ts';
import { ownRows } from './content.ts';

const TOOLS = { left: { weight: 1, partner: 'right' }, right: { weight: 1, partner: 'left' } };
const tools: ContentPart = {
  book: TOOLS,
  members: { weight: count(0, 9), partner: optional(thing(TOOLS)) },
  isOpen: true,
};
const tricks: ContentPart = {
  book: { leap: { far: 4 }, shout: { loud: 2 } },
  members: { far: optional(count(0, 9)), loud: optional(count(0, 9)) },
};

describe('a part that accepts new entries', () => {
  it('allows a new entry to refer to another new entry', () => {
    const pair = { north: { like: 'left', partner: 'south' }, south: { like: 'right', partner: 'north' } };
    expect(ownRows('tools', tools, { tools: pair })).toEqual({
      north: { id: 'north', weight: 1, partner: 'south' },
      south: { id: 'south', weight: 1, partner: 'north' },
    });
  });

  it('rejects a reference to an unknown entry', () => {
    const alone = { north: { like: 'left', partner: 'east' } };
    expect(() => ownRows('tools', tools, { tools: alone })).toThrow(
      'content.tools.north.partner: takes one of left, right, north',
    );
  });
});

describe('a part whose entries have rules', () => {
  it('allows changes to an entry’s own values', () => {
    expect(ownRows('tricks', tricks, { tricks: { leap: { far: 6 } } })).toEqual({
      leap: { id: 'leap', far: 6 },
    });
  });

  it('rejects values that only other entries have', () => {
    expect(() => ownRows('tricks', tricks, { tricks: { leap: { loud: 2 } } })).toThrow(
      'content.tricks.leap.loud: unknown field',
    );
  });
});
