import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEdition } from '../../shared/src/authoring/bundle.ts';
import { situationOf } from '../../shared/src/bots/situations.ts';
import { tactical } from '../../shared/src/bots/tactical.ts';
import type { Battle } from '../../shared/src/engine/battle/battle.ts';
import { legalVariants, turnChoices } from '../../shared/src/engine/core/choices.ts';
import { type Edition, presentEdition } from '../../shared/src/engine/history/edition.ts';
import { seededDice } from '../../shared/src/engine/state/dice.ts';
import { view } from '../../shared/src/engine/visibility/view.ts';
import type { Viewer } from '../../shared/src/engine/visibility/viewer.ts';
import { seedOf } from '../../shared/src/fuzz/chance.ts';
import { RULESETS } from '../../shared/src/rulesets/registry.ts';
import { copyProject, removeProject } from '../new-ruleset/project-copy.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Number of inputs between two complete comparisons. */
const LOOK_EVERY = 30;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-edition-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = (ruleset: string, project = PROJECT) =>
  bundleEdition(project, ruleset, (path) => readFileSync(join(project, path), 'utf8'));

async function built(ruleset: string): Promise<Edition> {
  const file = join(folder, `${ruleset}.mjs`);
  writeFileSync(file, await bundle(ruleset));
  return (await import(pathToFileURL(file).href)) as Edition;
}

function recordedFights({ id, version }: Edition['ruleset']) {
  const journals = join(PROJECT, 'shared/journals', id, String(version));
  return readdirSync(journals).map((file) => JSON.parse(readFileSync(join(journals, file), 'utf8')));
}

/**
 * Returns what all users see, the offered actions and answers, their forecasts and the advice of a bot. Uses
 * the views, lists and bots of the current code.
 */
function everythingAbout(battle: Battle): unknown {
  const { ruleset, table, prompts } = battle;
  const viewers: Viewer[] = Object.keys(table.fighters).map((id) => ({ role: 'player', fighters: [id] }));
  const seen = [...viewers, { role: 'gm' } as const, { role: 'spectator', banded: 'foes' } as const];
  return {
    seen: seen.map((viewer) => view(ruleset, table, viewer)),
    fields: Object.entries(ruleset.fields).map(([name, { get }]) => [
      name,
      Object.values(table.fighters).map((fighter) => get(table, fighter)),
    ]),
    marks: ruleset.description.marks?.(table),
    commands: Object.values(ruleset.interjections).map((what) => legalVariants(table, what, 'gm')),
    asked: prompts.map((prompt) => {
      const { id, for: by, kind, fallback, isBlank } = prompt;
      const options = kind === 'turn' ? listed(battle, by) : prompt.options();
      const advice = tactical.decide(situationOf(battle, prompt, seededDice(seedOf('advice'))));
      return [id, by, kind, fallback, isBlank, options, oddsOf(battle, by, kind, options), advice];
    }),
  };
}

/** Returns the entries that the page lists for a turn. */
function listed({ ruleset, table }: Battle, by: string) {
  return turnChoices(table, ruleset.actions, by).map(({ option, variants }) => ({
    option,
    variants: variants?.() ?? [{}],
  }));
}

function oddsOf({ ruleset, table }: Battle, by: string, kind: string, options: ReturnType<typeof listed>) {
  return options.map(({ option, variants: [params] }) => {
    const prospect = kind === 'turn' ? { ...params, do: option } : { ...params, answer: option, kind };
    return params && ruleset.forecast(table, by, prospect);
  });
}

const asText = (value: unknown) => JSON.stringify(value, null, 1);

describe.each(Object.values(RULESETS))('an edition of $id', (ruleset) => {
  let edition: Edition;
  beforeAll(async () => {
    edition = await built(ruleset.id);
  });

  it('has its own copy of the rules and of the engine', () => {
    expect(edition.ruleset).toMatchObject({ id: ruleset.id, version: ruleset.version });
    expect(edition.ruleset).not.toBe(ruleset);
    expect(edition.Battle).not.toBe(presentEdition(ruleset).Battle);
  });

  it('plays every recorded fight exactly like the current rules, including all events, odds and options', () => {
    const present = presentEdition(ruleset);
    for (const { setup, seed, hash, inputs } of recordedFights(ruleset)) {
      const [kept, now] = [edition, present].map(({ ruleset: rules, Battle }) =>
        Battle.start(rules, setup, seededDice(seed)),
      ) as [Battle, Battle];
      expect(kept.opening).toEqual(now.opening);
      for (const [index, input] of inputs.entries()) {
        if (index % LOOK_EVERY === 0)
          expect(asText(everythingAbout(kept))).toBe(asText(everythingAbout(now)));
        expect(asText(kept.apply(input))).toBe(asText(now.apply(input)));
      }
      expect(kept.hash()).toBe(hash);
    }
  });

  it('refuses the same inputs as the current rules, with the same texts', () => {
    const [{ setup, seed }] = recordedFights(ruleset);
    const faults = [edition, presentEdition(ruleset)].map(({ ruleset: rules, Battle }) => {
      const battle = Battle.start(rules, setup, seededDice(seed));
      const [first] = setup.combatants;
      const again = {
        as: 'gm',
        do: 'gm.add',
        combatant: { ...first, id: 'twin', sheet: { kind: 'unknown' } },
      };
      const inputs = [
        again,
        { as: 'unknown', do: 'end-turn' },
        { as: 'gm', do: 'gm.set', target: first.id, field: 'x' },
      ];
      return inputs.map((input) => battle.check(input));
    });
    expect(faults[0]).toEqual(faults[1]);
    expect(faults[0]).not.toContain(null);
  });

  it('restores snapshots of the current rules, and the current rules restore its snapshots', () => {
    const [{ setup, seed, hash, inputs }] = recordedFights(ruleset);
    const present = presentEdition(ruleset);
    for (const [one, other] of [
      [edition, present],
      [present, edition],
    ] as const) {
      let battle = one.Battle.start(one.ruleset, setup, seededDice(seed));
      let restores = 0;
      for (const input of inputs) {
        const snapshot = restores < 3 && battle.table.round > restores ? battle.snapshot() : null;
        if (snapshot) {
          const { ruleset: rules, Battle } = restores++ % 2 === 0 ? other : one;
          battle = Battle.restore(rules, snapshot);
        }
        battle.apply(input);
      }
      expect(restores).toBe(3);
      expect(battle.hash()).toBe(hash);
    }
  });
});

describe('the file of an edition', () => {
  const [ruleset = ''] = Object.keys(RULESETS);

  it('is the same in every build and every project folder, and imports nothing', async () => {
    const copy = copyProject();
    try {
      const [once, again, elsewhere] = [
        await bundle(ruleset),
        await bundle(ruleset),
        await bundle(ruleset, copy),
      ];
      expect(again).toBe(once);
      expect(elsewhere).toBe(once);
      expect(once).not.toMatch(/^import |\bimport\(/m);
      expect(once).not.toContain(PROJECT);
    } finally {
      removeProject(copy);
    }
  });
});
