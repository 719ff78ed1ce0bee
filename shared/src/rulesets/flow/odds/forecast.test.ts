import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { Input } from '../../../engine/battle/input.ts';
import type { Odds } from '../../../engine/core/forecast.ts';
import type { Json, Params } from '../../../engine/schema/json.ts';
import { parseSetup, type Setup } from '../../../engine/setup/setup.ts';
import { seededDice } from '../../../engine/state/dice.ts';
import { seedOf } from '../../../fuzz/chance.ts';
import { flow } from '../index.ts';

type State = Readonly<Record<string, Json>>;

/** Returns a setup in which a hero stands next to a raider. `mine` and `theirs` change their initial states. */
function faceToFace(hero: string, mine: State = {}, theirs: State = {}): Setup {
  return parseSetup({
    ruleset: 'flow',
    options: { fumbles: 'off' },
    map: { radius: 4 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: hero }, state: mine },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider', maxHp: 60 }, state: theirs },
    ],
    order: ['ana', 'raider'],
  });
}

interface Played {
  readonly name: string;
  readonly setup: Setup;
  readonly does: { readonly do: string } & Params;
  /** The answer that the test gives to each prompt that allows it. On all other prompts, the test passes. */
  readonly answer?: { readonly answer: string } & Params;
  /** Selects the forecast's odds against a reaction; if omitted, the odds without a reaction. */
  readonly against?: string;
}

const TIMES = 4000;
const attack = { do: 'attack', target: 'raider', onHit: 'pass' } as const;

const PLAYED: readonly Played[] = [
  { name: 'a plain attack', setup: faceToFace('duelist'), does: attack },
  {
    name: 'an attack with Advantage',
    setup: faceToFace('duelist', {}, { conditions: ['prone'] }),
    does: attack,
  },
  {
    name: 'an attack with Power Strike',
    setup: faceToFace('duelist'),
    does: { ...attack, flow: 'power-strike' },
  },
  {
    name: 'an attack with True Aim',
    setup: faceToFace('skirmisher', { fp: 4 }),
    does: { ...attack, weapon: 'hand-crossbow', flow: 'true-aim' },
  },
  {
    name: 'an attack that is dodged',
    setup: faceToFace('duelist'),
    does: attack,
    answer: { answer: 'dodge' },
    against: 'dodge',
  },
  {
    name: 'an attack that is parried',
    setup: faceToFace('duelist'),
    does: attack,
    answer: { answer: 'parry', onParry: 'pass' },
    against: 'parry',
  },
  {
    name: 'an attack that is blocked',
    setup: faceToFace('duelist'),
    does: attack,
    answer: { answer: 'block' },
    against: 'block',
  },
  {
    name: 'an attack that meets a Riposte',
    setup: faceToFace('duelist'),
    does: attack,
    answer: { answer: 'riposte', onParry: 'pass' },
    against: 'riposte',
  },
  {
    name: 'a spell',
    setup: faceToFace('mage', {}, { rp: 0 }),
    does: { do: 'use', spell: 'fire-lance', target: 'raider' },
  },
  {
    name: 'a healing spell',
    setup: faceToFace('mage', { hp: 4 }, { rp: 0 }),
    does: { do: 'use', spell: 'mend', target: 'ana' },
  },
  {
    name: 'a wand',
    setup: faceToFace('duelist', { main: 'ember-wand', charges: 3 }),
    does: { do: 'use', item: 'ember-wand', target: 'raider' },
  },
];

/**
 * Plays an action and answers all prompts. Returns the HP that each fighter lost, and the fighters' final states.
 */
