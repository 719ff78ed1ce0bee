import { brawl } from '@riposte/shared/engine/testing/battles';
import { describe, expect, it } from 'vitest';
import { Chair } from '../testing/chair.ts';
import { place } from '../tools/placing.ts';
import { draftOf, type Offer } from './draft.ts';
import type { Hand } from './hand.ts';

const askedOf = ({ questions }: Hand) => questions.value.map(({ for: asked, kind }) => `${asked} ${kind}`);

function offer({ offers }: Hand, option: string): Offer {
  const found = offers.value.find((one) => one.option === option);
  if (!found) throw new Error(`There is no ${option} on offer.`);
  return found;
}

describe('a seat that is asked for several fighters at once', () => {
  const shouted = () => new Chair(brawl(), ['ben']).see({ as: 'ana', do: 'shout' });

  it('is asked about the first, unless it turns to another', () => {
    const { hand } = new Chair(brawl(), 'gm').see({ as: 'ana', do: 'shout' });
    expect(askedOf(hand)).toEqual(['ben brace', 'rex brace']);
    expect(hand.reaction.value?.for).toBe('ben');
    hand.turnTo(hand.questions.value[1]?.id ?? '');
    expect(hand.reaction.value?.for).toBe('rex');
  });

  it('goes back to what is left once that has been answered', async () => {
    const { hand, battle } = new Chair(brawl(), 'gm').see({ as: 'ana', do: 'shout' });
    const [, second] = hand.questions.value;
    hand.turnTo(second?.id ?? '');
    await hand.send({ as: 'rex', answer: 'brace' }, second?.id ?? '');
    expect(battle.prompts.map(({ for: asked }) => asked)).toEqual(['ben']);
    expect(hand.reaction.value?.for).toBe('ben');
  });

  it('passes for all of them at once, and is asked again when something new happens', async () => {
    const { hand, battle } = new Chair(brawl(), 'gm').see({ as: 'ana', do: 'shout' });
    expect(hand.questions.value.length).toBe(2);
    await hand.passForAll();
    expect(battle.prompts.map(({ kind }) => kind)).toEqual(['turn']);
    expect(battle.table.fighters.rex?.standing).toEqual([{ policy: 'never', laid: battle.table.laid }]);
  });

  it('is asked nothing that another seat is', () => {
    expect(askedOf(shouted().hand)).toEqual(['ben brace']);
  });
});

describe('what may be done at any time', () => {
  it.each([
    { when: 'in the own turn', see: [] },
    { when: 'in somebody else’s', see: [{ as: 'ana', do: 'end-turn' }] },
    { when: 'while somebody is asked', see: [{ as: 'ana', do: 'shout' }] },
  ])('is there $when, for the own fighters alone', ({ see }) => {
    const { hand } = new Chair(brawl(), ['ana']).see(...see);
    expect(hand.asides.value.map(({ by, option }) => [by, option])).toEqual([['ana', 'cheer']]);
  });

  it('answers no prompt', async () => {
    const { hand, battle } = new Chair(brawl(), ['ben']).see({ as: 'ana', do: 'shout' });
    const [cheer] = hand.asides.value;
    if (cheer) await hand.take(cheer, {});
    expect(hand.toasts.shown.value).toEqual([]);
    expect(battle.prompts.map(({ for: asked }) => asked)).toContain('ben');
  });
});

describe('what a hand is doing', () => {
  it('is one thing at a time', () => {
    const { hand } = new Chair(brawl(), 'gm');
    hand.prepare(draftOf(offer(hand, 'hit')));
    place(hand, { target: 'rat' });
    expect([hand.draft.value, hand.tool.value?.name]).toEqual([null, 'placing']);
    hand.propose([1, 1]);
    expect([hand.wielded.value, hand.proposed.value]).toEqual([null, [1, 1]]);
  });

  it('goes on while others do what leaves it possible', () => {
    const chair = new Chair(brawl(), ['ana']);
    chair.hand.prepare(draftOf(offer(chair.hand, 'hit')));
    chair.see({ as: 'ben', do: 'cheer' });
    expect(chair.hand.draft.value?.offer.option).toBe('hit');
  });

  it('loses the targets that have gone meanwhile', () => {
    const chair = new Chair(brawl(), ['ana']);
    chair.hand.prepare(draftOf(offer(chair.hand, 'hit')));
    chair.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [4, 0] });
    expect(chair.hand.draft.value?.offer.variants).not.toContainEqual({ target: 'rat' });
  });

  it('ends when somebody makes it impossible', () => {
    const chair = new Chair(brawl(), ['ana']);
    chair.hand.prepare({ ...draftOf(offer(chair.hand, 'hit')), chosen: { target: 'rat' } });
    chair.see({ as: 'gm', do: 'gm.move', target: 'rat', to: [4, 0] });
    expect(chair.hand.draft.value).toBeNull();
  });

  it('stays as it was when it is refused', async () => {
    const { hand } = new Chair(brawl(), ['ana']);
    hand.prepare({ ...draftOf(offer(hand, 'hit')), chosen: { target: 'rat' } });
    await hand.take(offer(hand, 'hit'), { target: 'ana' });
    expect(hand.toasts.shown.value).toHaveLength(1);
    expect(hand.draft.value?.chosen).toEqual({ target: 'rat' });
  });

  it('is over once it has been done', async () => {
    const { hand } = new Chair(brawl({ dice: [1] }), ['ana']);
    const draft = { ...draftOf(offer(hand, 'hit')), chosen: { target: 'rat' } };
    hand.prepare(draft);
    await hand.commit(draft);
    expect(hand.offers.value.map(({ option }) => option)).toContain('hit');
    expect(hand.draft.value).toBeNull();
  });
});
