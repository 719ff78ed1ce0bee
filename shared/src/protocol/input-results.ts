import { courseTo, isOn, type Rewind } from '../engine/history/rewind.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { EventsMessage } from './messages.ts';

/** What took a battle back in a chapter; undefined: nothing did. */
export function rewindIn({ events }: EventsMessage): GameEvent | undefined {
  return events.find(({ type }) => type === 'rewound');
}

/** Whether what was taken back before counts again since a chapter: who has not heard all of it has to ask. */
export function bringsBack(chapter: EventsMessage): boolean {
  return Number(rewindIn(chapter)?.restored ?? 0) > 0;
}

/** Where a battle was taken back, by chapters in their order. */
export function rewindsTold(chapters: readonly EventsMessage[]): Pick<Rewind, 'rev' | 'to'>[] {
  return chapters.flatMap((chapter) => {
    const event = rewindIn(chapter);
    return event ? [{ rev: chapter.rev, to: Number(event.to) }] : [];
  });
}

/** Those of these chapters, in their order, that still count after the last of them. */
export function chaptersThatCount(chapters: readonly EventsMessage[]): readonly EventsMessage[] {
  const course = courseTo(rewindsTold(chapters), chapters.at(-1)?.rev ?? 0);
  return chapters.filter(({ rev }) => isOn(course, rev));
}

/** What somebody who knows all until an input has still to be told of these chapters. */
export function chaptersAfter(chapters: readonly EventsMessage[], after: number): EventsMessage[] {
  const known = courseTo(rewindsTold(chapters), after);
  return chapters.filter(({ rev }) => !isOn(known, rev));
}