function playOut(setup: Setup, does: Played['does'], answer: Played['answer'], seed: string) {
  const battle = Battle.start(flow, setup, seededDice(seedOf(seed)));
  const before = { ana: battle.table.fighters.ana?.hp ?? 0, raider: battle.table.fighters.raider?.hp ?? 0 };
  battle.apply({ as: 'ana', ...does });
  while (!battle.table.over && battle.prompts[0] && battle.prompts[0].kind !== 'turn') {
    const [prompt] = battle.prompts;
    const wanted: Input = { as: prompt.for, answer: 'pass' };
    const chosen: Input = { ...answer, as: prompt.for } as Input;
    battle.apply(answer && battle.check(chosen) === null ? chosen : wanted);
  }
  const lost = (id: 'ana' | 'raider') => before[id] - (battle.table.fighters[id]?.hp ?? 0);
  return { ana: lost('ana'), raider: lost('raider'), fighters: battle.table.fighters };
}

function oddsFor({ setup, does, against }: Played): Odds {
  const battle = Battle.start(flow, setup, seededDice(seedOf('forecast')));
  const forecast = flow.forecast(battle.table, 'ana', does);
  const odds =
    against === undefined ? forecast?.odds : forecast?.against.find(({ option }) => option === against)?.odds;
  if (!odds) throw new Error('There is no such forecast.');
  return odds;
}

/**
 * Returns the allowed deviation from `chance` in a sample: four standard errors. One sample in 16,000 deviates by more.
 */
function tolerance(chance: number): number {
  return 4 * Math.sqrt(Math.max(chance * (1 - chance), 1 / TIMES) / TIMES);
}

describe('a forecast matches how often each amount of damage is rolled in play', () => {
  it.each(PLAYED)('for $name', (played) => {
    const odds = oddsFor(played);
    const results = Array.from({ length: TIMES }, (_, time) =>
      playOut(played.setup, played.does, played.answer, `${played.name} ${time}`),
    );
    for (const { target, changes } of odds.effects) {
      const damage = changes.map(([by, chance]) => [0 - by, chance] as const);
      const counted = new Map<number, number>();
      for (const result of results) {
        const lost = result[target as 'ana' | 'raider'];
        counted.set(lost, (counted.get(lost) ?? 0) + 1);
      }
      const amounts = new Set([...counted.keys(), ...damage.map(([amount]) => amount)]);
      for (const amount of amounts) {
        const chance = damage.find(([one]) => one === amount)?.[1] ?? 0;
        expect(Math.abs((counted.get(amount) ?? 0) / TIMES - chance), `${amount} on ${target}`).toBeLessThan(
          tolerance(chance),
        );
      }
    }
  });
});

describe('a forecast matches how often a contest is won in play', () => {
  it.each([
    {
      name: 'a Shove',
      does: { do: 'shove', target: 'raider', mode: 'prone', both: false },
      won: ({ is }: { is: string[] }) => is.includes('prone'),
    },
    {
      name: 'a Grapple',
      does: { do: 'grapple', target: 'raider' },
      won: ({ grappledBy }: { grappledBy: string | null }) => grappledBy === 'ana',
    },
  ])('for $name', ({ name, does, won }) => {
    const setup = faceToFace('warden');
    const { success } = oddsFor({ name, setup, does });
    const wins = Array.from({ length: TIMES }, (_, time) =>
      playOut(setup, does, undefined, `${name} ${time}`),
    ).filter(({ fighters }) => fighters.raider && won(fighters.raider));
    expect(Math.abs(wins.length / TIMES - success)).toBeLessThan(tolerance(success));
  });
});

describe('a forecast', () => {
  it('exists for every offered option', () => {
    for (const hero of ['duelist', 'warden', 'shieldbearer', 'skirmisher', 'archer', 'mage']) {
      const battle = Battle.start(flow, faceToFace(hero, { fp: 6 }), seededDice(seedOf(hero)));
      for (const { option, variants } of battle.prompts[0]?.options() ?? []) {
        for (const params of variants) {
          const forecast = flow.forecast(battle.table, 'ana', { ...params, do: option });
          if (option !== 'end-turn')
            expect(forecast, `${hero}: ${option} ${JSON.stringify(params)}`).toBeDefined();
        }
      }
    }
  });
});
