import type { Battle } from '../engine/battle/battle.ts';
import { type Input, paramsOf } from '../engine/battle/input.ts';
import { doneBy } from '../engine/battle/parsed-input.ts';
import { waitedFor } from '../engine/battle/waiting.ts';
import { prospectOf } from '../engine/core/forecast.ts';
import type { Edition } from '../engine/history/edition.ts';
import { isRewind, withoutUndone } from '../engine/history/rewind.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import { listingFaces, seededDice } from '../engine/state/dice.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { Table } from '../engine/state/table.ts';
import { captureEvents, filterEvent, type ObservedEvent } from '../engine/visibility/event-audience.ts';
import { UNSHOWN, view } from '../engine/visibility/view.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';
import { begin, drawn, type Journaled, step } from './play-again.ts';
import { FIGHTER, type RecordedMoment, type Tried } from './recording.ts';

/**
 * A moment of a recording, and the number of dice rolled for it. `hasSet` is true if the GM had set one of these dice
 * to a face other than the rolled one.
 */
export interface MomentWithDice {
  readonly moment: RecordedMoment;
  readonly dice: number;
  readonly hasSet: boolean;
}

/**
 * The data that a recording contains besides its moments: nothing, each input, or each input with the faces of its
 * dice. The last is for a running fight, so it leaves out the inputs of rewinds, which contain seeds.
 */
export type RecordedInputs = 'none' | 'all' | 'with-faces';

/**
 * Replays a fight and yields each moment in a viewer's view. Throws if the rules reject an input of the journal.
 */
export function* record(
  edition: Edition,
  journaled: Journaled,
  viewer: Viewer,
  inputs: RecordedInputs,
): Generator<MomentWithDice> {
  const battle = begin(edition, journaled, listingFaces(seededDice(journaled.seed)));
  const { ruleset } = edition;
  const camera = new ChangeRecorder(battle, viewer);
  const opening = camera.take(0, captureEvents(ruleset, battle.table, battle.opening));
  const first = { ...opening, ...(inputs === 'with-faces' && facesOn(battle.table)) };
  yield { moment: first, dice: drawn(battle.table), hasSet: false };
  for (const { seq, input } of withoutUndone(journaled.entries)) {
    const before = isRewind(input) ? 0 : drawn(battle.table);
    const isPromised = battle.table.setDie !== undefined;
    const tried = camera.tried(input);
    battle.table.dice = listingFaces(battle.table.dice);
    const told = step(battle, input);
    const moment = { ...camera.take(seq, told), ...(tried && { tried }) };
    yield {
      moment: { ...moment, ...inputIn(inputs, input, battle.table) },
      dice: drawn(battle.table) - before,
      hasSet: isPromised && battle.table.setDie === undefined && told.some(({ event }) => isAnother(event)),
    };
  }
}

/** Returns the members of a moment that tell its input. */
function inputIn(
  inputs: RecordedInputs,
  input: Input,
  table: Table,
): Pick<RecordedMoment, 'input' | 'faces'> {
  if (inputs === 'none' || (inputs === 'with-faces' && isRewind(input))) return {};
  return inputs === 'all' ? { input } : { input, ...facesOn(table) };
}

/** Returns the faces of the dice that the last step rolled. */
function facesOn({ dice }: Table): Pick<RecordedMoment, 'faces'> {
  const { faces = [] } = dice.algorithm === 'chacha20' ? dice : {};
  return faces.length > 0 ? { faces } : {};
}

function isAnother({ setDie }: GameEvent): boolean {
  return setDie !== undefined && setDie.face !== setDie.fell;
}

const TURN = 'turn';
const UNRECORDED: ReadonlySet<string> = new Set(['fighters', ...UNSHOWN]);

/** Records how the view of the table changes from moment to moment. */
class ChangeRecorder {
  readonly #battle: Battle;
  readonly #viewer: Viewer;
  #known: ReadonlyMap<string, string> = new Map();

  constructor(battle: Battle, viewer: Viewer) {
    this.#battle = battle;
    this.#viewer = viewer;
  }

  /**
   * Returns the choice that an input makes. Returns undefined if the viewer did not make the choice, or if it names a
   * fighter that the viewer does not know.
   */
  tried(input: Input): Tried | undefined {
    const { ruleset, table, prompts } = this.#battle;
    const done = doneBy(ruleset, input);
    const { as: by, do: act } = done;
    const isSeen = this.#viewer.role === 'gm' || playsFor(this.#viewer, by);
    if (by === 'gm' || !isSeen) return undefined;
    const kind = act === undefined ? prompts.find((prompt) => prompt.for === by)?.kind : TURN;
    if (kind === undefined || (act !== undefined && !Object.hasOwn(ruleset.actions, act))) return undefined;
    const prospect = prospectOf(kind, act ?? done.answer, paramsOf(done));
    const text = JSON.stringify(prospect);
    const isUnseen = (id: Id) => !this.#known.has(FIGHTER + id) && text.includes(JSON.stringify(id));
    return Object.keys(table.fighters).some(isUnseen) ? undefined : { by, prospect };
  }

  take(rev: number, told: readonly ObservedEvent[]): RecordedMoment {
    const { ruleset, table, prompts } = this.#battle;
    const events = told.flatMap((one) => filterEvent(ruleset, one, this.#viewer) ?? []);
    const asked: readonly Id[] = waitedFor(table, prompts).map(([id]) => id);
    const seen = new Map(partsOf(view(ruleset, table, this.#viewer)));
    const changed = [...seen].filter(([key, text]) => this.#known.get(key) !== text);
    const gone = [...this.#known.keys()].filter((key) => !seen.has(key));
    this.#known = seen;
    const now = Object.fromEntries(changed.map(([key, text]) => [key, JSON.parse(text) as Json]));
    return { rev, events, asked, now, ...(gone.length > 0 && { gone }) };
  }
}

function playsFor(viewer: Viewer, by: Id): boolean {
  return viewer.role === 'player' && viewer.fighters.includes(by);
}

function* partsOf(table: Table): Generator<readonly [key: string, text: string]> {
  for (const [key, value] of Object.entries(table))
    if (value !== undefined && !UNRECORDED.has(key)) yield [key, JSON.stringify(value)];
  yield ['fighters', JSON.stringify(Object.keys(table.fighters))];
  for (const fighter of Object.values(table.fighters)) yield [FIGHTER + fighter.id, JSON.stringify(fighter)];
}
