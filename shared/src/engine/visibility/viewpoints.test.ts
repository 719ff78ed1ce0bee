import { describe, expect, it } from 'vitest';
import type { Battle } from '../battle/battle.ts';
import type { Input } from '../battle/input.ts';
import { applyAll } from '../history/journal.ts';
import { brawl, send } from '../testing/battles.ts';
import type { Viewer } from './viewer.ts';

const gm: Viewer = { role: 'gm' };
const ana: Viewer = { role: 'player', fighters: ['ana'] };
/** Returns a battle in which Rex stands next to Ana, hidden from all viewers except the GM. */
const ambush = { fighters: { rex: { hidden: true } } };

describe('a check in a seat’s view', () => {
  it.each([
    { name: 'accepts a hidden target from the GM, who sees it', viewer: gm, target: 'rex', code: undefined },
    {
      name: 'rejects a hidden target from a player as no-such-target',
      viewer: ana,
      target: 'rex',
      code: 'no-such-target',
    },
    {
      name: 'rejects a target that does not exist as no-such-target',
      viewer: ana,
      target: 'no-such-fighter',
      code: 'no-such-target',
    },
  ])('$name', ({ viewer, target, code }) => {
    const battle = brawl(ambush);
    expect(battle.check({ as: 'ana', do: 'hit', target }, viewer)?.code).toBe(code);
  });

  it('gives the same rejection for a hidden target as for a missing one', () => {
    const battle = brawl(ambush);
    const refusals = ['rex', 'no-such-fighter'].map((target) =>
      battle.check({ as: 'ana', do: 'hit', target }, ana),
    );
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it('gives the same rejection during a hidden fighter’s turn as during its prompt', () => {
    const battle = brawl(ambush);
    for (const as of ['ana', 'ben', 'rat']) send(battle, { as, do: 'end-turn' });
    const refusedInTurn = battle.check({ as: 'ana', do: 'hit', target: 'rat' }, ana);
    send(battle, { as: 'rex', do: 'end-turn' });
    send(battle, { as: 'ana', do: 'hit', target: 'rex' });
    expect(battle.prompts.map((prompt) => prompt.for)).toEqual(['rex']);
    expect(battle.check({ as: 'ana', do: 'hit', target: 'rat' }, ana)).toEqual(refusedInTurn);
  });

  it('rejects a player’s input that names its viewer', () => {
    const input = { as: 'ana', do: 'hit', target: 'rat', eyes: ana };
    expect(brawl().check(input, ana)?.code).toBe('bad-input');
    expect(brawl().check(input)).toBeNull();
  });

  it('rejects a player’s input that names considered options', () => {
    const weighed = [{ what: 'hit', target: 'rat', chance: 0.5 }];
    const input = { as: 'ana', do: 'end-turn', weighed };
    expect(brawl().check(input, ana)?.code).toBe('bad-input');
    expect(brawl().apply(input)[0]).toEqual({ type: 'weighed', by: 'ana', ways: weighed });
  });
});

describe('an attempt', () => {
  /** Returns a battle in which the rat is about to hit Ana. Rex is hidden in a hex that she could step into. */
  const cornered = () => {
    const battle = brawl({ dice: [], fighters: { rex: { hidden: true, at: [-1, 0] } } });
    for (const as of ['ana', 'ben']) send(battle, { as, do: 'end-turn' });
    send(battle, { as: 'rat', do: 'hit', target: 'ana' });
    return battle;
  };
  const aside = { as: 'ana', answer: 'aside', to: [-1, 0] };

  it('is legal only in the view of its sender', () => {
    const battle = cornered();
    expect(battle.check(aside, gm)?.code).toBe('occupied');
    expect(battle.check(aside, ana)).toBeNull();
    expect(battle.heard(aside as Input, ana)).toEqual({ ...aside, eyes: ana });
  });

  it('is offered to players who cannot see the reason why it will fail', () => {
    const [prompt] = cornered().prompts;
    const hexesFor = (viewer?: Viewer) =>
      prompt
        ?.options(viewer)
        .find(({ option }) => option === 'aside')
        ?.variants.map(({ to }) => to);
    expect(hexesFor()).toContainEqual([-1, 0]);
    expect(hexesFor(gm)).not.toContainEqual([-1, 0]);
  });

  it.each([
    { ruling: 'show', shown: true },
    { ruling: 'keep-hidden', shown: false },
  ])('runs into the hidden fighter, and the GM rules: $ruling', ({ ruling, shown }) => {
    const battle = cornered();
    const events = send(battle, battle.heard(aside as Input, ana));
    expect(events).toContainEqual({ type: 'came-upon', by: 'ana', at: [-1, 0] });
    expect(battle.table.fighters.ana?.at).toEqual([0, 0]);
    expect(battle.prompts.map(({ kind }) => kind)).toEqual(['come-upon']);
    send(battle, { as: 'gm', answer: ruling });
    expect(battle.table.fighters.rex?.hidden).toBe(!shown);
  });

  it('reveals the hidden fighter if the GM does not answer', () => {
    const battle = cornered();
    send(battle, battle.heard(aside as Input, ana), { as: 'gm', do: 'gm.timeout' });
    expect(battle.table.fighters.rex?.hidden).toBe(false);
  });

  it('is replayed from a journal without seats', () => {
    const battle = cornered();
    const before = ['ana', 'ben'].map((as) => ({ as, do: 'end-turn' }));
    const inputs = [...before, { as: 'rat', do: 'hit', target: 'ana' }, battle.heard(aside as Input, ana)];
    send(battle, inputs.at(-1));
    const again = brawl({ fighters: { rex: { hidden: true, at: [-1, 0] } } });
    applyAll(again as Battle, inputs as Input[]);
    expect(again.hash()).toBe(battle.hash());
  });
});

describe('the GM', () => {
  it('reveals and hides fighters at any time', () => {
    const battle = brawl();
    send(battle, { as: 'gm', do: 'gm.hide', target: 'rex', hidden: true });
    expect(battle.table.fighters.rex?.hidden).toBe(true);
    const events = send(battle, { as: 'gm', do: 'gm.hide', target: 'rex', hidden: false });
    expect(events).toEqual([{ type: 'shown', target: 'rex' }]);
  });
});
