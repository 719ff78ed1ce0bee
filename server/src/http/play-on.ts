import { randomBytes } from 'node:crypto';
import type { Battle } from '@riposte/shared/engine/battle/battle';
import type { Input } from '@riposte/shared/engine/battle/input';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import { branchOff, isRewind, type RewindInput } from '@riposte/shared/engine/history/rewind';
import { rulesNameOf } from '@riposte/shared/engine/history/rulebook-origin';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { seededDice } from '@riposte/shared/engine/state/dice';
import { journaled } from '@riposte/shared/protocol/course-schemas';
import type { CreatedBattle, PlayOn } from '@riposte/shared/protocol/messages';
import { readFight } from '@riposte/shared/scenario/fight-file';
import { nameOfPicture, pictureOf } from '@riposte/shared/scenario/picture-files';
import { MOST_REWINDS } from '../battles/rewinds.ts';
import type { Supervisor } from '../battles/supervisor.ts';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import { requirePictures } from '../requests/picture-check.ts';
import { newId, newLinks } from '../seats/links.ts';
import { tidyTitle } from '../seats/names.ts';
import type { BattleServices } from '../services/services.ts';
import type { BattleRecord, JournalEntry, Snapshot } from '../store/store.ts';
import { takeNew } from '../store/take-new.ts';
import * as failures from '../words/failures.ts';

/** The number of inputs per commit. A larger number would delay other battles by more than a few milliseconds. */
const MANY = 200;

type Course = PlayOn['course'];

/**
 * Creates a battle that starts with the course of a recorded fight (its inputs, without undone ones) and continues with
 * new secret dice. Throws a `Failure` if the rules reject the course.
 */
export async function playOn(services: BattleServices, { course }: PlayOn): Promise<CreatedBattle> {
  const { ruleset, version, seed } = course;
  const rules = await services.rulebooks.of(course, editionName(ruleset, version));
  const setup = rules.run((edition) => setupOf(edition, course));
  requireAlbum(setup, course);
  const journal = await journalOf(services, rules, setup, course);
  const id = newId();
  const { links, hashes } = newLinks(id);
  const title = tidyTitle(course.title) ?? editionName(ruleset, version);
  const record = {
    id,
    title,
    ...rulesNameOf(course),
    setup,
    seed,
    links: hashes,
    status: 'gathering',
  } as const;
  await save(services, record, journal, course.pictures);
  return { id, links };
}

function requireAlbum(setup: Setup, { pictures }: Course): void {
  requirePictures(pictures, setup.map.backdrop?.picture);
  const isNamed = ([name, uri]: readonly [string, string]) =>
    nameOfPicture(pictureOf(uri)?.bytes ?? new Uint8Array()) === name;
  if (!Object.entries(pictures).every(isNamed)) throw new Failure(failures.mismatchedPicture);
}

/** Parses the setup as strictly as a setup from a file. */
function setupOf({ ruleset }: Edition, { setup, pictures }: Course): Setup {
  const read = readFight(JSON.stringify(setup), { [ruleset.id]: ruleset }, pictures);
  if (!('faults' in read)) return read.scenario.setup;
  const [{ message }] = read.faults;
  throw new Failure(failures.badSetup(message), read.faults);
}

/** The journal of a new battle, and the table at its end if nothing is pending there. */
interface NewJournal {
  readonly entries: readonly JournalEntry[];
  readonly snapshot: Snapshot | null;
}

/** Returns the journal of the new battle. The rules check and apply each input. */
async function journalOf(
  { slices }: BattleServices,
  rules: Supervisor,
  setup: Setup,
  course: Course,
): Promise<NewJournal> {
  const battle = rules.run(({ ruleset, Battle }) => Battle.start(ruleset, setup, seededDice(course.seed)));
  const inputs: Input[] = [];
  let rewinds = 0;
  for await (const raw of slices.over(course.inputs)) {
    const input = applied({ battle, rules }, bodyOf(journaled, raw), inputs.length);
    if (isRewind(input) && ++rewinds >= MOST_REWINDS) throw new Failure(failures.tooManyRewinds);
    inputs.push(input);
  }
  if (battle.table.over) throw new Failure(failures.isOver);
  const last = newDice(course);
  branchOff(battle.table, last);
  const at = Date.now();
  const entries = [...inputs, last].map((input, index) => ({
    seq: index + 1,
    input,
    seat: null,
    message: null,
    at,
  }));
  const table = battle.snapshot();
  return { entries, snapshot: table && { seq: entries.length, table, at } };
}

/** A battle and the supervisor of its rules. */
interface Replayed {
  readonly battle: Battle;
  readonly rules: Supervisor;
}

/** Applies one input. A course contains no undone inputs, so a rewind goes to the input just before it. */
function applied(replayed: Replayed, raw: Input, before: number): Input {
  const input = isRewind(raw) ? { ...raw, to: before } : parsed(replayed, raw);
  if (!input) throw new Failure(failures.rejectedStep(before + 1));
  if (isRewind(input)) branchOff(replayed.battle.table, input);
  return input;
}

/** Parses and applies an input. Returns the parsed input; undefined if the rules reject it or fail on it. */
function parsed({ battle, rules }: Replayed, raw: Input): Input | undefined {
  try {
    return rules.run(() => {
      const input = battle.read(raw);
      if (input) battle.apply(input);
      return input;
    });
  } catch {
    return undefined;
  }
}

/** Returns the rewind that gives the battle new dice. */
function newDice({ title, inputs }: Course): RewindInput {
  const seed = randomBytes(32).toString('hex');
  const told = { why: title, way: 'onward', who: '', undone: 0, restored: 0 } as const;
  return { as: 'gm', do: 'gm.rewind', to: inputs.length, seed, ...told };
}

/**
 * Saves a battle with its journal, and starts it when all is written. After a crash in between, no client
 * knows its links, and the sweeper deletes it.
 */
async function save(
  { store, slices }: BattleServices,
  record: BattleRecord,
  { entries, snapshot }: NewJournal,
  pictures: Course['pictures'],
): Promise<void> {
  await store.create(record, pictures);
  const taken = await takeNew(store, record.id);
  const owner = { battle: record.id, epoch: taken.epoch };
  for (let first = 0; first < entries.length; first += MANY) {
    await slices.next();
    await Promise.all(entries.slice(first, first + MANY).map((entry) => store.append(owner, entry)));
  }
  if (snapshot) await store.saveSnapshot(owner, snapshot);
  await store.setStatus(owner, 'fighting');
}
