import { expect, it } from 'vitest';
import { valueText, wordingOf } from '../../../engine/presentation/phrases.ts';
import { degrees } from '../index.ts';
import { line } from './log.ts';

const nameOf = (id: string) => ({ isolde: 'Isolde', troll: 'River troll' })[id] ?? id;
const told = (facts: string) => line({ type: 'learned', by: 'isolde', facts }, nameOf)?.text;

it.each([
  ['troll:attack:lower', 'River troll’s attack bonus is lower than yours'],
  ['troll:defense=4', 'River troll’s defense bonus is 4'],
  ['troll:skill=close', 'River troll’s primary attack type: Close'],
  ['troll:attack-ability:fighting', 'River troll’s attack is based on Fighting'],
  ['The bridge is mined', 'The bridge is mined'],
])('the log puts the fact %s into words', (fact, text) => {
  expect(told(fact)).toBe(`Isolde learns: ${text}.`);
});

it('the log separates facts with commas', () => {
  expect(told('troll:attack:equal, troll:defense:higher')).toBe(
    'Isolde learns: River troll’s attack bonus is the same as yours, River troll’s defense bonus is higher than yours.',
  );
});

it('the sheet shows in words what a fighter has learned', () => {
  const facts = ['The bridge is mined', 'troll:attack:lower', 'troll:skill=close'];
  const told = { key: 'intel', kind: degrees.fields.intel?.kind };
  expect(valueText(wordingOf(degrees.description, nameOf), told, facts)).toBe(
    'The bridge is mined, River troll’s attack bonus is lower than yours, River troll’s primary attack type: Close',
  );
});

it.each([
  { key: 'effects', value: ['troll:snare'], text: 'Snare from River troll' },
  { key: 'mods', value: ['attack:+1:troll'], text: 'Attack +1 against River troll' },
  { key: 'mods', value: ['all:-2'], text: 'Everything −2' },
  { key: 'mods', value: ['boost:fighting:+2'], text: 'Fighting +2 (boost)' },
  { key: 'mods', value: ['burst:disadvantage'], text: 'Burst: your Disadvantages don’t count' },
])('the sheet shows $value of $key in words', ({ key, value, text }) => {
  const told = { key, kind: degrees.fields[key]?.kind };
  expect(valueText(wordingOf(degrees.description, nameOf), told, value)).toBe(text);
});

it('the log shows the causes of a check with its die', () => {
  const causes = [
    { why: 'attack.close', value: 6 },
    { why: 'aim', value: 2 },
  ];
  const event = {
    type: 'checked',
    by: 'isolde',
    target: 'troll',
    kind: 'attack',
    of: 'rapier',
    die: 9,
    causes,
  };
  const told = line({ ...event, total: 17, dc: 14, degree: 1 }, nameOf);
  expect(told?.sum?.lines).toEqual([
    { label: 'Close attack', value: 6, clause: 'DEG-R38' },
    { label: 'Aim', value: 2, clause: 'DEG-67' },
    { label: 'd20', value: 9 },
  ]);
  expect(told?.arithmetic).toBe(
    'Close attack 6 + 2 Aim + 9 d20 = 17; vs. 14, margin +3: 1 degree of success',
  );
});
