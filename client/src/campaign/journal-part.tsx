import type { VNode } from 'preact';
import { NoteList } from './note-list.tsx';
import { SessionList } from './session-list.tsx';

/** The part of a campaign's page with its game sessions and notes. */
export function JournalPart(): VNode {
  return (
    <div class="campaign-columns">
      <SessionList />
      <NoteList />
    </div>
  );
}
