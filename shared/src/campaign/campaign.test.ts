import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { lettersFor, nameOfPicture, pictureOf } from '../scenario/picture-files.ts';
import { applyChange, type Change, type ChangeBy } from './apply-change.ts';
import { type Campaign, MOST, newCampaign } from './campaign.ts';
import { readCampaign, writeCampaign } from './campaign-file.ts';
import { describeDifferences } from './differences.ts';
import { heroFault } from './hero.ts';
import { brokenParts } from './invariants.ts';
import { lastingFields } from './lasting.ts';
import { rulesOf } from './rules.ts';
import { campaignFor } from './view.ts';

const AT = 1_700_000_000_000;
const [GM, ANN, BEN]: ChangeBy[] = ['m1', 'm2', 'm3'].map((member) => ({ member, at: AT }));
const FLOW = RULESETS.flow as Ruleset;

function made(
  ruleset: Ruleset,
  campaign: Campaign,
  by: ChangeBy | undefined,
  ...changes: Change[]
): Campaign {
  return changes.reduce((now, change) => {
    const result = applyChange(ruleset, now, by ?? { member: null, at: AT }, change);
    if ('rejection' in result) throw new Error(`${change.do}: ${result.rejection.message}`);
    return result.campaign;
  }, campaign);
}

/** A campaign with a GM, two players and a hero of each, with the ids m1 to m3, h4 and h5. */
function group(ruleset: Ruleset): Campaign {
  const heroes = ruleset.scenarios.flatMap(({ setup }) => setup.combatants).slice(0, 2);
  return made(
    ruleset,
    newCampaign(ruleset.id, 'The mill', { name: 'Gemma' }),
    GM,
    { do: 'add-member', name: 'Ann', role: 'player', timeZone: 'Europe/Berlin' },
    { do: 'add-member', name: 'Ben', role: 'player' },
    ...heroes.map(
      ({ sheet }, index) => ({ do: 'add-hero', owner: `m${index + 2}`, name: 'Hero', sheet }) as const,
    ),
  );
}

const hp = (before: number | undefined, after: number) =>
  ({ part: 'state', key: 'hp', ...(before !== undefined && { before }), after }) as const;
const record = { deeds: ['Ana fells the ogre.'], luck: 1.5 };

/** A campaign under Flow with the fight f6, whose proposed result takes the first hero to 5 HP. */
function fought(): Campaign {
  return made(
    FLOW,
    group(FLOW),
    GM,
    { do: 'add-fight', battle: 'abc', title: 'At the weir' },
    {
      do: 'propose-results',
      fight: 'f6',
      results: [{ hero: 'h4', differences: [hp(undefined, 5)], record }],
    },
  );
}

const APPLY: Change = { do: 'apply-results', fight: 'f6', heroes: ['h4'] };
const UNDO: Change = { do: 'undo-results', fight: 'f6', heroes: ['h4'] };

