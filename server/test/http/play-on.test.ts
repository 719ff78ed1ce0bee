import { readdirSync, readFileSync } from 'node:fs';
import type { Input } from '@riposte/shared/engine/battle/input';
import { presentEdition } from '@riposte/shared/engine/history/edition';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { seedHash } from '@riposte/shared/engine/state/dice';
import { rewindTo } from '@riposte/shared/engine/testing/rewinds';
import { GM_EYES } from '@riposte/shared/engine/visibility/viewer';
import { courseTo } from '@riposte/shared/protocol/course';
import type { CreatedBattle, HttpFailure, PlayOn } from '@riposte/shared/protocol/messages';
import { RecordedTables } from '@riposte/shared/recording/changes';
import { checkDice } from '@riposte/shared/recording/check-dice';
import { record } from '@riposte/shared/recording/record';
import { readRecording } from '@riposte/shared/recording/recording';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, post, serve, shown, UNBOUNDED } from '../support/harness.ts';

/* Tests of battles that continue a recorded fight from one of its moments. */

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

function rulesOf(id: string) {
  const ruleset = RULESETS[id];
  if (!ruleset) throw new Error(`There is no ruleset "${id}".`);
  return ruleset;
}

interface Fight {
  readonly setup: Setup;
  readonly seed: string;
  readonly inputs: readonly Input[];
}

/** Returns the first recorded fight of the current version of a ruleset. */
function fightOf(id: string): Fight {
  const folder = new URL(`../../../shared/journals/${id}/${rulesOf(id).version}/`, import.meta.url);
  const [first = ''] = readdirSync(folder);
  return JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as Fight;
}

/** Returns the whole recording of a fight. */
function filmOf(id: string, { setup, seed, inputs }: Fight = fightOf(id)): RecordedTables {
  const ruleset = rulesOf(id);
  const entries = inputs.map((input, index) => ({ seq: index + 1, input }));
  const rolls = record(presentEdition(ruleset), { setup, seed, entries }, GM_EYES, 'all');
  const moments = [...rolls].map(({ moment }) => moment);
  const { version } = ruleset;
  const head = { recording: 2, title: 'Friday', ruleset: id, version, eyes: 'whole' } as const;
  const proved = { ...head, diceHash: seedHash(seed), proof: { setup, seed } };
  return new RecordedTables({ head: proved, moments, undone: [], variations: [] });
}

function courseOf(film: RecordedTables, moment: number): PlayOn['course'] {
  const course = courseTo(film, moment);
  if (!course) throw new Error(`The fight is over at moment ${moment}.`);
  return course;
}

/** Returns the last moment of the first half with something pending, or the middle moment if there is none. */
function middleOf(film: RecordedTables): number {
  const half = Math.floor(film.recording.moments.length / 2);
  const isPending = (moment: number) => film.table(moment).stack.length > 0;
  return Array.from({ length: half }, (_, index) => half - index).find(isPending) ?? half;
}

const tokenOf = (link: string) => link.split('#')[1] ?? '';

async function playOn(course: PlayOn['course']) {
  const { id, links } = await post<CreatedBattle>(server.url, '/api/battles', { course });
  const token = tokenOf(links.gm);
  return { id, token, gm: await Guest.join(server.url, id, { token, name: 'Gloria' }) };
}

async function recordingOf(id: string, token: string) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  };
  const read = readRecording(await (await fetch(`${server.url}/api/battles/${id}/recording`, init)).text());
  if ('line' in read) throw new Error(read.message);
  return read;
}

