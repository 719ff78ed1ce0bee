import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect, it } from 'vitest';
import { rulesNotKnown } from '../words/arrival.ts';
import { Refused } from './api.ts';
import { rulesOf } from './rulebooks.ts';

const opened = { id: 'one', role: 'player', title: 'One', status: 'fighting' } as const;

it.each(Object.values(RULESETS))(
  'the page finds the rules of a $id battle by their version',
  async (ruleset) => {
    expect(await rulesOf({ ...opened, ruleset: ruleset.id, version: ruleset.version })).toBe(ruleset);
  },
);

it.each(Object.values(RULESETS))(
  'the page refuses a $id battle if it lacks the version of the rules, and asks the user to reload',
  async (ruleset) => {
    const battle = { ...opened, ruleset: ruleset.id, version: ruleset.version + 1 };
    const refused = await rulesOf(battle).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).message).toBe(rulesNotKnown);
  },
);
