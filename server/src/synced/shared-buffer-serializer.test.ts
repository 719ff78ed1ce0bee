import type { Client } from '@colyseus/core';
import { type SchemaType, StateView, schema, t } from '@colyseus/schema';
import { beforeEach, expect, it } from 'vitest';
import { SharedBufferSerializer } from './shared-buffer-serializer.ts';

const Note = schema({ text: t.string() }, 'SharedBufferTestNote');
const State = schema({ title: t.string(), notes: t.map(Note).view() }, 'SharedBufferTestState');
type State = SchemaType<typeof State>;

let state: State;
let serializer: SharedBufferSerializer<State>;

beforeEach(() => {
  ({ state, serializer } = room('The bridge'));
});

function room(title: string): { state: State; serializer: SharedBufferSerializer<State> } {
  const state = new State();
  state.title = title;
  const serializer = new SharedBufferSerializer<State>();
  serializer.reset(state);
  return { state, serializer };
}

/** Adds a note that only the returned client sees. */
function clientWithNote(text: string): Client {
  const note = new Note();
  note.text = text;
  state.notes.set(text, note);
  const view = new StateView();
  view.add(note);
  return { view } as Client;
}

it('encodes the same state again after another room has encoded its own', () => {
  const before = [...serializer.getFullState()];
  room('The long road to the mill').serializer.getFullState();
  expect([...serializer.getFullState()]).toEqual(before);
});

it('encodes the private part of a client again after another room has encoded its own', () => {
  const client = clientWithNote('a trap');
  const before = [...serializer.getFullState(client)];
  room('The long road to the mill').serializer.getFullState();
  expect([...serializer.getFullState(client)]).toEqual(before);
});

it('keeps the bytes of a patch that is still being sent', () => {
  const sent: Uint8Array[] = [];
  const client = { state: 1, raw: (bytes: Uint8Array) => sent.push(bytes) } as unknown as Client;
  for (const title of ['The mill', 'The river']) {
    state.title = title;
    serializer.applyPatches([client], state);
  }
  expect(sent.map((bytes) => Buffer.from(bytes).includes('The mill'))).toEqual([true, false]);
});

it('encodes states that are larger than the buffer', () => {
  const client = clientWithNote('x'.repeat(300_000));
  state.title = 'y'.repeat(200_000);
  const bytes = Buffer.from(serializer.getFullState(client));
  expect([bytes.includes('x'.repeat(300_000)), bytes.includes('y'.repeat(200_000))]).toEqual([true, true]);
});
