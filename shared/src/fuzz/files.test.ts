import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pick } from '../bots/policy.ts';
import type { Input } from '../engine/battle/input.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { seededDice, seedHash } from '../engine/state/dice.ts';
import { GM_EYES } from '../engine/visibility/viewer.ts';
import { readLibrary, writeLibrary } from '../library/library-file.ts';
import { readDocument } from '../library/saved.ts';
import { writeSavedMap } from '../library/saved-map.ts';
import { mapOf } from '../maps/doors.ts';
import { RecordedTables } from '../recording/changes.ts';
import { checkDice, verdictText } from '../recording/check-dice.ts';
import { record } from '../recording/record.ts';
import { lineOf, readRecording } from '../recording/recording.ts';
import { RULESETS, rulesetOf } from '../rulesets/registry.ts';
import { readPack } from '../scenario/pack-file.ts';
import { heroOf, readParty, writeParty } from '../scenario/party.ts';
import { broken, FILES } from './broken.ts';
import { seedOf } from './chance.ts';

/** A reader of one kind of file. `read` returns the faults that it finds in a file; empty if the file is valid. */
interface Reader {
  readonly name: string;
  readonly whole: readonly string[];
  readonly read: (text: string) => readonly string[];
}

const BOOKS = Object.values(RULESETS);
const FIGHTS = BOOKS.flatMap(({ scenarios }) => scenarios.map(({ setup }) => setup));
const EXAMPLES = new URL('../../../docs/examples/', import.meta.url);
const PARTIES = FIGHTS.map(({ ruleset, combatants }) =>
  writeParty(ruleset, { title: 'Friday', heroes: combatants.slice(0, 40).map(heroOf), pictures: {} }),
);
const MAPS = FIGHTS.map((setup) => writeSavedMap(setup.ruleset, { ...mapOf(setup), pictures: {} }));

type Reading = object & { readonly faults?: readonly { readonly message: string }[] };

const saidOf = ({ faults = [] }: Reading) => faults.map(({ message }) => message);

async function library(): Promise<string> {
  const things = [
    { kind: 'party', name: 'Heroes', document: pick(seededDice(seedOf('party')), PARTIES) },
    { kind: 'map', name: 'Ford', document: pick(seededDice(seedOf('map')), MAPS) },
  ] as const;
  let text = '';
  for await (const part of writeLibrary(things)) text += part;
  return text;
}

const FLOW = presentEdition(rulesetOf('flow'));

/** Returns the text of a recording of a short fight. */
function recording(): string {
  const { version } = FLOW.ruleset;
  const folder = new URL(`../../journals/flow/${version}/`, import.meta.url);
  const [first = ''] = readdirSync(folder);
  const { setup, seed, inputs } = JSON.parse(readFileSync(new URL(first, folder), 'utf8'));
  const entries = inputs.slice(0, 6).map((input: Input, index: number) => ({ seq: index + 1, input }));
  const head = { recording: 2, title: 'Friday', ruleset: 'flow', version } as const;
  const seen = { eyes: 'whole', diceHash: seedHash(seed), proof: { setup, seed } } as const;
  const moments = record(FLOW, { setup, seed, entries }, GM_EYES, 'all');
  return [{ ...head, ...seen }, ...[...moments].map(({ moment }) => moment)].map(lineOf).join('');
}

const READERS: readonly Reader[] = [
  { name: 'parties', whole: PARTIES, read: (text) => saidOf(readParty(text, RULESETS)) },
  { name: 'maps of a library', whole: MAPS, read: (text) => saidOf(readDocument('map', text, RULESETS)) },
  {
    name: 'content packs',
    whole: readdirSync(EXAMPLES).map((name) => readFileSync(new URL(name, EXAMPLES), 'utf8')),
    read: (text) => saidOf(readPack(text, RULESETS)),
  },
  {
    name: 'libraries',
    whole: [await library()],
    read: (text) =>
      readLibrary(text)?.flatMap(({ kind, document }) => saidOf(readDocument(kind, document, RULESETS))) ?? [
        'It is not a library.',
      ],
  },
  {
    name: 'recordings',
    whole: [recording()],
    read(text) {
      const read = readRecording(text);
      if ('line' in read) return [read.message];
      const film = new RecordedTables(read);
      for (const moment of read.moments.keys()) expect(film.table(moment).fighters).toBeDefined();
      return [verdictText(checkDice(FLOW, read))];
    },
  },
];

it.each(READERS)(
  `each of ${FILES} broken $name is rejected with sentences or can be used`,
  ({ name, whole, read }) => {
    const dice = seededDice(seedOf(`broken ${name}`));
    let refused = 0;
    for (let file = 0; file < FILES; file++) {
      const text = broken(pick(dice, whole), dice);
      const said = read(text);
      if (said.length > 0) refused++;
      for (const sentence of said) expect(sentence, text).toMatch(/^[^\n]+[.?]$/);
    }
    expect(refused).toBeGreaterThan(FILES / 4);
  },
);
