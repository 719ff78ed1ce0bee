import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Battle } from '@riposte/shared/engine/battle';
import { seededDice } from '@riposte/shared/engine/dice';
import { type Edition, findEdition } from '@riposte/shared/engine/edition';
import { editionName } from '@riposte/shared/engine/edition-name';
import type { Input } from '@riposte/shared/engine/input';
import { branchOff, isRewind, type RewindInput } from '@riposte/shared/engine/rewind';
import type { Setup } from '@riposte/shared/engine/setup';
import type { CreatedBattle, PlayOn } from '@riposte/shared/protocol/messages';
import { nameOfPicture, pictureOf } from '@riposte/shared/scenario/album';
import { readFight } from '@riposte/shared/scenario/fight-file';
import type { Hall } from '../battles/hall.ts';
import { newLinks } from '../seats/links.ts';
import { tidyTitle } from '../seats/names.ts';
import type { BattleRecord } from '../store/store.ts';
import { Failure } from './failure.ts';
import { requirePictures } from './pictures.ts';

/** So long a fight is played again at a stretch, in milliseconds, while others wait. */
const STRETCH = 5;

type Course = PlayOn['course'];

/**
 * Creates a battle that begins with the course of another and goes on from there, with dice that nobody knows. Throws a
 * `Failure` where the rules do not let that course through.
 */
export async function playOn(hall: Hall, { course }: PlayOn): Promise<CreatedBattle> {
  const { ruleset, version, seed } = course;
  const edition = await findEdition(hall, course);
  if (!edition)
    throw new Failure(409, 'other-rules', `This server does not have ${editionName(ruleset, version)}.`);
  const setup = setupOf(edition, course);
  requireAlbum(setup, course);
  const inputs = [...(await played(edition, setup, course)), onward(course)];
  const id = randomBytes(9).toString('base64url');
  const { links, hashes } = newLinks(id);
  const title = tidyTitle(course.title) ?? editionName(ruleset, version);
  const record = { id, title, ruleset, version, setup, seed, links: hashes, status: 'gathering' } as const;
  await keep(hall, record, inputs, course.pictures);
  return { id, links };
}

function requireAlbum(setup: Setup, { pictures }: Course): void {
  requirePictures(pictures, setup.map.backdrop?.picture);
  const isNamed = ([name, uri]: readonly [string, string]) =>
    nameOfPicture(pictureOf(uri)?.bytes ?? new Uint8Array()) === name;
  if (!Object.entries(pictures).every(isNamed))
    throw new Failure(400, 'bad-picture', 'A picture of that fight goes by another’s name.');
}

/** Whatever comes is read as strictly as a file that somebody has written. */
function setupOf({ ruleset }: Edition, { setup, pictures }: Course): Setup {
  const read = readFight(JSON.stringify(setup), { [ruleset.id]: ruleset }, pictures);
  if (!('faults' in read)) return read.scenario.setup;
  const [{ message }] = read.faults;
  throw new Failure(400, 'bad-setup', message, read.faults);
}

/** The inputs as they stand in the new battle's journal: each is let through by the rules, one after another. */
async function played({ ruleset, Battle }: Edition, setup: Setup, course: Course): Promise<Input[]> {
  const battle = Battle.start(ruleset, setup, seededDice(course.seed));
  const inputs: Input[] = [];
  let since = performance.now();
  for (const raw of course.inputs) {
    inputs.push(takenBy(battle, raw, inputs.length));
    if (performance.now() - since < STRETCH) continue;
    await setImmediate();
    since = performance.now();
  }
  if (battle.table.over)
    throw new Failure(409, 'is-over', 'The fight is over at that moment: go on from an earlier one.');
  return inputs;
}

/** What was taken back is not among them, so a rewind goes to the input before it. */
function takenBy(battle: Battle, raw: Input, before: number): Input {
  const input = isRewind(raw) ? { ...raw, to: before } : readBy(battle, raw);
  if (!input)
    throw new Failure(400, 'bad-course', `Step ${before + 1} of that fight is not let through by its rules.`);
  if (isRewind(input)) branchOff(battle.table, input);
  return input;
}

/** Undefined: it is not let through. A rule may break over what no rule has written. */
function readBy(battle: Battle, raw: Input): Input | undefined {
  try {
    const input = battle.read(raw);
    if (input) battle.apply(input);
    return input;
  } catch {
    return undefined;
  }
}

/** From here on the dice are others. */
function onward({ title, inputs }: Course): RewindInput {
  const seed = randomBytes(32).toString('hex');
  const told = { why: title, way: 'onward', who: '', undone: 0, restored: 0 } as const;
  return { as: 'gm', do: 'gm.rewind', to: inputs.length, seed, ...told };
}

async function keep(
  { store }: Hall,
  record: BattleRecord,
  inputs: readonly Input[],
  pictures: Course['pictures'],
): Promise<void> {
  await store.create(record, pictures);
  const taken = await store.take(record.id);
  if (!taken) throw new Error(`Battle "${record.id}" is gone before it began.`);
  const owner = { battle: record.id, epoch: taken.epoch };
  const at = Date.now();
  const entries = inputs.map((input, index) => ({ seq: index + 1, input, seat: null, message: null, at }));
  await Promise.all(entries.map((entry) => store.append(owner, entry)));
  await store.setStatus(owner, 'fighting');
}
