import type { Saying, Sign } from '@riposte/shared/protocol/chat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chat, messageOf } from './chat.ts';

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
    const chat = new Chat();
    chat.hear(saying('b', 2), 2);
    chat.recall([saying('a', 1), saying('b', 2)]);
    chat.hear(saying('b', 2), 2);
    expect(chat.sayings.value.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('before one came is not news, and what comes later is until it is looked at', () => {
    const chat = new Chat();
    chat.recall([saying('a', 1)]);
    expect(chat.unread.value).toBe(0);
    chat.hear(saying('b', 2), 2);
    expect(chat.unread.value).toBe(1);
    chat.isOpen.value = true;
    chat.markRead();
    chat.isOpen.value = false;
    expect(chat.unread.value).toBe(0);
  });

  it('does not count as unread while the chat is open', () => {
    const chat = new Chat();
    chat.isOpen.value = true;
    chat.hear(saying('a', 1), 1);
    chat.isOpen.value = false;
    expect(chat.unread.value).toBe(0);
  });
});

describe('a chat that a game master has cleared', () => {
  it('is empty, and takes what is said after that', () => {
    const chat = new Chat();
    chat.hear(saying('a', 1), 1);
    chat.hear({ id: 'b', at: 2, seat: 's1', name: 'Gloria', isCleared: true }, 2);
    expect([chat.sayings.value, chat.unread.value]).toEqual([[], 0]);
    chat.hear(saying('c', 3), 3);
    expect([chat.sayings.value.map(({ id }) => id), chat.unread.value]).toEqual([['c'], 1]);
  });

  it('stays empty for a player who comes back later', () => {
    const chat = new Chat();
    chat.recall([saying('a', 1), saying('b', 2)]);
    chat.recall([saying('c', 3)]);
    expect([chat.sayings.value.map(({ id }) => id), chat.unread.value]).toEqual([['c'], 1]);
  });
});

describe('a sign', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown for a moment', () => {
    const chat = new Chat();
    chat.hear(ping('a', 's1'), 0);
    expect(chat.signs.value).toHaveLength(1);
    vi.runAllTimers();
    expect(chat.signs.value).toEqual([]);
  });

  it('takes the place of the last of the same person', () => {
    const chat = new Chat();
    for (const sign of [ping('a', 's1'), ping('b', 's2'), ping('c', 's1')]) chat.hear(sign, 0);
    expect(chat.signs.value.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('that is long past is not shown', () => {
    const chat = new Chat();
    chat.hear(ping('a', 's1', 0), 60_000);
    expect(chat.signs.value).toEqual([]);
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