describe('the results of a fight', () => {
  it('reach a hero only when the GM applies them', () => {
    const proposed = fought();
    expect(proposed.heroes[0]?.state).toEqual({});
    const applied = made(FLOW, proposed, GM, APPLY);
    expect(applied.heroes[0]).toMatchObject({
      state: { hp: 5 },
      history: [{ kind: 'added' }, { kind: 'fight', record }],
    });
    expect(applied.fights[0]?.results).toMatchObject([{ status: 'applied' }]);
  });

  it('can be changed before they are applied', () => {
    const edited = made(
      FLOW,
      fought(),
      GM,
      { do: 'edit-result', fight: 'f6', hero: 'h4', differences: [hp(undefined, 9)] },
      APPLY,
    );
    expect(edited.heroes[0]?.state).toEqual({ hp: 9 });
  });

  it('are undone completely if nothing else has happened', () => {
    const undone = made(FLOW, fought(), GM, APPLY, UNDO);
    expect(undone.heroes[0]?.state).toEqual({});
    expect(undone.fights[0]?.results).toMatchObject([{ status: 'undone', kept: [] }]);
  });

  it('keep the values that later changes have touched', () => {
    const later = made(
      FLOW,
      fought(),
      GM,
      {
        do: 'edit-result',
        fight: 'f6',
        hero: 'h4',
        differences: [hp(undefined, 5), { part: 'sheet', key: 'bag', after: [] }],
      },
      APPLY,
      { do: 'rest', heroes: ['h4'], rest: 'long-rest' },
      UNDO,
    );
    expect(later.heroes[0]?.state).toEqual({});
    expect(later.heroes[0]?.sheet.bag).toBe(group(FLOW).heroes[0]?.sheet.bag);
    expect(later.fights[0]?.results[0]?.kept).toMatchObject([{ key: 'hp' }]);
  });

  it('are undone except for values that no longer fit the rules, each with the reason', () => {
    const content = { spells: { frost: { like: 'spark', label: 'Frost' } } };
    const pack = JSON.stringify({ ruleset: 'flow', name: 'Winter', version: '1', content });
    const sheet = { ...group(FLOW).heroes[0]?.sheet, spells: ['frost'] };
    const differences = [hp(undefined, 5), { part: 'sheet', key: 'spells', after: [] } as const];
    const undone = made(
      FLOW,
      fought(),
      GM,
      { do: 'add-pack', document: pack },
      { do: 'edit-hero', hero: 'h4', sheet },
      { do: 'edit-result', fight: 'f6', hero: 'h4', differences },
      APPLY,
      { do: 'remove-pack', name: 'Winter' },
      UNDO,
    );
    expect(undone.heroes[0]).toMatchObject({ state: {}, sheet: { spells: [] } });
    expect(undone.fights[0]?.results[0]?.kept).toEqual([
      {
        part: 'sheet',
        key: 'spells',
        before: ['frost'],
        after: [],
        misfit: expect.stringMatching(/^sheet\.spells\.0: /),
      },
    ]);
    const file = writeCampaign({ campaign: undone, pictures: {} });
    expect(readCampaign(file, RULESETS)).toMatchObject({ campaign: undone });
  });

  it('of two fights can be undone one after the other, latest first', () => {
    const second: Change[] = [
      { do: 'add-fight', battle: 'def', title: 'At the bridge' },
      { do: 'propose-results', fight: 'f7', results: [{ hero: 'h4', differences: [hp(5, 2)], record }] },
      { ...APPLY, fight: 'f7' },
      { ...UNDO, fight: 'f7' },
      UNDO,
    ];
    expect(made(FLOW, fought(), GM, APPLY, ...second).heroes[0]?.state).toEqual({});
  });

  it('need a decision when their fight is removed', () => {
    const applied = made(FLOW, fought(), GM, APPLY);
    expect(applyChange(FLOW, applied, GM as ChangeBy, { do: 'remove-fight', fight: 'f6' })).toMatchObject({
      rejection: { code: 'results-applied' },
    });
    const kept = made(FLOW, applied, GM, { do: 'remove-fight', fight: 'f6', results: 'keep' });
    expect(kept.heroes[0]?.state).toEqual({ hp: 5 });
    const undone = made(FLOW, applied, GM, { do: 'remove-fight', fight: 'f6', results: 'undo' });
    expect(undone.heroes[0]?.state).toEqual({});
  });

  it('are described in words', () => {
    const { heroes, ...campaign } = fought();
    const told = describeDifferences(rulesOf(FLOW, campaign), heroes[0] as Campaign['heroes'][number], [
      hp(undefined, 5),
    ]);
    expect(told).toEqual([expect.stringMatching(/^Hit points: \d+ → 5$/)]);
  });
});

