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

describe('the chat', () => {
  it('lists each message once and in order, even if messages arrive late or twice', () => {
    const chat = new Chat();
    chat.receive(saying('b', 2), 2);
    chat.merge([saying('a', 1), saying('b', 2)]);
    chat.receive(saying('b', 2), 2);
    expect(chat.sayings.value.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('counts messages that arrive after joining as unread until the user reads them', () => {
    const chat = new Chat();
    chat.merge([saying('a', 1)]);
    expect(chat.unread.value).toBe(0);
    chat.receive(saying('b', 2), 2);
    expect(chat.unread.value).toBe(1);
    chat.isOpen.value = true;
    chat.markRead();
    chat.isOpen.value = false;
    expect(chat.unread.value).toBe(0);
  });

  it('does not count messages as unread while it is open', () => {
    const chat = new Chat();
    chat.isOpen.value = true;
    chat.receive(saying('a', 1), 1);
    chat.isOpen.value = false;
    expect(chat.unread.value).toBe(0);
  });
});

describe('the chat of a person who has deleted everything that is theirs', () => {
  it('has a new author, at once and after joining again', () => {
    const chat = new Chat();
    chat.receive(saying('a', 1), 1);
    chat.receive({ ...saying('b', 2), seat: 's2', name: 'Bo' }, 2);
    const names = () => chat.sayings.value.map(({ name }) => name);
    chat.receive({ id: 'c', at: 3, seat: 's1', name: 'Somebody', isRenamed: true }, 3);
    expect(names()).toEqual(['Somebody', 'Bo']);
    chat.merge([saying('a', 1), { ...saying('b', 2), seat: 's2', name: 'Somebody' }]);
    expect(names()).toEqual(['Ann', 'Somebody']);
  });
});

describe('a chat that the GM has cleared', () => {
  it('is empty, and shows later messages', () => {
    const chat = new Chat();
    chat.receive(saying('a', 1), 1);
    chat.receive({ id: 'b', at: 2, seat: 's1', name: 'Gloria', isCleared: true }, 2);
    expect([chat.sayings.value, chat.unread.value]).toEqual([[], 0]);
    chat.receive(saying('c', 3), 3);
    expect([chat.sayings.value.map(({ id }) => id), chat.unread.value]).toEqual([['c'], 1]);
  });

  it('does not show the cleared messages to a player who returns later', () => {
    const chat = new Chat();
    chat.merge([saying('a', 1), saying('b', 2)]);
    chat.merge([saying('c', 3)]);
    expect([chat.sayings.value.map(({ id }) => id), chat.unread.value]).toEqual([['c'], 1]);
  });
});

describe('a mark on the map', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is shown for a few seconds', () => {
    const chat = new Chat();
    chat.receive(ping('a', 's1'), 0);
    expect(chat.signs.value).toHaveLength(1);
    vi.runAllTimers();
    expect(chat.signs.value).toEqual([]);
  });

  it('replaces the previous mark of the same seat', () => {
    const chat = new Chat();
    for (const sign of [ping('a', 's1'), ping('b', 's2'), ping('c', 's1')]) chat.receive(sign, 0);
    expect(chat.signs.value.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('is not shown if it has already expired', () => {
    const chat = new Chat();
    chat.receive(ping('a', 's1', 0), 60_000);
    expect(chat.signs.value).toEqual([]);
  });
});

describe('a typed line', () => {
  it.each([
    { line: ' Well met! ', message: { do: 'say', to: 'side', text: 'Well met!' } },
    { line: '/roll 2d6+3', message: { do: 'roll', to: 'side', notation: '2d6+3' } },
    { line: '/r d20', message: { do: 'roll', to: 'side', notation: 'd20' } },
    { line: '/rolling stones', message: { do: 'say', to: 'side', text: '/rolling stones' } },
    { line: '   ', message: undefined },
  ])('"$line" is sent as $message', ({ line, message }) => {
    expect(messageOf(line, 'side')).toEqual(message);
  });
});
