import { describe, expect, it } from 'vitest';
import type { Content } from '../engine/content/content.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { type RulesetContent, renewContent } from './server-content.ts';

const packOf = (name: string, content: Content): RulesetContent => ({
  packs: [{ name, version: '1', hash: name.repeat(64).slice(0, 64) }],
  content,
});

const EARLIER = packOf('a', { weapons: { sword: { sides: 12 } } });
const LATER = packOf('b', {
  weapons: { sword: { sides: 8, dice: 2 }, 'frost-axe': { like: 'axe', label: 'Frost axe' } },
});

const bare = parseSetup({
  ruleset: 'flow',
  map: { radius: 2 },
  combatants: [{ id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } }],
});
const own = { ...bare, content: { weapons: { sword: { sides: 6 } } } };

describe('the packs of a fight', () => {
  it('override earlier packs, and the fight’s own content overrides all packs', () => {
    expect(renewContent(bare, [], [EARLIER, LATER]).content).toMatchObject({
      weapons: { sword: { sides: 8 } },
    });
    expect(renewContent(own, [], [EARLIER, LATER]).content).toMatchObject({
      weapons: { sword: { sides: 6, dice: 2 } },
    });
  });

  it('leave no trace when they are removed', () => {
    expect(renewContent(renewContent(bare, [], [LATER]), [LATER], [])).toEqual(bare);
    expect(renewContent(renewContent(own, [], [LATER]), [LATER], [])).toEqual(own);
  });

  it('regain the values that another pack overrode when that pack is removed', () => {
    const both = renewContent(bare, [], [EARLIER, LATER]);
    expect(renewContent(both, [EARLIER, LATER], [EARLIER])).toEqual(renewContent(bare, [], [EARLIER]));
  });
});