describe('a change of a campaign', () => {
  it.each<{ name: string; by: ChangeBy | undefined; change: object; code: string }>([
    {
      name: 'by a stranger',
      by: { member: 'm9', at: AT },
      change: { do: 'rename', title: 'X' },
      code: 'not-a-member',
    },
    { name: 'of the title by a player', by: ANN, change: { do: 'rename', title: 'X' }, code: 'not-gm' },
    {
      name: 'of another player’s hero',
      by: BEN,
      change: { do: 'edit-hero', hero: 'h4', name: 'Bo' },
      code: 'not-yours',
    },
    {
      name: 'of a sheet that the GM has not opened',
      by: ANN,
      change: { do: 'edit-hero', hero: 'h4', sheet: { kind: 'mage' } },
      code: 'not-allowed',
    },
    {
      name: 'that gives a hero an impossible value',
      by: GM,
      change: { do: 'edit-hero', hero: 'h4', state: { hp: -1 } },
      code: 'hero-unfit',
    },
    { name: 'that leaves no GM', by: GM, change: { do: 'remove-member', member: 'm1' }, code: 'last-gm' },
    {
      name: 'with a note for GMs by a player',
      by: ANN,
      change: { do: 'add-note', for: 'gm', text: 'x' },
      code: 'not-gm',
    },
    { name: 'without a title', by: GM, change: { do: 'rename', title: '' }, code: 'bad-input' },
    { name: 'of an unknown kind', by: GM, change: { do: 'constructor' }, code: 'bad-input' },
    {
      name: 'with an unknown house rule',
      by: GM,
      change: { do: 'set-options', options: { doors: [] } },
      code: 'bad-input',
    },
    {
      name: 'with a faulty content pack',
      by: GM,
      change: { do: 'add-pack', document: '{"ruleset":"flow"}' },
      code: 'bad-input',
    },
  ])('is rejected with a sentence: $name', ({ by, change, code }) => {
    const result = applyChange(FLOW, group(FLOW), by as ChangeBy, change);
    expect(result).toMatchObject({ rejection: { code, message: expect.stringMatching(/\.$/) } });
  });

  it('lets players change what the GM allows, and records it', () => {
    const open = made(FLOW, group(FLOW), GM, { do: 'edit-hero', hero: 'h4', editable: ['sheet'] });
    const edited = made(FLOW, open, ANN, {
      do: 'edit-hero',
      hero: 'h4',
      sheet: { kind: 'mage' },
      notes: 'New robes.',
    });
    expect(edited.heroes[0]).toMatchObject({ sheet: { kind: 'mage' }, notes: 'New robes.' });
    expect(edited.heroes[0]?.history.at(-1)).toMatchObject({ kind: 'edited', by: 'm2' });
  });

  it('counts experience', () => {
    const grown = made(FLOW, group(FLOW), GM, {
      do: 'grow',
      heroes: ['h4'],
      experience: 50,
      note: 'The ogre',
    });
    expect(grown.heroes[0]).toMatchObject({
      experience: 50,
      history: [{}, { kind: 'growth', note: 'The ogre' }],
    });
  });
});

describe('experience', () => {
  /** A campaign under Flow in which Ann's hero has 12 experience. */
  const grown = (...editable: 'growth'[]) =>
    made(
      FLOW,
      group(FLOW),
      GM,
      { do: 'grow', heroes: ['h4'], experience: 12 },
      { do: 'edit-hero', hero: 'h4', editable },
    );
  /** Returns the change that raises Ann's hero's melee skill to 90. */
  const raised = ({ heroes }: Campaign, experience: number): Change => {
    return { do: 'raise', hero: 'h4', sheet: { ...heroes[0]?.sheet, melee: 90 }, experience };
  };

  it('is spent on values of the sheet, and the history records it', () => {
    const campaign = grown('growth');
    const [hero] = made(FLOW, campaign, ANN, raised(campaign, 5)).heroes;
    expect(hero).toMatchObject({ experience: 7, sheet: { melee: 90 } });
    expect(hero?.history.at(-1)).toMatchObject({
      kind: 'growth',
      by: 'm2',
      differences: [
        { part: 'experience', before: 12, after: 7 },
        { part: 'sheet', key: 'melee' },
      ],
    });
  });

  it.each([
    { name: 'without the GM’s permission', campaign: grown(), by: ANN, price: 5, code: 'not-allowed' },
    { name: 'for another player’s hero', campaign: grown('growth'), by: BEN, price: 5, code: 'not-yours' },
    { name: 'beyond what the hero has', campaign: grown(), by: GM, price: 13, code: 'not-enough-experience' },
  ])('is not spent $name', ({ campaign, by, price, code }) => {
    const result = applyChange(FLOW, campaign, by as ChangeBy, raised(campaign, price));
    expect(result).toMatchObject({ rejection: { code } });
  });
});

const SECRET = 'umbra';
const ORDER = { policy: 'never-if', kind: 'defend', when: { concerns: 'h5' } };
const ids = fc.constantFrom('h4', 'h5', 'h9', 'f6', 'f7', 'n6', 'm1', 'm2', 'm3', 's6');
const word = fc.constantFrom('Ana', 'Bo', '');

