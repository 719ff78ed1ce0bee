import { fighter, nullable, optional } from '../../engine/schema/field-schema.ts';
import type { Id } from '../../engine/schema/ids.ts';
import { type Campaign, type Member, MOST } from '../campaign.ts';
import { PARTS } from '../campaign-schema.ts';
import { added, change, newId, replaced } from './change.ts';

function hasGm(members: readonly Member[]): boolean {
  return members.some(({ role }) => role === 'gm');
}

const addMember = change({
  by: 'gm',
  params: { name: PARTS.memberName, role: PARTS.role, timeZone: optional(PARTS.timeZone) },
  apply(campaign, given) {
    const { id, next } = newId(campaign, 'm');
    const members = added<Member>(campaign.members, { ...given, id }, MOST.members);
    return members === 'too-many' ? members : { ...campaign, next, members };
  },
});

/** Members can change their own name and time zone; roles are up to the GMs. */
const editMember = change({
  by: 'player',
  params: {
    member: fighter,
    name: optional(PARTS.memberName),
    role: optional(PARTS.role),
    timeZone: optional(nullable(PARTS.timeZone)),
  },
  apply(campaign, { member: id, timeZone, ...given }, { member, isGm }) {
    const known = campaign.members.find((one) => one.id === id);
    if (!known) return 'no-such-member';
    if (!isGm && member?.id !== id) return 'not-yours';
    if (!isGm && given.role !== undefined && given.role !== known.role) return 'not-gm';
    const { timeZone: before, ...rest } = known;
    const zone = timeZone === undefined ? before : timeZone;
    const edited = { ...rest, ...given, ...(zone != null && { timeZone: zone }) };
    const members = replaced(campaign.members, id, () => edited);
    return hasGm(members) ? { ...campaign, members } : 'last-gm';
  },
});

const removeMember = change({
  by: 'player',
  params: { member: fighter },
  apply(campaign, { member: id }, { member, isGm }) {
    if (!campaign.members.some((one) => one.id === id)) return 'no-such-member';
    if (!isGm && member?.id !== id) return 'not-yours';
    const left = withoutMember(campaign, id);
    return hasGm(left.members) ? left : 'last-gm';
  },
});

/** Returns a campaign without this member, in which nothing belongs to them anymore. */
export function withoutMember(campaign: Campaign, id: Id): Campaign {
  const free = (owner: Id | null) => (owner === id ? null : owner);
  return {
    ...campaign,
    members: replaced(campaign.members, id, () => undefined),
    heroes: campaign.heroes.map((hero) => ({
      ...hero,
      owner: free(hero.owner),
      history: hero.history.map((entry) => ({ ...entry, by: free(entry.by) })),
    })),
    notes: campaign.notes.map((note) => ({ ...note, author: free(note.author) })),
  };
}

export const MEMBER_CHANGES = {
  'add-member': addMember,
  'edit-member': editMember,
  'remove-member': removeMember,
};
