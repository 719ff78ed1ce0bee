import type { Place } from '../engine/schema/faults.ts';
import type { Id } from '../engine/schema/ids.ts';
import { faults } from '../words/messages/campaign.ts';
import type { Campaign } from './campaign.ts';

/** A part of a campaign that does not fit the other parts. */
export interface BrokenPart {
  readonly at: Place;
  readonly message: string;
}

/** Yields the faults of a campaign as a whole: repeated ids, ids of parts that do not exist, and a missing GM. */
export function* brokenParts(campaign: Campaign): Iterable<BrokenPart> {
  const { members, heroes, fights, notes } = campaign;
  const { unknown, twice, noGm } = faults;
  if (!members.some(({ role }) => role === 'gm')) yield { at: ['members'], message: noGm };
  for (const at of repeatedIds(campaign)) yield { at, message: twice };
  const isMember = (id: Id | null) => id === null || members.some((one) => one.id === id);
  for (const [index, { owner, portrait, history }] of heroes.entries()) {
    const at = (...rest: Place) => ['heroes', index, ...rest];
    if (!isMember(owner)) yield { at: at('owner'), message: unknown.member };
    if (portrait !== undefined && !campaign.pictures.includes(portrait))
      yield { at: at('portrait'), message: unknown.picture };
    for (const [entry, { by }] of history.entries())
      if (!isMember(by)) yield { at: at('history', entry, 'by'), message: unknown.member };
  }
  for (const [index, { author }] of notes.entries())
    if (!isMember(author)) yield { at: ['notes', index, 'author'], message: unknown.member };
  for (const [index, { results }] of fights.entries())
    for (const [result, { hero }] of results.entries()) {
      const at = ['fights', index, 'results', result, 'hero'];
      if (!heroes.some(({ id }) => id === hero)) yield { at, message: unknown.hero };
      if (results.findIndex((one) => one.hero === hero) < result) yield { at, message: twice };
    }
}

/** Yields the places of ids that another part already has, or that the campaign would give to a new part. */
function* repeatedIds({ members, heroes, notes, sessions, fights, next }: Campaign): Iterable<Place> {
  const taken = new Set<Id>();
  for (const [name, list] of Object.entries({ members, heroes, notes, sessions, fights }))
    for (const [index, { id }] of list.entries()) {
      const isComing = Number(/^[a-z](\d+)$/.exec(id)?.[1] ?? 0) >= next;
      if (taken.has(id) || isComing) yield [name, index, 'id'];
      taken.add(id);
    }
}