/** Random changes of a campaign under these rules, possible and impossible ones. */
function randomChange(ruleset: Ruleset): fc.Arbitrary<object> {
  const fields = [...lastingFields(ruleset).keys()];
  const kinds = Object.keys(ruleset.description.archetypes);
  const differences = fc.array(
    fc.oneof(
      { arbitrary: fc.constant({ part: 'orders', key: '', after: [ORDER] }), weight: 1 },
      {
        arbitrary: fc.record({
          part: fc.constant('state'),
          key: fc.constantFrom(...fields),
          after: fc.integer({ min: 1, max: 6 }),
        }),
        weight: 3,
      },
    ),
    { maxLength: 3 },
  );
  const result = fc.record({ hero: ids, differences, record: fc.constant(record) });
  const heroes = fc.array(ids, { maxLength: 2 });
  return fc.oneof(
    fc.record({
      do: fc.constant('add-hero'),
      owner: fc.option(ids),
      sheet: fc.record({ kind: fc.constantFrom(...kinds) }),
    }),
    fc.record({ do: fc.constant('edit-hero'), hero: ids, name: word, owner: fc.option(ids) }),
    fc.record({
      do: fc.constant('edit-hero'),
      hero: ids,
      sheet: fc.record({ kind: fc.constantFrom(...kinds) }),
    }),
    fc.record({ do: fc.constant('remove-hero'), hero: ids }),
    fc.record({ do: fc.constant('remove-order'), hero: ids, order: fc.constant(ORDER) }),
    fc.record({ do: fc.constant('remove-member'), member: ids }),
    fc.record({ do: fc.constant('edit-member'), member: ids, role: fc.constantFrom('gm', 'player') }),
    fc.record({ do: fc.constant('add-note'), for: fc.constant('gm'), text: fc.constant(SECRET) }),
    fc.record({ do: fc.constant('remove-note'), note: ids }),
    fc.record({ do: fc.constant('add-session'), at: fc.nat(), title: word }),
    fc.record({ do: fc.constant('add-fight'), battle: word, title: word }),
    fc.record({
      do: fc.constant('propose-results'),
      fight: ids,
      results: fc.array(result, { maxLength: 2 }),
    }),
    fc.record({ do: fc.constantFrom('apply-results', 'undo-results'), fight: ids, heroes }),
    fc.record({ do: fc.constant('remove-fight'), fight: ids, results: fc.constantFrom('keep', 'undo') }),
    fc.record({ do: fc.constant('rest'), heroes, rest: fc.constantFrom('short-rest', 'long-rest') }),
    fc.record({ do: fc.constant('grow'), heroes, experience: fc.integer() }),
    fc.record({
      do: fc.constant('raise'),
      hero: ids,
      sheet: fc.constant({ kind: 'mage' }),
      experience: fc.integer(),
    }),
  );
}

