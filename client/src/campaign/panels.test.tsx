import type { Change } from '@riposte/shared/campaign/apply-change';
import { afterBattleDeleted } from '@riposte/shared/campaign/deleted-battle';
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { campaignWith, renderFor } from '../testing/campaign.tsx';
import { FightList } from './fight-list.tsx';
import { FightPage } from './fight-page.tsx';
import { HeroCards } from './hero-cards.tsx';
import { HeroPage } from './hero-page.tsx';
import { RestForm } from './rest-form.tsx';

afterEach(cleanup);

const HERO = 'h3';
const FIGHT: Change = { do: 'add-fight', battle: 'abc', title: 'At the weir' };
const RESULTS: Change = {
  do: 'propose-results',
  fight: 'f4',
  results: [
    {
      hero: HERO,
      differences: [{ part: 'state', key: 'hp', after: 5 }],
      record: { deeds: ['Ida fells the ogre.'], luck: 1.5 },
    },
  ],
};
const APPLIED: Change = { do: 'apply-results', fight: 'f4', heroes: [HERO] };

it('a hero’s card shows the owner and the health that the hero carries', () => {
  const card = renderFor('m2', campaignWith(FIGHT, RESULTS, APPLIED), <HeroCards />).getByTestId('hero-h3');
  expect(card.textContent).toContain('Played by Ann');
  expect(card.textContent).toContain('Hit points 5 of 32');
});

it('a hero that has changed since the last visit is marked', () => {
  const before = campaignWith();
  const hurt: Change = { do: 'edit-hero', hero: HERO, state: { hp: 5 } };
  const cards = (after: Change[]) => renderFor('m1', campaignWith(...after), <HeroCards />, before);
  expect(cards([]).queryByText('Changed')).toBeNull();
  cleanup();
  expect(cards([hurt]).getByTestId('hero-h3').textContent).toContain('Changed');
});

it('members can enter a fight as soon as it is open', () => {
  expect(renderFor('m2', campaignWith(), <FightList />).queryByTestId('enter-f4')).toBeNull();
  cleanup();
  expect(renderFor('m2', campaignWith(FIGHT), <FightList />).queryByTestId('enter-f4')).not.toBeNull();
});

it('a GM sees each value that a hero takes along, and can leave it out', () => {
  const { getByTestId, queryByTestId, container } = renderFor(
    'm1',
    campaignWith(FIGHT, RESULTS),
    <FightPage id="f4" />,
  );
  expect(getByTestId('value-hp').textContent).toContain('Hit points: 32 → 5');
  fireEvent.click(getByTestId('leave-out-hp'));
  expect(queryByTestId('value-hp')).toBeNull();
  expect(container.textContent).toContain('Takes nothing along.');
});

it('a GM can change a value before applying it', () => {
  const { getByTestId } = renderFor('m1', campaignWith(FIGHT, RESULTS), <FightPage id="f4" />);
  const field = getByTestId('value-hp').querySelector('input');
  if (field) fireEvent.input(field, { target: { value: '9' } });
  expect(getByTestId('value-hp').textContent).toContain('Hit points: 32 → 9');
});

const ORDERS: Change = {
  do: 'edit-result',
  fight: 'f4',
  hero: HERO,
  differences: [
    { part: 'orders', key: '', after: [{ policy: 'never-if', kind: 'defend', when: { concerns: HERO } }] },
  ],
};

it.each([
  { name: 'its owner', member: 'm2' },
  { name: 'a GM', member: 'm1' },
])('$name reads the auto-responses of a hero in words', ({ member }) => {
  const campaign = campaignWith(FIGHT, RESULTS, ORDERS, APPLIED);
  const { getByTestId } = renderFor(member, campaign, <HeroPage id={HERO} />);
  expect(getByTestId('order').textContent).toContain('Pass if it concerns Ida.When asked: “');
});

it('the page of a hero without auto-responses has no list of them', () => {
  const { queryByTestId } = renderFor('m2', campaignWith(), <HeroPage id={HERO} />);
  expect(queryByTestId('hero-orders')).toBeNull();
});

it('the page asks at once about the applied results of a fight whose table was deleted', () => {
  const deleted = afterBattleDeleted(campaignWith(FIGHT, RESULTS, APPLIED), 'abc');
  const { getByTestId } = renderFor('m1', deleted, <FightPage id="f4" />);
  expect(getByTestId('remove-keep').closest('fieldset')?.textContent).toContain('was deleted');
});

