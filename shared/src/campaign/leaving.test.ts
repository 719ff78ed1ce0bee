import { expect, it } from 'vitest';
import { type Member, newCampaign } from './campaign.ts';
import { afterLeaving } from './leaving.ts';

const MEMBERS: Readonly<Record<string, Member['role']>> = {
  m1: 'gm',
  m2: 'gm',
  m3: 'player',
  m4: 'player',
  m5: 'spectator',
};
const campaign = {
  ...newCampaign('flow', 'The mill', { name: 'Gemma' }),
  members: Object.entries(MEMBERS).map(([id, role]) => ({ id, name: id, role })),
};

it.each([
  { name: 'another GM with a key keeps the campaign', leaves: 'm1', others: ['m2', 'm3'], gms: ['m2'] },
  { name: 'the first player with a key becomes a GM', leaves: 'm1', others: ['m4'], gms: ['m2', 'm4'] },
  {
    name: 'a player who leaves makes no one a GM if a GM has a key',
    leaves: 'm3',
    others: ['m1', 'm4'],
    gms: ['m1', 'm2'],
  },
  {
    name: 'a GM without a key and a spectator don’t keep the campaign',
    leaves: 'm1',
    others: ['m5'],
    gms: undefined,
  },
  { name: 'a spectator never ends a campaign', leaves: 'm5', others: [], gms: ['m1', 'm2'] },
])('when a member leaves for good, $name', ({ leaves, others, gms }) => {
  const left = afterLeaving(campaign, leaves, others)?.members;
  expect(left?.some(({ id }) => id === leaves) ?? false).toBe(false);
  expect(left?.filter(({ role }) => role === 'gm').map(({ id }) => id)).toEqual(gms);
});
