import { brawl } from '@riposte/shared/engine/testing/battles';
import { describe, expect, it } from 'vitest';
import { draftOf, type Offer } from '../battle/draft.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { currentTool } from '../tools/current.ts';
import { place } from '../tools/placing.ts';
import type { SeatController } from './seat-controller.ts';

const askedOf = ({ prompts: { questions } }: SeatController) =>
  questions.value.map(({ for: asked, kind }) => `${asked} ${kind}`);

function offer({ prompts: { offers } }: SeatController, option: string): Offer {
  const found = offers.value.find((one) => one.option === option);
  if (!found) throw new Error(`There is no ${option} on offer.`);
  return found;
}

describe('a seat with questions for several fighters', () => {
  const shouted = () => new TestSeat(brawl(), ['ben']).see({ as: 'ana', do: 'shout' });

  it('shows the first question unless another is selected', () => {
    const { controller } = new TestSeat(brawl(), 'gm').see({ as: 'ana', do: 'shout' });
    expect(askedOf(controller)).toEqual(['ben brace', 'rex brace']);
    expect(controller.prompts.question.value?.for).toBe('ben');
    controller.selectQuestion(controller.prompts.questions.value[1]?.id ?? '');
    expect(controller.prompts.question.value?.for).toBe('rex');
  });

  it('shows the remaining question once the selected one is answered', async () => {
    const { controller, battle } = new TestSeat(brawl(), 'gm').see({ as: 'ana', do: 'shout' });
    const [, second] = controller.prompts.questions.value;
    controller.selectQuestion(second?.id ?? '');
    await controller.inputs.send({ as: 'rex', answer: 'brace' }, second?.id ?? '');
    expect(battle.prompts.map(({ for: asked }) => asked)).toEqual(['ben']);
    expect(controller.prompts.question.value?.for).toBe('ben');
  });

  it('passes for all of them at once, until something new happens', async () => {
    const { controller, battle } = new TestSeat(brawl(), 'gm').see({ as: 'ana', do: 'shout' });
    expect(controller.prompts.questions.value.length).toBe(2);
    await controller.passForAll();
    expect(battle.prompts.map(({ kind }) => kind)).toEqual(['turn']);
    expect(battle.table.fighters.rex?.standing).toEqual([{ policy: 'never', laid: battle.table.laid }]);
  });

  it('is not asked for the fighters of another seat', () => {
    expect(askedOf(shouted().controller)).toEqual(['ben brace']);
  });
});

describe('anytime actions', () => {
  it.each([
    { when: 'in the seat’s own turn', see: [] },
    { when: 'in another turn', see: [{ as: 'ana', do: 'end-turn' }] },
    { when: 'while a fighter is asked', see: [{ as: 'ana', do: 'shout' }] },
  ])('are offered $when, only for the seat’s own fighters', ({ see }) => {
    const { controller } = new TestSeat(brawl(), ['ana']).see(...see);
    expect(controller.prompts.anytime.value.map(({ by, option }) => [by, option])).toEqual([
      ['ana', 'cheer'],
    ]);
  });

  it('answer no prompt', async () => {
    const { controller, battle } = new TestSeat(brawl(), ['ben']).see({ as: 'ana', do: 'shout' });
    const [cheer] = controller.prompts.anytime.value;
    if (cheer) await controller.inputs.take(cheer, {});
    expect(controller.toasts.shown.value).toEqual([]);
    expect(battle.prompts.map(({ for: asked }) => asked)).toContain('ben');
  });
});

describe('the activity of a seat', () => {
  it('ends when another one starts', () => {
    const { controller } = new TestSeat(brawl(), 'gm');
    controller.activity.prepare(draftOf(offer(controller, 'hit')));
    place(controller, { target: 'rat' });
    expect([controller.activity.draft.value, currentTool(controller).value?.name]).toEqual([null, 'placing']);
    controller.activity.propose([1, 1]);
    expect([controller.activity.tool.value, controller.activity.proposed.value]).toEqual([null, [1, 1]]);
  });

  it('continues while inputs of other seats leave it legal', () => {
    const seat = new TestSeat(brawl(), ['ana']);
    seat.controller.activity.prepare(draftOf(offer(seat.controller, 'hit')));
    seat.see({ as: 'ben', do: 'cheer' });
    expect(seat.controller.activity.draft.value?.offer.option).toBe('hit');
  });

  it('loses targets that are no longer legal', () => {
    const seat = new TestSeat(brawl(), ['ana']);
    seat.controller.activity.prepare(draftOf(offer(seat.controller, 'hit')));
    seat.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [4, 0] });
    expect(seat.controller.activity.draft.value?.offer.variants).not.toContainEqual({ target: 'rat' });
  });

  it('ends when another input makes it impossible', () => {
    const seat = new TestSeat(brawl(), ['ana']);
    seat.controller.activity.prepare({
      ...draftOf(offer(seat.controller, 'hit')),
      chosen: { target: 'rat' },
    });
    seat.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [4, 0] });
    expect(seat.controller.activity.draft.value).toBeNull();
  });

  it('continues when its input is rejected', async () => {
    const { controller } = new TestSeat(brawl(), ['ana']);
    controller.activity.prepare({ ...draftOf(offer(controller, 'hit')), chosen: { target: 'rat' } });
    await controller.inputs.take(offer(controller, 'hit'), { target: 'ana' });
    expect(controller.toasts.shown.value).toHaveLength(1);
    expect(controller.activity.draft.value?.chosen).toEqual({ target: 'rat' });
  });

  it('ends once its input is accepted', async () => {
    const { controller } = new TestSeat(brawl({ dice: [1] }), ['ana']);
    const draft = { ...draftOf(offer(controller, 'hit')), chosen: { target: 'rat' } };
    controller.activity.prepare(draft);
    await controller.inputs.commit(draft);
    expect(controller.prompts.offers.value.map(({ option }) => option)).toContain('hit');
    expect(controller.activity.draft.value).toBeNull();
  });
});
