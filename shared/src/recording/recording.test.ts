import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playFight } from '../bots/fight.ts';
import { random } from '../bots/random.ts';
import { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import { presentEdition } from '../engine/history/edition.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { seededDice, seedHash } from '../engine/state/dice.ts';
import { brawlSetup } from '../engine/testing/battles.ts';
import { rewindTo } from '../engine/testing/rewinds.ts';
import { toy } from '../engine/testing/toy.ts';
import { view } from '../engine/visibility/view.ts';
import { GM_EYES, type Viewer } from '../engine/visibility/viewer.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { undoneBy } from './branches.ts';
import { RecordedTables } from './changes.ts';
import { checkDice, verdictText } from './check-dice.ts';
import { record } from './record.ts';
import { lineOf, type Recording, type RecordingHead, readRecording } from './recording.ts';
import { recordUndone } from './undone.ts';

interface Fight {
  readonly setup: Setup;
  readonly seed: string;
  readonly inputs: readonly Input[];
}

/** Returns the first recorded fight of the current version of a ruleset. */
function fightOf({ id, version }: { readonly id: string; readonly version: number }): Fight {
  const folder = new URL(`../../journals/${id}/${version}/`, import.meta.url);
  const [first = ''] = readdirSync(folder);
  return JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as Fight;
}

const entriesOf = (inputs: readonly Input[]) => inputs.map((input, index) => ({ seq: index + 1, input }));

/** Returns the full recording of a fight, after writing it to a file and reading it again. */
function filmed(id: string, fight: Fight = fightOf(rulesOf(id)), viewer: Viewer = GM_EYES): Recording {
  const ruleset = rulesOf(id);
  const { setup, seed, inputs } = fight;
  const head: RecordingHead = {
    recording: 2,
    title: 'Friday',
    ruleset: id,
    version: ruleset.version,
    eyes: 'whole',
    diceHash: seedHash(seed),
    proof: { setup, seed },
  };
  const [edition, journaled] = [presentEdition(ruleset), { setup, seed, entries: entriesOf(inputs) }];
  const moments = [...record(edition, journaled, viewer, 'all')].map(({ moment }) => moment);
  const undone = [...recordUndone(edition, journaled)].flatMap((rolled) => rolled?.step ?? []);
  const read = readRecording([head, ...moments, ...undone].map(lineOf).join(''));
  if ('line' in read) throw new Error(`${read.line}: ${read.message}`);
  return read;
}

function rulesOf(id: string) {
  const ruleset = RULESETS[id];
  if (!ruleset) throw new Error(`Unknown ruleset "${id}".`);
  return ruleset;
}

/** Returns a short fight with a rewind in its middle. */
function rewound(): Fight {
  const fight = fightOf(rulesOf('flow'));
  return { ...fight, inputs: [...fight.inputs.slice(0, 9), rewindTo(4, '7c'.repeat(32))] };
}

describe.each(Object.keys(RULESETS))('a recording of %s', (id) => {
  it.each<[string, Viewer]>([
    ['GM', GM_EYES],
    ['spectator', { role: 'spectator', banded: 'foes' }],
  ])('holds the table that the %s saw at each moment', (_, viewer) => {
    const ruleset = rulesOf(id);
    const { setup, seed, inputs } = fightOf(ruleset);
    const film = new RecordedTables(filmed(id, undefined, viewer));
    const battle = Battle.start(ruleset, setup, seededDice(seed));
    for (const [index, input] of inputs.entries()) {
      battle.apply(input);
      const seen = JSON.parse(JSON.stringify(view(ruleset, battle.table, viewer)));
      expect(film.table(index + 1)).toEqual(seen);
    }
  });

  it('records the choices of its viewer, so their odds can be shown', () => {
    const ruleset = rulesOf(id);
    const triedIn = (viewer: Viewer) => {
      const film = new RecordedTables(filmed(id, undefined, viewer));
      const { moments } = film.recording;
      return moments.flatMap(({ tried }, moment) =>
        tried ? [{ ...tried, before: film.table(moment - 1) }] : [],
      );
    };
    const all = triedIn(GM_EYES);
    const foretold = all.find(({ before, by, prospect }) => ruleset.forecast(before, by, prospect)?.odds);
    expect(foretold).toBeDefined();
    const by = foretold?.by ?? '';
    const own = triedIn({ role: 'player', fighters: [by] });
    expect(own.map(({ prospect }) => prospect)).toEqual(
      all.filter((one) => one.by === by).map(({ prospect }) => prospect),
    );
    expect(triedIn({ role: 'spectator' })).toEqual([]);
  });

  it('is verified by its seed, die by die', () => {
    const verdict = checkDice(presentEdition(rulesOf(id)), filmed(id));
    expect(verdict).toMatchObject({ is: 'fair', branches: 0 });
    expect(verdictText(verdict)).toMatch(/^All [1-9]\d* dice match the seed, /);
  });
});

it('a recording includes the content of its fight, and needs no other content to be verified', () => {
  const [duel] = rulesOf('flow').scenarios;
  if (!duel) throw new Error('There is nothing to play.');
  const setup = { ...duel.setup, content: { weapons: { sword: { sides: 12 } } } };
  const seed = '5a'.repeat(32);
  const policyOf = () => random;
  const { inputs } = playFight({
    ruleset: rulesOf('flow'),
    setup,
    seed,
    policyOf,
    maxRounds: 10,
    maxInputs: 500,
  });
  const recording = filmed('flow', { setup, seed, inputs });
  const rolled = (sides: number) => JSON.stringify(recording.moments).includes(`"sides":${sides}`);
  expect(new RecordedTables(recording).table(0).content).toEqual(setup.content);
  expect(rolled(12)).toBe(true);
  expect(checkDice(presentEdition(rulesOf('flow')), recording)).toMatchObject({ is: 'fair', branches: 0 });
});

it('a GM’s action against a hidden fighter is visible only to the GM', () => {
  const { combatants, ...brawl } = brawlSetup();
  const lurker = {
    id: 'lurker',
    side: 'foes',
    at: [-1, 0],
    sheet: { kind: 'knight' },
    hidden: true,
  } as const;
  const setup = { ...brawl, combatants: [...combatants, lurker] };
  const entries = entriesOf([{ as: 'ana', do: 'hit', target: 'lurker' }]);
  const seenBy = (viewer: Viewer) =>
    [...record(presentEdition(toy), { setup, seed: '5a'.repeat(32), entries }, viewer, 'none')].map(
      ({ moment }) => moment.tried?.prospect,
    );
  expect(seenBy(GM_EYES)).toEqual([undefined, { do: 'hit', target: 'lurker' }]);
  expect(seenBy({ role: 'player', fighters: ['ana'] })).toEqual([undefined, undefined]);
});

it.each([
  {
    name: 'was never rewound',
    verdict: { branches: 0, onward: 0 },
    says: /^All 12 dice match the seed, and/,
  },
  {
    name: 'was rewound once',
    verdict: { branches: 1, onward: 0 },
    says: /seed \(with new dice after the rewind\), and/,
  },
  {
    name: 'was rewound twice',
    verdict: { branches: 2, onward: 0 },
    says: /after each of the 2 rewinds/,
  },
  {
    name: 'continues another fight',
    verdict: { branches: 1, onward: 1 },
    says: /match the seed, and .* continues another one/,
  },
])('the dice verdict on a fight that $name says so', ({ verdict, says }) => {
  expect(verdictText({ is: 'fair', dice: 12, set: 0, undone: 0, ...verdict })).toMatch(says);
});

describe('a file with a map that is too large to draw', () => {
  const fileOf = ({ head, moments }: Recording) => [head, ...moments].map(lineOf).join('');
  const HUGE = /"radius":\d+/g;

  it('is rejected with its line', () => {
    const [head = '', ...moments] = fileOf(filmed('flow')).split('\n');
    const file = [head, ...moments.map((line) => line.replace(HUGE, '"radius":4294967295'))].join('\n');
    expect(readRecording(file)).toMatchObject({ line: 2 });
  });

  it('with a change in its proof fails the dice check at once', () => {
    const whole = filmed('flow');
    const head = JSON.parse(JSON.stringify(whole.head).replace(HUGE, '"radius":4294967295'));
    const verdict = checkDice(presentEdition(rulesOf('flow')), { ...whole, head });
    expect(verdict).toEqual({ is: 'other-fight', rev: 0 });
  });
});

describe('a fight in which the GM has set a die', () => {
  it('matches its seed, and the verdict counts the dice that the GM has set', () => {
    const fight = fightOf(rulesOf('flow'));
    const set: Input = { as: 'gm', do: 'gm.die', sides: 100, face: 50 };
    const recording = filmed('flow', { ...fight, inputs: [set, ...fight.inputs.slice(0, 8)] });
    const verdict = checkDice(presentEdition(rulesOf('flow')), recording);
    expect(verdict).toMatchObject({ is: 'fair', set: 1 });
    expect(verdictText(verdict)).toMatch(/The GM set 1 of them, as the log shows\.$/);
  });
});

describe('a fight with a rewind', () => {
  it('is recorded without undone inputs, and with its new dice', () => {
    const recording = filmed('flow', rewound());
    expect(recording.moments.map(({ rev }) => rev)).toEqual([0, 1, 2, 3, 4, 10]);
    expect(checkDice(presentEdition(rulesOf('flow')), recording)).toMatchObject({ is: 'fair', branches: 1 });
  });

  /**
   * Three rewinds: to input 4 after input 9; to input 3 after input 12; and back to the state after input 9. The
   * inputs between rewinds form branches of their own.
   */
  const tangled: Fight = {
    ...rewound(),
    inputs: [
      ...rewound().inputs,
      ...fightOf(rulesOf('flow')).inputs.slice(4, 5),
      rewindTo(3, '5b'.repeat(32)),
      rewindTo(9, '6b'.repeat(32)),
    ],
  };

  it.each([
    { name: 'once', fight: rewound(), undone: [5, 6, 7, 8, 9], by: [10, [5, 6, 7, 8, 9]] as const },
    { name: 'several times', fight: tangled, undone: [10, 11, 12], by: [13, []] as const },
  ])(
    'has undone branches in its recording whose dice match their own seeds, if it is rewound $name',
    ({ fight, undone, by }) => {
      const recording = filmed('flow', fight);
      const verdict = checkDice(presentEdition(rulesOf('flow')), recording);
      expect(recording.undone.map((step) => step.undone)).toEqual(undone);
      expect(undoneBy(recording, by[0]).map((step) => step.undone)).toEqual(by[1]);
      expect(verdict).toMatchObject({ is: 'fair', undone: expect.any(Number) });
      expect(verdictText(verdict)).toMatch(/The (\d+) (die|dice) in the undone steps match(es)?, too\./);
    },
  );

  it('fails the check if an undone die was changed', () => {
    const recording = filmed('flow', rewound());
    const undone = recording.undone.map((one) => ({ ...one, events: one.events.slice(1) }));
    const told = undone.find(({ events }, index) => events.length !== recording.undone[index]?.events.length);
    expect(checkDice(presentEdition(rulesOf('flow')), { ...recording, undone })).toEqual({
      is: 'other-fight',
      rev: told?.undone,
    });
  });

  it('reports that undone inputs are not recorded, as in format 1', () => {
    const { head, moments } = filmed('flow', rewound());
    const old = readRecording([{ ...head, recording: 1 as const }, ...moments].map(lineOf).join(''));
    if ('line' in old) throw new Error(old.message);
    const verdict = checkDice(presentEdition(rulesOf('flow')), old);
    expect(verdict).toMatchObject({ is: 'fair', undone: null });
    expect(verdictText(verdict)).toContain('The undone steps aren’t recorded');
  });
});

describe('a changed recording', () => {
  const edition = presentEdition(rulesOf('flow'));
  const whole = filmed('flow');
  const [, second] = whole.moments.filter(({ events }) => events.some(({ roll }) => roll !== undefined));

  it('fails the dice check at the changed die', () => {
    const told = JSON.stringify(whole.moments);
    const text = JSON.stringify(second?.events);
    const other = text.replace(/"roll":(\d+)/, (_, roll) => `"roll":${(Number(roll) % 100) + 1}`);
    expect(other).not.toBe(text);
    const moments = JSON.parse(told.replace(text, () => other));
    expect(checkDice(edition, { ...whole, moments })).toEqual({ is: 'other-fight', rev: second?.rev });
  });

  it('fails the dice check if the seed does not match its hash', () => {
    const head = { ...whole.head, diceHash: seedHash('00'.repeat(32)) };
    expect(checkDice(edition, { ...whole, head })).toEqual({ is: 'other-seed' });
  });

  it('cannot be checked without the seed', () => {
    const { proof: _, ...head } = whole.head;
    expect(checkDice(edition, { ...whole, head })).toEqual({ is: 'unknown' });
  });
});

describe('an invalid recording is rejected with the line:', () => {
  const lines = [filmed('flow').head, ...filmed('flow').moments.slice(0, 3)].map(lineOf);
  it.each([
    { name: 'a file of another kind', file: '{"name":"a character"}\n', line: 1 },
    { name: 'a binary file', file: 'PK\u0003\u0004', line: 1 },
    { name: 'a file without a fight', file: lines.slice(0, 1).join(''), line: 2 },
    { name: 'a truncated file', file: lines.join('').slice(0, -20), line: 4 },
    { name: 'a file with an invalid line', file: [...lines, '{"rev":"x"}'].join(''), line: 5 },
    { name: 'an empty file', file: '', line: 1 },
  ])('$name', ({ file, line }) => {
    expect(readRecording(file)).toMatchObject({ line, message: expect.stringMatching(/\.$/) });
  });
});
