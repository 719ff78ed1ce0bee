import { expect, it } from 'vitest';
import { brawl } from '../testing/battles.ts';
import { actionsOn, legalAct } from './action.ts';
import { checkedIntent, prospectOf } from './forecast.ts';

it('a forecast checks an intent only if it has not been checked', () => {
  const { table } = brawl();
  const rest = actionsOn<typeof table>()({ check: () => 'blocked', *run() {} });
  expect(legalAct(table, rest, 'ann', prospectOf('turn', 'rest', {}))).toBeUndefined();
  expect(legalAct(table, rest, 'ann', checkedIntent('rest', {}))).toBeDefined();
});
