import { expect, it } from 'vitest';
import { line } from './log.ts';

const nameOf = (id: string) => ({ isolde: 'Isolde', troll: 'River troll' })[id] ?? id;
const told = (facts: string) => line({ type: 'learned', by: 'isolde', facts }, nameOf)?.text;

it.each([
  ['troll:attack:lower', 'River troll’s attack bonus is lower than yours'],
  ['troll:defense=4', 'River troll’s defense bonus is 4'],
  ['troll:skill=close', 'River troll’s best attack is close'],
  ['troll:attack-ability:fighting', 'River troll attacks with Fighting'],
  ['The bridge is mined', 'The bridge is mined'],
])('the log says in words what the fact %s means', (fact, text) => {
  expect(told(fact)).toBe(`Isolde learns: ${text}.`);
});

it('the log separates several facts', () => {
  expect(told('troll:attack:equal, troll:defense:higher')).toBe(
    'Isolde learns: River troll’s attack bonus is the same as yours; River troll’s defense bonus is higher than yours.',
  );
});
