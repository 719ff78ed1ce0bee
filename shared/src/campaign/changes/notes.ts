import { fighter, flag, optional } from '../../engine/schema/field-schema.ts';
import { type CampaignNote, type GameSession, MOST } from '../campaign.ts';
import { PARTS, time } from '../campaign-schema.ts';
import { added, change, newId, replaced } from './change.ts';

const addNote = change({
  by: 'player',
  params: { for: PARTS.noteFor, text: PARTS.noteText },
  apply(campaign, given, { member, isGm, at }) {
    if (given.for === 'gm' && !isGm) return 'not-gm';
    const { id, next } = newId(campaign, 'n');
    const note: CampaignNote = { id, author: member?.id ?? null, at, ...given };
    const notes = added(campaign.notes, note, MOST.notes);
    return notes === 'too-many' ? notes : { ...campaign, next, notes };
  },
});

const editNote = change({
  by: 'player',
  params: { note: fighter, for: optional(PARTS.noteFor), text: optional(PARTS.noteText) },
  apply(campaign, { note: id, ...given }, { member, isGm }) {
    const known = campaign.notes.find((one) => one.id === id);
    if (!known || (known.for === 'gm' && !isGm)) return 'no-such-note';
    if (!member || known.author !== member.id) return 'not-yours';
    if (given.for === 'gm' && !isGm) return 'not-gm';
    return { ...campaign, notes: replaced(campaign.notes, id, (note) => ({ ...note, ...given })) };
  },
});

/** Authors can remove their notes, and GMs can remove all notes. */
const removeNote = change({
  by: 'player',
  params: { note: fighter },
  apply(campaign, { note: id }, { member, isGm }) {
    const known = campaign.notes.find((one) => one.id === id);
    if (!known || (known.for === 'gm' && !isGm)) return 'no-such-note';
    if (!isGm && known.author !== member?.id) return 'not-yours';
    return { ...campaign, notes: replaced(campaign.notes, id, () => undefined) };
  },
});

const addSession = change({
  by: 'gm',
  params: { at: time, title: PARTS.title, note: optional(PARTS.sessionNote) },
  apply(campaign, { at, title, note = '' }) {
    const { id, next } = newId(campaign, 's');
    const session: GameSession = { id, at, title, note, isCanceled: false };
    const sessions = added(campaign.sessions, session, MOST.sessions);
    return sessions === 'too-many' ? sessions : { ...campaign, next, sessions };
  },
});

const editSession = change({
  by: 'gm',
  params: {
    session: fighter,
    at: optional(time),
    title: optional(PARTS.title),
    note: optional(PARTS.sessionNote),
    isCanceled: optional(flag),
  },
  apply(campaign, { session: id, ...given }) {
    if (!campaign.sessions.some((one) => one.id === id)) return 'no-such-session';
    return { ...campaign, sessions: replaced(campaign.sessions, id, (one) => ({ ...one, ...given })) };
  },
});

const removeSession = change({
  by: 'gm',
  params: { session: fighter },
  apply(campaign, { session: id }) {
    if (!campaign.sessions.some((one) => one.id === id)) return 'no-such-session';
    return { ...campaign, sessions: replaced(campaign.sessions, id, () => undefined) };
  },
});

export const NOTE_CHANGES = {
  'add-note': addNote,
  'edit-note': editNote,
  'remove-note': removeNote,
  'add-session': addSession,
  'edit-session': editSession,
  'remove-session': removeSession,
};
