import { expect, it } from 'vitest';
import type { SyncedBattle, SyncedFields } from './synced.ts';
import { SyncedReader } from './synced-reader.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns members of the synced state, with their values as JSON strings. */
function packed(members: Readonly<Record<string, Fields>>): Map<string, SyncedFields> {
  return new Map(Object.entries(members).map(([id, fields]) => [id, { id, fields: textsOf(fields) }]));
}

function textsOf(fields: Fields): Map<string, string> {
  return new Map(Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)]));
}

/** Returns the parts of a synced state that a table is read from. */
function stateOf(
  fighters: Readonly<Record<string, Fields>>,
  secrets: Readonly<Record<string, Fields>> = {},
  overlays: Readonly<Record<string, Fields>> = {},
): SyncedBattle {
  const head = textsOf({ ruleset: 'toy', map: { radius: 3 }, fighters: Object.keys(fighters) });
  const shown = { head, fighters: packed(fighters), secrets: packed(secrets), overlays: packed(overlays) };
  return { ...shown, shapes: [] } as unknown as SyncedBattle;
}

/** Reads states one after the other. Returns the fighter `ana` of each table. */
function readAna(...states: readonly SyncedBattle[]): unknown[] {
  const reader = new SyncedReader();
  return states.map((state) => reader.table(state).fighters.ana);
}

it('returns the same fighter as before if it has not changed', () => {
  const [before, after] = readAna(
    stateOf({ ana: { hp: 3 }, rex: { hp: 9 } }),
    stateOf({ ana: { hp: 3 }, rex: { hp: 8 } }),
  );
  expect(after).toBe(before);
});

it.each([
  { name: 'a changed field', next: stateOf({ ana: { hp: 2, ap: 1 } }), ana: { hp: 2, ap: 1 } },
  { name: 'a removed field', next: stateOf({ ana: { hp: 3 } }), ana: { hp: 3 } },
  { name: 'a new field', next: stateOf({ ana: { hp: 3, ap: 1, rp: 2 } }), ana: { hp: 3, ap: 1, rp: 2 } },
  {
    name: 'a new secret',
    next: stateOf({ ana: { hp: 3, ap: 1 } }, { ana: { hp: 30 } }),
    ana: { hp: 30, ap: 1 },
  },
  {
    name: 'a new overlay',
    next: stateOf({ ana: { hp: 3, ap: 1 } }, {}, { me: { 'ana.ap': 5 } }),
    ana: { hp: 3, ap: 5 },
  },
])('shows $name', ({ next, ana }) => {
  const first = stateOf({ ana: { hp: 3, ap: 1 } });
  expect(readAna(first, next, first)).toEqual([{ hp: 3, ap: 1 }, ana, { hp: 3, ap: 1 }]);
});

it('replaces a field that returns with its earlier value', () => {
  const states = [
    { hp: 3, ap: 1 },
    { hp: 3, rp: 2 },
    { hp: 3, ap: 1 },
  ].map((ana) => stateOf({ ana }));
  expect(readAna(...states)).toEqual([
    { hp: 3, ap: 1 },
    { hp: 3, rp: 2 },
    { hp: 3, ap: 1 },
  ]);
});
