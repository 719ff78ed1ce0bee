import type { Saying, Sign } from '@riposte/shared/protocol/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Conversation, messageOf } from './chat.ts';

const saying = (id: string, at: number): Saying => ({
  id,
  at,
  seat: 's1',
  name: 'Ann',
  to: 'all',
  text: `This is ${id}.`,
});
const ping = (id: string, seat: string, at = 0): Sign => ({ id, at, seat, name: 'Ann', ping: [1, 0] });

describe('what is said', () => {
  it('stands in the order in which it was said, each once, however it came', () => {
    const talk = new Conversation();
    talk.hear(saying('b', 2), 2);
    talk.recall([saying('a', 1), saying('b', 2)]);
    talk.hear(saying('b', 2), 2);
    expect(talk.sayings.value.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('before one came is not news, and what comes later is until it is looked at', () => {
    const talk = new Conversation();
    talk.recall([saying('a', 1)]);
    expect(talk.unread.value).toBe(0);
    talk.hear(saying('b', 2), 2);
    expect(talk.unread.value).toBe(1);
    talk.isOpen.value = true;
    talk.markRead();
    talk.isOpen.value = false;
    expect(talk.unread.value).toBe(0);
  });

  it('is no news to whoever is reading', () => {
    const talk = new Conversation();
    talk.isOpen.value = true;
    talk.hear(saying('a', 1), 1);
    talk.isOpen.value = false;
    expect(talk.unread.value).toBe(0);
  });
});

describe('a chat that a game master has cleared', () => {
  it('is empty, and takes what is said after that', () => {
    const talk = new Conversation();
    talk.hear(saying('a', 1), 1);
    talk.hear({ id: 'b', at: 2, seat: 's1', name: 'Gloria', isCleared: true }, 2);
    expect([talk.sayings.value, talk.unread.value]).toEqual([[], 0]);
    talk.hear(saying('c', 3), 3);
    expect([talk.sayings.value.map(({ id }) => id), talk.unread.value]).toEqual([['c'], 1]);
  });

  it('stays empty for a player who comes back later', () => {
    const talk = new Conversation();
    talk.recall([saying('a', 1), saying('b', 2)]);
    talk.recall([saying('c', 3)]);
    expect([talk.sayings.value.map(({ id }) => id), talk.unread.value]).toEqual([['c'], 1]);
  });
});

describe('a sign', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown for a moment', () => {
    const talk = new Conversation();
    talk.hear(ping('a', 's1'), 0);
    expect(talk.signs.value).toHaveLength(1);
    vi.runAllTimers();
    expect(talk.signs.value).toEqual([]);
  });

  it('takes the place of the last of the same person', () => {
    const talk = new Conversation();
    for (const sign of [ping('a', 's1'), ping('b', 's2'), ping('c', 's1')]) talk.hear(sign, 0);
    expect(talk.signs.value.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('that is long past is not shown', () => {
    const talk = new Conversation();
    talk.hear(ping('a', 's1', 0), 60_000);
    expect(talk.signs.value).toEqual([]);
  });
});

describe('a line that was typed', () => {
  it.each([
    { line: ' Well met! ', message: { do: 'say', to: 'side', text: 'Well met!' } },
    { line: '/roll 2d6+3', message: { do: 'roll', to: 'side', notation: '2d6+3' } },
    { line: '/r d20', message: { do: 'roll', to: 'side', notation: 'd20' } },
    { line: '/rolling stones', message: { do: 'say', to: 'side', text: '/rolling stones' } },
    { line: '   ', message: undefined },
  ])('"$line" asks for $message', ({ line, message }) => {
    expect(messageOf(line, 'side')).toEqual(message);
  });
});