it('the page asks about applied results before a fight is removed', () => {
  const { getByTestId, queryByTestId } = renderFor(
    'm1',
    campaignWith(FIGHT, RESULTS, APPLIED),
    <FightPage id="f4" />,
  );
  fireEvent.click(getByTestId('remove-fight'));
  expect(queryByTestId('remove-keep')).not.toBeNull();
  expect(queryByTestId('remove-undo')).not.toBeNull();
});

it('an undone result lists the values that later changes have touched', () => {
  const edited: Change = { do: 'edit-hero', hero: HERO, state: { hp: 9 } };
  const undone: Change = { do: 'undo-results', fight: 'f4', heroes: [HERO] };
  const campaign = campaignWith(FIGHT, RESULTS, APPLIED, edited, undone);
  const { getByTestId } = renderFor('m1', campaign, <FightPage id="f4" />);
  expect(getByTestId('kept-h3').textContent).toContain('Hit points: 32 → 5 (changed again since)');
});

it('a rest shows beforehand what it restores', () => {
  const campaign = campaignWith(FIGHT, RESULTS, APPLIED);
  const { getByTestId } = renderFor('m1', campaign, <RestForm heroes={campaign.heroes} />);
  expect(getByTestId('restored').textContent).toBe('Hit points: 5 → 32');
});

it('the history shows fights with deeds and luck, latest first', () => {
  const campaign = campaignWith(FIGHT, RESULTS, APPLIED, { do: 'rest', heroes: [HERO], rest: 'long-rest' });
  const { container } = renderFor('m2', campaign, <HeroPage id={HERO} />);
  const entries = [...container.querySelectorAll('.hero-history > li')].map(({ textContent }) => textContent);
  const headings = [...container.querySelectorAll('.hero-history > li > b')].map(
    ({ textContent }) => textContent,
  );
  expect(headings).toEqual(['Long rest', 'At the weir', 'Joined the campaign']);
  expect(entries[1]).toContain('Ida fells the ogre.');
  expect(entries[1]).toContain('Luck: +1.5 good rolls');
});

it.each([
  { name: 'a GM edits sheet and condition', as: 'm1', editable: [], rows: ['Sheet', 'Condition'] },
  { name: 'an owner edits neither by default', as: 'm2', editable: [], rows: [] },
  {
    name: 'an owner edits the parts that the GM allows',
    as: 'm2',
    editable: ['state' as const],
    rows: ['Condition'],
  },
])('$name', ({ as, editable, rows }) => {
  const campaign = campaignWith({ do: 'edit-hero', hero: HERO, editable });
  const { getByTestId, container } = renderFor(as, campaign, <HeroPage id={HERO} />);
  fireEvent.click(getByTestId('edit-hero'));
  const shown = [...container.querySelectorAll('.kind-rows > summary')].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(shown).toEqual(rows);
});

it('a hero’s page names what experience can raise', () => {
  const campaign = campaignWith({ do: 'grow', heroes: [HERO], experience: 12 });
  const { getByTestId } = renderFor('m2', campaign, <HeroPage id={HERO} />);
  expect(getByTestId('growth').textContent).toMatch(/Experience: 12\. Can raise: .*Melee.*\./);
});

it.each([
  { name: 'a GM can spend a hero’s experience', as: 'm1', editable: [], can: true },
  { name: 'an owner cannot spend experience by default', as: 'm2', editable: [], can: false },
  {
    name: 'an owner can spend experience if the GM allows it',
    as: 'm2',
    editable: ['growth' as const],
    can: true,
  },
])('$name', ({ as, editable, can }) => {
  const campaign = campaignWith(
    { do: 'grow', heroes: [HERO], experience: 12 },
    { do: 'edit-hero', hero: HERO, editable },
  );
  const { queryByTestId } = renderFor(as, campaign, <HeroPage id={HERO} />);
  expect(queryByTestId('spend-experience') !== null).toBe(can);
});

it('the form for growth offers only values that experience can raise', () => {
  const campaign = campaignWith({ do: 'grow', heroes: [HERO], experience: 12 });
  const { getByTestId, queryByTestId } = renderFor('m1', campaign, <HeroPage id={HERO} />);
  fireEvent.click(getByTestId('spend-experience'));
  expect(queryByTestId('row-melee')).not.toBeNull();
  expect(queryByTestId('row-bag')).toBeNull();
});

it('a hero’s form shows what changes before it is saved', () => {
  const { getByTestId } = renderFor('m2', campaignWith(), <HeroPage id={HERO} />);
  fireEvent.click(getByTestId('edit-hero'));
  fireEvent.input(getByTestId('hero-name'), { target: { value: 'Ida the White' } });
  expect(getByTestId('changes').textContent).toBe('What changes:Name: Ida → Ida the White');
});
