import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectOf, SUBJECTS } from '../authoring/subjects.ts';
import { Battle } from '../engine/battle/battle.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { About } from '../engine/presentation/description.ts';
import { lineOf } from '../engine/presentation/log-lines.ts';
import type { FieldSchemas } from '../engine/schema/field-schema.ts';
import type { Params } from '../engine/schema/json.ts';
import { bare } from '../engine/schema/outline.ts';
import { seededDice } from '../engine/state/dice.ts';
import { eventKindOf, type GameEvent } from '../engine/state/event.ts';
import { notAllowed } from '../words/messages/engine-refusals.ts';
import * as terms from '../words/messages/terms.ts';
import { chanceOf, seedOf } from './chance.ts';
import { fightNames, fuzzFight, limitsOf } from './fuzz.ts';
import { randomIntervention, randomMutant } from './inputs.ts';

/** The events whose sentence may be empty, because there may be nothing unusual to report. */
const OFTEN_EMPTY = ['paid'];
const FIGHTS = 8;
/** Matches a sentence in which a word is missing. */
const GAP = /\b(undefined|null|NaN)\b|\[object|^\s*$/;

const nameOf = (id: string) => `the ${id}`;

/** Collects all distinct texts that players see in random fights full of mistakes and interventions. */
class ShownTexts {
  readonly ruleset: Ruleset;
  readonly untold = new Set<string>();
  readonly gaps = new Set<string>();
  readonly unasked = new Set<string>();
  readonly unnamed = new Set<string>();
  readonly unexplained = new Set<string>();
  readonly oddRolls = new Set<string>();
  rolls = 0;

  constructor(ruleset: Ruleset) {
    this.ruleset = ruleset;
    for (const name of fightNames(FIGHTS, 'gm')) this.#readFight(name);
  }

  #readFight(name: string): void {
    const { setup, inputs } = fuzzFight(this.ruleset, name, limitsOf(name, 120));
    const dice = chanceOf(`words/${name}`);
    const battle = Battle.start(this.ruleset, setup, seededDice(seedOf(name)));
    this.#filterEvent(battle.opening);
    for (const input of inputs) {
      this.#readPrompts(battle, JSON.stringify(setup.options));
      this.#refuse(battle, randomMutant(battle, dice));
      this.#refuse(battle, randomIntervention(battle, dice));
      this.#filterEvent(battle.apply(input));
    }
  }

  #filterEvent(events: readonly GameEvent[]): void {
    for (const event of events) {
      const line = lineOf(this.ruleset, event, nameOf);
      const isSilent = eventKindOf(this.ruleset.events, event.type)?.tone === 'silent';
      if (!line && !isSilent && !OFTEN_EMPTY.includes(event.type)) this.untold.add(event.type);
      if (line && GAP.test(`${line.text} ${line.arithmetic ?? ''}`))
        this.gaps.add(`${event.type}: ${line.text}`);
      this.#readRoll(event);
    }
  }

  #readRoll(event: GameEvent): void {
    const roll = this.ruleset.description.roll?.(event);
    if (!roll) return;
    this.rolls++;
    if (![roll.shown, roll.needs ?? 0].every(Number.isFinite)) this.oddRolls.add(event.type);
  }

  /** Reads the options of prompts. If the table names an option, such as a rope to swing on, uses that name. */
  #readPrompts({ prompts, table }: Battle, options: string): void {
    const { description } = this.ruleset;
    for (const item of table.stack) this.#read(description.about?.(table, item, nameOf));
    for (const prompt of prompts) {
      if (prompt.kind !== 'turn' && !description.prompts[prompt.kind]) this.unasked.add(prompt.kind);
      for (const { option, params: kinds = {}, variants } of prompt.choices()) {
        const isOwn = (id: string) => Object.hasOwn(table.fighters, id) || options.includes(`"${id}"`);
        if (!isOwn(option) && !this.#isNamed(option)) this.unnamed.add(`${prompt.kind}: ${option}`);
        for (const params of variants?.() ?? []) this.#readParams(params, kinds, isOwn);
      }
    }
  }

  /** Reads the description of a pending action, in which no text may be missing. */
  #read(about: About | undefined): void {
    const { title = '…', text = '…', facts = [] } = about ?? {};
    const told = [title, text, ...facts.flatMap(({ label, value }) => [label, value])];
    for (const one of told) if (GAP.test(one)) this.gaps.add(`about: ${one}`);
  }

  #readParams(params: Params, kinds: FieldSchemas, isOwn: (id: string) => boolean): void {
    const text = this.ruleset.description.say(params, nameOf);
    if (text !== '' && GAP.test(text)) this.gaps.add(text);
    for (const [name, value] of Object.entries(params)) {
      const kind = kinds[name];
      const type = kind && bare(kind).type;
      if (type === 'text') continue; // skips free text, which players write
      if (type === 'id' && String(value).includes(':')) continue; // skips composed ids, because their parts have texts of their own
      if (typeof value === 'string' && !isOwn(value) && !this.#isNamed(value))
        this.unnamed.add(`${name}: ${value}`);
    }
  }

  #isNamed(id: string): boolean {
    const { actions, options, things, conditions } = this.ruleset.description;
    const name = id.slice(id.lastIndexOf('.') + 1); // `power.fire` has the label of `fire`
    return [actions, options, things, conditions].some(
      (entries) => Object.hasOwn(entries, id) || Object.hasOwn(entries, name),
    );
  }

  #refuse(battle: Battle, input: unknown): void {
    const refused = battle.check(input);
    if (refused && refused.message === notAllowed(refused.code)) this.unexplained.add(refused.code);
  }
}

