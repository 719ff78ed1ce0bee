import type { GameEvent, Id } from '@riposte/shared';
import { brawl } from '@riposte/shared/engine/testing/battles';
import { toy } from '@riposte/shared/engine/testing/toy';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';

const rewind = (rev: number, to: number): EventsMessage => ({
  rev,
  events: [{ type: 'rewound', to, round: 1, undone: 1, restored: 0, why: '', way: 'gm', who: 'Gemma' }],
});

it('a seat forgets inputs that a rewind has undone, and remembers the rewind', () => {
  const { model } = new TestSeat(brawl(), 'gm').see(
    { as: 'ana', do: 'shout' },
    { as: 'gm', do: 'gm.move', target: 'ben', to: [-2, 0] },
  );
  model.receive(rewind(3, 1));
  expect(model.results.map(({ rev }) => rev)).toEqual([1, 3]);
  expect(model.rewinds.value).toEqual([{ rev: 3, to: 1 }]);
  model.receive(rewind(4, 2));
  expect(model.results.map(({ rev }) => rev)).toEqual([1, 2, 4]);
});

it('the log shows the names of fighters that have left, even in events that arrive later', () => {
  const { model } = new TestSeat(brawl(), 'gm').see({ as: 'gm', do: 'gm.remove', target: 'rat' });
  const snapshot = model.snapshot.value;
  const description = {
    ...toy.description,
    line: ({ type, target }: GameEvent, nameOf: (id: Id) => string) => ({
      text: `${nameOf(target ?? '')} ${type}`,
      tone: 'plain' as const,
    }),
  };
  if (snapshot) model.show({ ...snapshot, ruleset: { ...snapshot.ruleset, description } });
  const hurt = { type: 'hurt', target: 'rat' };
  model.replaceLog([
    { rev: 1, events: [hurt] },
    { rev: 2, events: [{ type: 'removed', target: 'rat', name: 'Ratty' }] },
  ]);
  expect(model.log.value.map(({ text }) => text)).toEqual(['Ratty hurt', 'Ratty removed']);
});