describe.each(Object.keys(RULESETS))('a %s fight that is continued from its middle', (id) => {
  it('goes on from the same table, and all dice can be checked against their seeds', async () => {
    const film = filmOf(id);
    const middle = middleOf(film);
    const { id: battle, token, gm } = await playOn(courseOf(film, middle));
    expect(gm.state.status).toBe('fighting');
    expect(gm.table).toEqual(film.table(middle));
    expect(gm.waiting.map(({ for: asked }) => asked)).toEqual(film.recording.moments[middle]?.asked);
    await shown(await gm.say({ as: 'gm', do: 'gm.end' }), gm);
    const recording = await recordingOf(battle, token);
    const before = recording.moments.slice(0, middle + 1);
    expect(before).toEqual(film.recording.moments.slice(0, middle + 1));
    expect(recording.moments[middle + 1]?.events).toMatchObject([
      { type: 'rewound', way: 'onward', why: 'Friday' },
    ]);
    expect(checkDice(presentEdition(rulesOf(id)), recording)).toMatchObject({ is: 'fair', branches: 1 });
  });
});

it('a rewound fight goes on with the dice that the rewind gave it', async () => {
  const fight = fightOf('flow');
  const film = filmOf('flow', {
    ...fight,
    inputs: [...fight.inputs.slice(0, 9), rewindTo(4, '7c'.repeat(32))],
  });
  const { id, token, gm } = await playOn(courseOf(film, film.recording.moments.length - 1));
  await shown(await gm.say({ as: 'gm', do: 'gm.end' }), gm);
  const recording = await recordingOf(id, token);
  expect(recording.moments.map(({ rev }) => rev)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(checkDice(presentEdition(rulesOf('flow')), recording)).toMatchObject({ is: 'fair', branches: 2 });
});

describe('a course that was rewound', () => {
  const film = filmOf('flow');
  const rewound = (times: number) => ({
    ...courseOf(film, 0),
    inputs: Array.from({ length: times }, () => rewindTo(0, '7c'.repeat(32))),
  });

  it('as often as allowed is accepted, but cannot be rewound again', async () => {
    const { gm } = await playOn(rewound(999));
    expect(await gm.seat({ do: 'rewind', to: 5, rev: gm.state.rev })).toMatchObject({
      ok: false,
      rejection: { code: 'enough-rewinds' },
    });
  });

  it('more often than allowed is refused', async () => {
    const { error } = await post<HttpFailure>(server.url, '/api/battles', { course: rewound(1_000) });
    expect(error).toMatchObject({ code: 'bad-course' });
  });
});

describe('an impossible course', () => {
  const film = filmOf('flow');
  const course = courseOf(film, 6);
  const [first] = film.recording.moments.flatMap(({ input }) => input ?? []);
  it.each<{ name: string; changes: object; code: string }>([
    {
      name: 'a step that the rules refuse',
      changes: { inputs: [first, first, first, first] },
      code: 'bad-course',
    },
    {
      name: 'a step of an unknown fighter',
      changes: { inputs: [{ as: 'unknown', do: 'move' }] },
      code: 'bad-course',
    },
    { name: 'a malformed step', changes: { inputs: [{ says: 'hello' }] }, code: 'bad-request' },
    {
      name: 'an impossible viewer',
      changes: { inputs: [{ ...first, eyes: { role: 'god' } }] },
      code: 'bad-request',
    },
    { name: 'a malformed seed', changes: { seed: 'abc' }, code: 'bad-request' },
    { name: 'a malformed map', changes: { setup: { ...course.setup, map: 7 } }, code: 'bad-setup' },
    { name: 'an unknown version of the rules', changes: { version: 999 }, code: 'other-rules' },
    {
      name: 'a broken picture',
      changes: { pictures: { ['0'.repeat(32)]: 'data:image/png;base64,AAAA' } },
      code: 'bad-picture',
    },
    { name: 'a finished fight', changes: { inputs: fightOf('flow').inputs }, code: 'is-over' },
  ])('is refused: $name', async ({ changes, code }) => {
    const { error } = await post<HttpFailure>(server.url, '/api/battles', {
      course: { ...course, ...changes },
    });
    expect(error).toMatchObject({ code, message: expect.stringMatching(/\S/) });
  });
});
