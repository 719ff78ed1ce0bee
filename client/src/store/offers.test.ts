import { describe, expect, it } from 'vitest';
import { Chair } from '../testing/chair.ts';
import { show, showing } from '../testing/show.ts';
import { chooseBesides, draftOf, isOpen, type Offer, rowsOf } from './draft.ts';
import { entryOf, faultOfDraft, offersOf } from './offers.ts';
import type { Scene } from './scene.ts';

function sceneOf({ stage }: Chair): Scene {
  if (!stage.scene.value) throw new Error('There is nothing to see.');
  return stage.scene.value;
}

function offerIn(offers: readonly Offer[], option: string): Offer {
  const offer = offers.find((one) => one.option === option);
  if (!offer) throw new Error(`There is no ${option} on offer.`);
  return offer;
}

const ana = () => new Chair(showing(), ['ana']);
const asOne = (scene: Scene, each: readonly string[]): Scene => {
  const { description } = show;
  const study = { label: 'Study', help: '', group: 'plan', each };
  const actions = { ...description.actions, study };
  return { ...scene, ruleset: { ...show, description: { ...description, actions } } as Scene['ruleset'] };
};

describe('a turn', () => {
  it('offers what is legal, with what its parameters are', () => {
    const hit = offerIn(ana().hand.offers.value, 'hit');
    expect(hit.variants).toEqual([{ target: 'ben' }, { target: 'rat' }, { target: 'rex' }]);
    expect(hit.params.target?.type).toBe('fighter');
  });

  it('offers nothing to a seat that plays nobody', () => {
    expect(new Chair(showing(), []).hand.offers.value).toEqual([]);
  });

  it('offers an action once for each thing that it is said to be', () => {
    const chair = ana();
    const [turn] = chair.hand.turns.value;
    const scene = asOne(sceneOf(chair), ['part']);
    const studies = turn ? offersOf(scene, turn).filter(({ option }) => option === 'study') : [];
    expect(studies.map(({ thing }) => thing)).toEqual(['head', 'left-arm', 'belly', 'right-arm']);
    expect(studies.map(({ variants }) => variants)).toContainEqual([{ part: 'belly' }]);
  });

  it('says why what was chosen besides is not allowed', () => {
    const chair = ana();
    const high = chooseBesides(draftOf(offerIn(chair.hand.offers.value, 'flourish')), 'height', 3);
    expect(faultOfDraft(sceneOf(chair), high)).toBeUndefined();
    const bold = chooseBesides(high, 'bold', true);
    expect(faultOfDraft(sceneOf(chair), bold)).toMatchObject({ code: 'prevented' });
  });
});

describe('a question', () => {
  const struck = () => new Chair(showing(), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });

  it('offers its answers as the server tells them', () => {
    const chair = struck();
    const prompt = chair.hand.reaction.value;
    const offers = prompt ? offersOf(sceneOf(chair), prompt) : [];
    expect(offers.map(({ option }) => option)).toEqual(['pass', 'guard', 'counter', 'aside']);
    expect(isOpen(draftOf(offerIn(offers, 'guard')))).toBe(false);
    expect(rowsOf(draftOf(offerIn(offers, 'aside')))).toMatchObject([{ key: 'to', look: 'hex' }]);
  });

  it('reads an option without an entry as plain words', () => {
    expect(entryOf(sceneOf(struck()), { kind: 'defend', option: 'step-aside' }).label).toBe('Step aside');
  });
});
