import { describe, expect, it } from 'vitest';
import { demoBattle, demoRuleset } from '../testing/demo-ruleset.ts';
import { TestSeat } from '../testing/test-seat.ts';
import { chooseBesides, draftOf, isOpen, type Offer, rowsOf } from './draft.ts';
import { entryOf, faultOfDraft, offersOf } from './offers.ts';
import type { BattleSnapshot } from './snapshot.ts';

function snapshotOf({ model }: TestSeat): BattleSnapshot {
  if (!model.snapshot.value) throw new Error('There is nothing to see.');
  return model.snapshot.value;
}

function offerIn(offers: readonly Offer[], option: string): Offer {
  const offer = offers.find((one) => one.option === option);
  if (!offer) throw new Error(`There is no ${option} on offer.`);
  return offer;
}

const ana = () => new TestSeat(demoBattle(), ['ana']);
const asOne = (snapshot: BattleSnapshot, each: readonly string[]): BattleSnapshot => {
  const { description } = demoRuleset;
  const study = { label: 'Study', help: '', group: 'plan', each };
  const actions = { ...description.actions, study };
  return {
    ...snapshot,
    ruleset: { ...demoRuleset, description: { ...description, actions } } as BattleSnapshot['ruleset'],
  };
};

describe('a turn', () => {
  it('offers the legal actions with the types of their parameters', () => {
    const hit = offerIn(ana().controller.prompts.offers.value, 'hit');
    expect(hit.variants).toEqual([{ target: 'ben' }, { target: 'rat' }, { target: 'rex' }]);
    expect(hit.params.target?.type).toBe('fighter');
  });

  it('offers nothing to a seat without fighters', () => {
    expect(new TestSeat(demoBattle(), []).controller.prompts.offers.value).toEqual([]);
  });

  it('offers an action separately for each thing that it can be used on', () => {
    const seat = ana();
    const [turn] = seat.controller.prompts.turns.value;
    const snapshot = asOne(snapshotOf(seat), ['part']);
    const studies = turn ? offersOf(snapshot, turn).filter(({ option }) => option === 'study') : [];
    expect(studies.map(({ thing }) => thing)).toEqual(['head', 'left-arm', 'belly', 'right-arm']);
    expect(studies.map(({ variants }) => variants)).toContainEqual([{ part: 'belly' }]);
  });

  it('explains why an optional choice is not allowed', () => {
    const seat = ana();
    const high = chooseBesides(
      draftOf(offerIn(seat.controller.prompts.offers.value, 'flourish')),
      'height',
      3,
    );
    expect(faultOfDraft(snapshotOf(seat), high)).toBeUndefined();
    const bold = chooseBesides(high, 'bold', true);
    expect(faultOfDraft(snapshotOf(seat), bold)).toMatchObject({ code: 'prevented' });
  });
});

describe('a question', () => {
  const struck = () => new TestSeat(demoBattle(), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });

  it('offers the answers that the server sends', () => {
    const seat = struck();
    const prompt = seat.controller.prompts.question.value;
    const offers = prompt ? offersOf(snapshotOf(seat), prompt) : [];
    expect(offers.map(({ option }) => option)).toEqual(['pass', 'guard', 'counter', 'aside']);
    expect(isOpen(draftOf(offerIn(offers, 'guard')))).toBe(false);
    expect(rowsOf(draftOf(offerIn(offers, 'aside')))).toMatchObject([{ key: 'to', look: 'hex' }]);
  });

  it('labels an option without an entry with the words of its id', () => {
    expect(entryOf(snapshotOf(struck()), { kind: 'defend', option: 'step-aside' }).label).toBe('Step aside');
  });
});
