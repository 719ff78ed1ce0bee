import { describe, expect, it } from 'vitest';
import { between, chanceOf } from '../../fuzz/chance.ts';
import { type MapNotes, notesOn } from '../../hex/notes.ts';
import { MOST_NOTES } from '../setup/notes.ts';
import { after, brawl, send } from '../testing/battles.ts';
import { toy } from '../testing/toy.ts';
import { view } from '../visibility/view.ts';

type Audience = 'all' | 'gm';

const label = (id: string, audience: Audience = 'all', text = 'Here') => ({
  as: 'gm',
  do: 'gm.note',
  label: { id, for: audience, text, at: [1, 0] },
});
const area = (id: string, hexes: readonly (readonly number[])[], audience: Audience = 'all') => ({
  as: 'gm',
  do: 'gm.note',
  area: { id, for: audience, name: 'Bell’s reach', color: 'blue', hexes },
});
const drawing = (id: string, points: readonly { q: number; r: number }[]) => ({
  as: 'gm',
  do: 'gm.note',
  drawing: { id, for: 'all', color: 'red', points },
});
const remove = (id: string) => ({ as: 'gm', do: 'gm.note', remove: id });

const LONG = Array.from({ length: 201 }, () => [0, 0]);
const FULL = LONG.slice(1);

describe('adding a note to the map', () => {
  it('shows the note and emits an event', () => {
    const battle = brawl();
    const [event] = send(battle, area('bell', [[0, 0]]));
    expect(event).toMatchObject({
      type: 'note-changed',
      change: 'added',
      kind: 'area',
      name: 'Bell’s reach',
    });
    expect(battle.table.map.notes?.areas).toMatchObject([{ id: 'bell', hexes: [[0, 0]] }]);
  });

  it('replaces the note with the same id, even one of another kind', () => {
    const battle = after(brawl(), label('one'), label('two'), area('one', [[0, 0]]));
    expect(notesOn(battle.table.map).map(({ kind, note }) => [kind, note.id])).toEqual([
      ['area', 'one'],
      ['label', 'two'],
    ]);
  });

  it('does nothing if the same note is already there', () => {
    const battle = after(brawl(), label('one'));
    const { map } = battle.table;
    expect(send(battle, label('one'))).toEqual([]);
    expect(battle.table.map).toBe(map);
  });

  it('rounds the points of a drawing to two decimals', () => {
    const battle = after(brawl(), drawing('path', [{ q: 0.123456, r: -1 }]));
    expect(battle.table.map.notes?.drawings?.[0]?.points).toEqual([{ q: 0.12, r: -1 }]);
  });

  it('leaves no trace on the map once the note is removed', () => {
    const battle = brawl();
    const before = JSON.stringify(battle.table.map);
    send(battle, label('one'), remove('one'));
    expect(JSON.stringify(battle.table.map)).toBe(before);
  });
});

describe('an input of the GM about a note', () => {
  const sent = after(brawl(), ...Array.from({ length: MOST_NOTES }, (_, index) => label(`n${index}`)));
  const wide = after(brawl(), ...Array.from({ length: 10 }, (_, index) => area(`n${index}`, FULL)));

  it.each([
    { name: 'has no note', battle: brawl(), input: { as: 'gm', do: 'gm.note' }, code: 'bad-input' },
    { name: 'has two notes', battle: brawl(), input: { ...label('a'), remove: 'a' }, code: 'bad-input' },
    { name: 'has an empty text', battle: brawl(), input: label('a', 'all', ''), code: 'bad-input' },
    {
      name: 'has a text of 61 letters',
      battle: brawl(),
      input: label('a', 'all', 'x'.repeat(61)),
      code: 'bad-input',
    },
    { name: 'leaves the map', battle: brawl(), input: area('a', [[9, 9]]), code: 'bad-input' },
    {
      name: 'draws beyond the map',
      battle: brawl(),
      input: drawing('a', [{ q: 9.5, r: 0 }]),
      code: 'bad-input',
    },
    { name: 'covers no hex', battle: brawl(), input: area('a', []), code: 'bad-input' },
    { name: 'covers 201 hexes', battle: brawl(), input: area('a', LONG), code: 'bad-input' },
    { name: 'removes an unknown note', battle: brawl(), input: remove('a'), code: 'no-such-note' },
    { name: 'adds one more than 60', battle: sent, input: label('more'), code: 'too-many-notes' },
    {
      name: 'exceeds 2000 hexes in all',
      battle: wide,
      input: area('more', [[0, 0]]),
      code: 'too-many-notes',
    },
    { name: 'comes from a player', battle: brawl(), input: { ...label('a'), as: 'ana' }, code: 'not-gm' },
  ])('is rejected if it $name', ({ battle, input, code }) => {
    expect(battle.check(input)?.code).toBe(code);
  });

  it('may still change a note of a full map', () => {
    expect(sent.check(label('n3', 'gm', 'There'))).toBeNull();
  });
});

describe('a note that only GMs can see', () => {
  const seenBy = (battle: ReturnType<typeof brawl>, role: 'gm' | 'spectator') =>
    notesOn(view(toy, battle.table, { role }).map).map(({ note }) => note.id);

  it('is only in the GM’s view', () => {
    const battle = after(brawl(), label('open'), label('trap', 'gm'));
    expect(seenBy(battle, 'gm')).toEqual(['open', 'trap']);
    expect(seenBy(battle, 'spectator')).toEqual(['open']);
  });

  it('leaves no empty list in other views', () => {
    const battle = after(brawl(), label('trap', 'gm'));
    expect(view(toy, battle.table, { role: 'spectator' }).map).not.toHaveProperty('notes');
  });

  it.each([
    { name: 'is added', first: [], last: label('a', 'gm'), told: { change: 'added', secret: true } },
    {
      name: 'is changed',
      first: [label('a', 'gm')],
      last: label('a', 'gm', 'B'),
      told: { change: 'changed', secret: true },
    },
    {
      name: 'is removed',
      first: [label('a', 'gm')],
      last: remove('a'),
      told: { change: 'removed', secret: true },
    },
    { name: 'is revealed', first: [label('a', 'gm')], last: label('a'), told: { change: 'added' } },
    {
      name: 'is hidden',
      first: [label('a')],
      last: label('a', 'gm', 'Secret'),
      told: { change: 'removed', name: 'Here' },
    },
  ])('is reported to those who see the difference when it $name', ({ first, last, told }) => {
    const [event] = send(after(brawl(), ...first), last);
    expect(event).toMatchObject({ type: 'note-changed', ...told });
    expect(event?.secret).toBe('secret' in told ? true : undefined);
  });
});

it('removing all notes in any order restores the map', () => {
  const chance = chanceOf('notes');
  for (let round = 0; round < 50; round++) {
    const battle = brawl();
    const before = JSON.stringify(battle.table.map);
    const ids = Array.from({ length: between(chance, 1, 8) }, (_, index) => `n${index}`);
    for (const id of ids) {
      const made = [label(id), area(id, [[0, 1]], 'gm'), drawing(id, [{ q: 0.5, r: 0 }])];
      send(battle, made[between(chance, 0, 2)]);
    }
    const notes: MapNotes = battle.table.map.notes ?? {};
    expect(notesOn({ notes })).toHaveLength(ids.length);
    for (const id of ids.toSorted(() => between(chance, -1, 1))) send(battle, remove(id));
    expect(JSON.stringify(battle.table.map)).toBe(before);
  }
});