/** The members of a description that are not texts for players. */
const IDS =
  'field max look role group each cells diagram pointer clauses key type initial value icon at glyphs'.split(
    ' ',
  );

/** Returns all texts in the folder `words` of a ruleset: its catalog, and the scenarios that are stored as files. */
async function textsOf(id: string): Promise<string[]> {
  const words = join(projectOf(id).sources, 'words');
  const { TEXT: catalog } = (await import(pathToFileURL(join(words, 'catalog.ts')).href)) as { TEXT: object };
  const fights = globSync('en/fights/*.json', { cwd: words });
  const files: unknown[] = fights.map((file) => JSON.parse(readFileSync(join(words, file), 'utf8')));
  return [...Object.values(catalog), ...files].flatMap(textsIn);
}

/** Returns all texts in a displayed value or in a catalog. */
function textsIn(shown: unknown): string[] {
  if (typeof shown === 'string') return [shown];
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([key, part]) => (IDS.includes(key) ? [] : textsIn(part)));
}

describe.each(Object.values(SUBJECTS))('$id', (ruleset) => {
  let readings: ShownTexts;
  beforeAll(() => {
    readings = new ShownTexts(ruleset);
  }, 120_000);

  it('has words for every event', () => {
    expect([...readings.untold]).toEqual([]);
  });

  it('has words for every prompt and its options', () => {
    expect([...readings.unasked]).toEqual([]);
    expect([...readings.unnamed]).toEqual([]);
  });

  it('has a sentence for every rejection', () => {
    expect([...readings.unexplained]).toEqual([]);
  });

  it('has words for everything that its sentences mention', () => {
    expect([...readings.gaps]).toEqual([]);
  });

  it('has rolls that can be shown as numbers', () => {
    expect(readings.rolls).toBeGreaterThan(0);
    expect([...readings.oddRolls]).toEqual([]);
  });

  it('has icons only for its own archetypes and conditions', () => {
    const { archetypes, conditions, glyphs } = ruleset.description;
    expect(Object.keys(archetypes)).toEqual(expect.arrayContaining(Object.keys(glyphs?.archetypes ?? {})));
    expect(Object.keys(conditions)).toEqual(expect.arrayContaining(Object.keys(glyphs?.conditions ?? {})));
  });

  it('has words for everything in its actions, sheets and scenarios', () => {
    const { description, fields, actions, scenarios } = ruleset;
    const shown = [
      ...description.sheet.flatMap((part) => part.fields.map(({ field }) => field)),
      ...description.resources.flatMap(({ field, max }) => (max === undefined ? [field] : [field, max])),
    ];
    const kinds = scenarios.flatMap(({ setup }) => setup.combatants.map(({ sheet }) => sheet.kind));
    expect({
      actions: Object.keys(actions).filter((name) => !description.actions[name]),
      fields: shown.filter((field) => !fields[field]),
      archetypes: kinds.filter((kind) => !description.archetypes[kind]),
    }).toEqual({ actions: [], fields: [], archetypes: [] });
  });

  it('has every displayed text in its catalog', async () => {
    const known = new Set([...(await textsOf(ruleset.id)), ...textsIn(terms)]);
    const shown = ruleset.scenarios.flatMap(({ title, blurb, setup }) => {
      const { table } = Battle.start(ruleset, setup, seededDice(seedOf(title)));
      const names = setup.combatants.map(({ name }) => name);
      return [title, blurb, ...names, ruleset.description.marks?.(table)];
    });
    const strays = textsIn([ruleset.description, shown]).filter((text) => !known.has(text));
    expect(new Set(strays)).toEqual(new Set());
  });
});