describe.each(Object.values(RULESETS))('a campaign under $id after any changes', (ruleset) => {
  const start = group(ruleset);
  const senders = fc.constantFrom(GM, GM, ANN, BEN, { member: null, at: AT });
  const steps = fc.array(fc.tuple(senders, randomChange(ruleset)), { maxLength: 25 });
  const after = (changes: readonly (readonly [ChangeBy | undefined, object])[]) =>
    changes.reduce((now, [by, change]) => {
      const result = applyChange(ruleset, now, by as ChangeBy, change);
      return 'campaign' in result ? result.campaign : now;
    }, start);
  const runs = { numRuns: 25, seed: 32 };

  it('is consistent, within its bounds, and its heroes fit the rules', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const campaign = after(changes);
        expect([...brokenParts(campaign)]).toEqual([]);
        expect(JSON.stringify(campaign).length).toBeLessThanOrEqual(MOST.letters);
        for (const hero of campaign.heroes)
          expect(heroFault(rulesOf(ruleset, campaign), hero)).toBeUndefined();
      }),
      runs,
    );
  });

  it('is unchanged after writing and reading its file', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const campaign = after(changes);
        const read = readCampaign(writeCampaign({ campaign, pictures: {} }), RULESETS);
        expect(read).toEqual({ source: expect.anything(), ruleset, campaign, pictures: {} });
      }),
      runs,
    );
  });

  it('shows players nothing of the GMs’ notes', () => {
    const ann = { id: 'm2', role: 'player' } as const;
    fc.assert(
      fc.property(steps, (changes) => {
        expect(JSON.stringify(campaignFor(ann, after(changes)))).not.toContain(SECRET);
      }),
      runs,
    );
  });

  it('has the same hero again after a result has been applied and undone', () => {
    const [field = ''] = [...lastingFields(ruleset).keys()];
    const fight = made(ruleset, start, GM, { do: 'add-fight', battle: 'abc', title: 'Weir' });
    const values = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(values, (value) => {
        const result = {
          hero: 'h4',
          differences: [{ part: 'state', key: field, after: value } as const],
          record,
        };
        const proposed = made(ruleset, fight, GM, { do: 'propose-results', fight: 'f6', results: [result] });
        const applied = applyChange(ruleset, proposed, GM as ChangeBy, APPLY);
        if ('rejection' in applied) return;
        const { sheet, state } = made(ruleset, applied.campaign, GM, UNDO).heroes[0] ?? {};
        expect({ sheet, state }).toEqual({ sheet: start.heroes[0]?.sheet, state: start.heroes[0]?.state });
      }),
      runs,
    );
  });
});

it.each([
  { name: 'the owner', member: { id: 'm2', role: 'player' }, isShared: false, reads: true },
  { name: 'another player', member: { id: 'm3', role: 'player' }, isShared: false, reads: false },
  { name: 'a spectator', member: { id: 'm9', role: 'spectator' }, isShared: false, reads: false },
  { name: 'a GM', member: { id: 'm1', role: 'gm' }, isShared: false, reads: true },
  {
    name: 'another player, if histories are shared,',
    member: { id: 'm3', role: 'player' },
    isShared: true,
    reads: true,
  },
] as const)('$name reads a hero’s history, deeds and luck: $reads', ({ member, isShared, reads }) => {
  const shared = made(FLOW, fought(), GM, { do: 'share-histories', isShared }, APPLY);
  const { heroes, fights } = campaignFor(member, shared);
  expect([(heroes[0]?.history.length ?? 0) > 0, fights[0]?.results[0]?.record.deeds.length === 1]).toEqual([
    reads,
    reads,
  ]);
});

describe('the orders of a hero', () => {
  /** Applies a result with orders, undoes it, and proposes it for another fight. */
  const ordered = made(
    FLOW,
    fought(),
    GM,
    { do: 'share-histories', isShared: true },
    {
      do: 'edit-result',
      fight: 'f6',
      hero: 'h4',
      differences: [{ part: 'orders', key: '', after: [ORDER] }],
    },
    APPLY,
    { do: 'grow', heroes: ['h4'], experience: 1 },
  );
  const undone = made(FLOW, ordered, GM, UNDO);

  it.each([
    { name: 'the owner', member: { id: 'm2', role: 'player' }, isTold: true },
    { name: 'a GM', member: { id: 'm1', role: 'gm' }, isTold: true },
    { name: 'another player', member: { id: 'm3', role: 'player' }, isTold: false },
    { name: 'a spectator', member: { id: 'm9', role: 'spectator' }, isTold: false },
  ] as const)('are shown to $name, even if histories are shared: $isTold', ({ member, isTold }) => {
    const shown = JSON.stringify(campaignFor(member, ordered));
    expect(['"orders"', '"never-if"'].map((part) => shown.includes(part))).toEqual([isTold, isTold]);
    expect(JSON.stringify(campaignFor(member, undone)).includes('"orders"')).toBe(isTold);
  });

  it('are part of the history without their values', () => {
    const entry = ordered.heroes[0]?.history.find(({ kind }) => kind === 'fight');
    expect(entry?.differences).toEqual([{ part: 'orders', key: '' }]);
    const rules = rulesOf(FLOW, ordered);
    const [hero] = ordered.heroes;
    expect(hero && describeDifferences(rules, hero, entry?.differences ?? [])).toEqual([
      'Auto-responses: changed',
    ]);
  });

  it('are counted in a result', () => {
    const [hero] = ordered.heroes;
    const differences = ordered.fights[0]?.results[0]?.differences ?? [];
    expect(hero && describeDifferences(rulesOf(FLOW, ordered), hero, differences)).toEqual([
      'Auto-responses: 0 → 1',
    ]);
  });
});

