import { brawl } from '@riposte/shared/engine/testing/battles';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { expect, it } from 'vitest';
import { Chair } from '../testing/chair.ts';

const rewind = (rev: number, to: number): EventsMessage => ({
  rev,
  events: [{ type: 'rewound', to, round: 1, undone: 1, restored: 0, why: '', way: 'gm', who: 'Gemma' }],
});

it('forgets what was taken back, and keeps that it was', () => {
  const { stage } = new Chair(brawl(), 'gm').see(
    { as: 'ana', do: 'shout' },
    { as: 'gm', do: 'gm.move', target: 'ben', to: [-2, 0] },
  );
  stage.hear(rewind(3, 1));
  expect(stage.told.map(({ rev }) => rev)).toEqual([1, 3]);
  expect(stage.rewinds.value).toEqual([{ rev: 3, to: 1 }]);
  stage.hear(rewind(4, 2));
  expect(stage.told.map(({ rev }) => rev)).toEqual([1, 2, 4]);
});
