import type { GameEvent, Id } from '@riposte/shared';
import { brawl } from '@riposte/shared/engine/testing/battles';
import { toy } from '@riposte/shared/engine/testing/toy';
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

it('calls those by their names who have left, also where it hears only later what they did', () => {
  const { stage } = new Chair(brawl(), 'gm').see({ as: 'gm', do: 'gm.remove', target: 'rat' });
  const scene = stage.scene.value;
  const description = {
    ...toy.description,
    line: ({ type, target }: GameEvent, nameOf: (id: Id) => string) => ({
      text: `${nameOf(target ?? '')} ${type}`,
      tone: 'plain' as const,
    }),
  };
  if (scene) stage.show({ ...scene, ruleset: { ...scene.ruleset, description } });
  const hurt = { type: 'hurt', target: 'rat' };
  stage.tellOnly([
    { rev: 1, events: [hurt] },
    { rev: 2, events: [{ type: 'removed', target: 'rat', name: 'Ratty' }] },
  ]);
  expect(stage.log.value.map(({ text }) => text)).toEqual(['Ratty hurt', 'Ratty removed']);
});
