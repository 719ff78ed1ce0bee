import { describe, expect, it } from 'vitest';
import { brawl, send } from './testing/battles.ts';
import type { Viewer } from './view.ts';

const gm: Viewer = { role: 'gm' };
const ana: Viewer = { role: 'player', fighters: ['ana'] };
/** Rex stands next to Ana, and only the GM knows. */
const ambush = { fighters: { rex: { hidden: true } } };

describe('what a seat is refused', () => {
  it.each([
    { name: 'the GM, who sees the target, may strike it', viewer: gm, target: 'rex', code: undefined },
    {
      name: 'whoever does not see it is told of no such target',
      viewer: ana,
      target: 'rex',
      code: 'no-such-target',
    },
    { name: 'as of somebody who was never there', viewer: ana, target: 'nobody', code: 'no-such-target' },
  ])('$name', ({ viewer, target, code }) => {
    const battle = brawl(ambush);
    expect(battle.check({ as: 'ana', do: 'hit', target }, viewer)?.code).toBe(code);
  });

  it('reads the same of a hidden target as of none', () => {
    const battle = brawl(ambush);
    const refusals = ['rex', 'nobody'].map((target) => battle.check({ as: 'ana', do: 'hit', target }, ana));
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it('does not tell the turn of somebody hidden from a question to it', () => {
    const battle = brawl(ambush);
    for (const as of ['ana', 'ben', 'rat']) send(battle, { as, do: 'end-turn' });
    const refusedInTurn = battle.check({ as: 'ana', do: 'hit', target: 'rat' }, ana);
    send(battle, { as: 'rex', do: 'end-turn' });
    send(battle, { as: 'ana', do: 'hit', target: 'rex' });
    expect(battle.prompts.map((prompt) => prompt.for)).toEqual(['rex']);
    expect(battle.check({ as: 'ana', do: 'hit', target: 'rat' }, ana)).toEqual(refusedInTurn);
  });

  it('is any input that says whose eyes it was seen with', () => {
    const input = { as: 'ana', do: 'hit', target: 'rat', eyes: ana };
    expect(brawl().check(input, ana)?.code).toBe('bad-input');
    expect(brawl().check(input)).toBeNull();
  });
});
