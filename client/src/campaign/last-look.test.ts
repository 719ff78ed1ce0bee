import { expect, it } from 'vitest';
import { campaignWith } from '../testing/campaign.tsx';
import { afterOwnChange, changedSince, lookAt } from './last-look.ts';

const before = campaignWith();
const NOTE = { do: 'add-note', for: 'all', text: 'The mill burns.' } as const;
const HURT = { do: 'edit-hero', hero: 'h3', state: { hp: 5 } } as const;

it.each([
  { name: 'a new note', change: NOTE, ids: ['n4'] },
  { name: 'a changed hero', change: HURT, ids: ['h3'] },
  {
    name: 'a member with another role',
    change: { do: 'edit-member', member: 'm2', role: 'gm' },
    ids: ['m2'],
  },
  { name: 'a new title', change: { do: 'rename', title: 'The weir' }, ids: [] },
] as const)('after $name, exactly the entries that differ have changed', ({ change, ids }) => {
  expect([...changedSince(lookAt(before), campaignWith(change), 'm1')]).toEqual(ids);
});

it('nothing has changed if the campaign is the same', () => {
  expect(changedSince(lookAt(before), campaignWith(), 'm1').size).toBe(0);
});

it('the reader’s own changes do not count', () => {
  const after = campaignWith(NOTE);
  const look = afterOwnChange(lookAt(before), before, after);
  expect([...changedSince(look, campaignWith(NOTE, NOTE), 'm1')]).toEqual(['n5']);
});