describe('a campaign file', () => {
  const written = JSON.parse(writeCampaign({ campaign: fought(), pictures: {} }));
  const faultsOf = (file: object) => readCampaign(JSON.stringify(file, null, 1), RULESETS);
  const [ann, ben] = written.heroes;
  const DATA = `data:image/webp;base64,${'A'.repeat(40)}`;
  const NAME = nameOfPicture(pictureOf(DATA)?.bytes ?? new Uint8Array());
  const indexes = Array.from({ length: 300 }, (_, index) => index);
  const notesOf = (text: string) =>
    indexes.map((index) => ({ id: `n${index}`, author: null, at: 0, for: 'all', text }));
  const sessionsOf = (note: string) =>
    indexes.map((index) => ({ id: `s${index}`, at: 0, title: 'x', note, isCanceled: false }));

  it.each([
    {
      name: 'a value that the rules reject',
      file: { ...written, heroes: [ann, { ...ben, state: { hp: -2 } }] },
      path: 'heroes[1].state.hp',
    },
    {
      name: 'an owner who is not a member',
      file: { ...written, heroes: [{ ...ann, owner: 'm9' }, ben] },
      path: 'heroes[0].owner',
    },
    {
      name: 'the same id twice',
      file: { ...written, heroes: [ann, { ...ben, id: 'h4' }] },
      path: 'heroes[1].id',
    },
    {
      name: 'an order with a policy that does not exist',
      file: { ...written, heroes: [ann, { ...ben, orders: [{ policy: 'ask' }] }] },
      path: 'heroes[1].orders[0].policy',
    },
    {
      name: 'an incomplete order',
      file: { ...written, heroes: [ann, { ...ben, orders: [ORDER, { policy: 'always' }] }] },
      path: 'heroes[1].orders[1]',
    },
    {
      name: 'more orders than a fighter may have',
      file: { ...written, heroes: [ann, { ...ben, orders: Array(101).fill(ORDER) }] },
      path: 'heroes[1].orders',
    },
    { name: 'another version of the format', file: { ...written, campaign: 2 }, path: 'campaign' },
    {
      name: 'a picture under a wrong name',
      file: { ...written, pictures: [{ name: 'x', data: `data:image/webp;base64,${'A'.repeat(40)}` }] },
      path: 'pictures[0].name',
    },
    {
      name: 'the same picture twice',
      file: {
        ...written,
        pictures: [
          { name: NAME, data: DATA },
          { name: NAME, data: DATA },
        ],
      },
      path: 'pictures[1].name',
    },
    {
      name: 'more pictures than an album holds',
      file: {
        ...written,
        pictures: Array(18).fill({ name: 'x', data: `${DATA}${'A'.repeat(lettersFor(MOST.album) / 18)}` }),
      },
      path: 'pictures',
    },
    {
      name: 'more text than a campaign holds',
      file: { ...written, notes: notesOf('x'.repeat(5000)), sessions: sessionsOf('x'.repeat(2000)) },
      path: '',
    },
    {
      name: 'a faulty content pack',
      file: { ...written, packs: [{ name: 'x', document: '{}' }] },
      path: 'packs[0].document',
    },
  ])('is rejected with the line of the fault: $name', ({ file, path }) => {
    expect(faultsOf(file)).toMatchObject({
      faults: [{ path, line: expect.any(Number), message: expect.stringMatching(/[.?]$/) }],
    });
  });

  it('contains its pictures', () => {
    const hung = made(
      FLOW,
      fought(),
      ANN,
      { do: 'add-picture', picture: NAME },
      { do: 'edit-hero', hero: 'h4', portrait: NAME },
    );
    const whole = { campaign: hung, pictures: { [NAME]: DATA } };
    expect(readCampaign(writeCampaign(whole), RULESETS)).toMatchObject(whole);
    expect(readCampaign(writeCampaign({ campaign: hung, pictures: {} }), RULESETS)).toMatchObject({
      campaign: { pictures: [], heroes: [{ name: 'Hero' }, {}] },
    });
  });
});
