import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Setup } from '../engine/setup/setup.ts';
import type { Hex } from '../hex/axial.ts';
import { isOnMap } from '../hex/map.ts';
import { hasDoors, withMap } from '../maps/doors.ts';
import { type Ground, groundsAt } from '../maps/ground.ts';
import { readMap } from '../maps/read-map.ts';
import type { MapRead } from '../maps/reading.ts';
import { tilesPicture, writeTiled } from '../maps/write-tiled.ts';
import { MOST_FILE_BYTES, type Rulesets, readFight } from '../scenario/fight-file.ts';
import { type Arguments, runCommand } from './command.ts';
import { REGISTRY } from './installed-registry.ts';
import { UsageError } from './usage.ts';

/**
 * The character for each kind of ground on the printed map. A hex with several kinds shows the one that is listed
 * first.
 */
const SIGNS = [
  ['door', 'D'],
  ['wall', '#'],
  ['water', '~'],
  ['planks', '='],
  ['brush', '"'],
  ['cover', 'c'],
  ['difficult', ':'],
] as const satisfies readonly (readonly [Ground, string])[];

const command = {
  usage: 'npm run -s map -- FILE [--squares 1] [--into FIGHT.json] [--tiled MAP.tmj]',
  about: 'Converts a Universal VTT or Tiled map to hexes, and reports how each part was converted.',
  options: {
    squares: { type: 'string', value: 'N', about: 'the width of a hex in squares, 0.25 to 8', default: '1' },
    into: { type: 'string', value: 'FIGHT.json', about: 'puts the map into this scenario file' },
    tiled: { type: 'string', value: 'MAP.tmj', about: 'writes the map for Tiled, with its tiles next to it' },
  },
  example: 'npm run -s map -- cellar.dd2vtt --into fight.json',
} as const;

await runCommand(command, main);

async function main({ values, positionals }: Arguments<typeof command.options>): Promise<void> {
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('Name one file.');
  const squares = Number(values.squares);
  if (!(squares >= 0.25 && squares <= 8))
    throw new UsageError('--squares must be a number from 0.25 to 8: the width of a hex in squares.');
  const rulesets = await REGISTRY.rulebooks.rulesets();
  const fight = values.into === undefined ? undefined : fightIn(values.into, rulesets);
  const choices = { squares, hasDoors: fight?.hasDoors ?? true, takesPicture: false }; // this command cannot shrink pictures to the size that a scenario allows
  const read = readMap(textOf(file), choices);
  if ('fault' in read) {
    const { line, message } = read.fault;
    throw new UsageError(`${file}${line === undefined ? '' : `:${line}`} ${message}`);
  }
  for (const { text, isLeftOut } of read.remarks) console.log(`${isLeftOut ? '-' : '+'} ${text}`);
  console.log(drawn(read));
  if (values.into !== undefined && fight) lay(read, fight.value, values.into, rulesets);
  if (values.tiled !== undefined) writeForTiled(read, values.tiled);
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
  return readFileSync(file, 'utf8');
}

interface Fight {
  readonly value: { readonly ruleset?: string; readonly options?: Setup['options'] };
  readonly hasDoors: boolean;
}

/** Reads the scenario file to put the map into: a complete fight, or a draft without a map. */
function fightIn(file: string, rulesets: Rulesets): Fight {
  const value = parsed(textOf(file));
  const ruleset = rulesets[value.ruleset ?? ''];
  if (!ruleset)
    throw new UsageError(
      `${file} doesn’t name a known ruleset. Available: ${Object.keys(rulesets).join(', ')}.`,
    );
  return { value, hasDoors: hasDoors(ruleset) };
}

function parsed(text: string): Fight['value'] {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new UsageError('The scenario file isn’t valid JSON.');
  }
}

/** Replaces the map in a scenario file, and prints the faults that the new map causes. */
function lay(read: MapRead, fight: Fight['value'], file: string, rulesets: Rulesets): void {
  const text = JSON.stringify({ ...fight, ...withMap(fight.options ?? {}, read) });
  if (text.length > MOST_FILE_BYTES)
    throw new UsageError('With this map, the scenario file would be too large.');
  writeFileSync(file, `${text}\n`);
  const found = readFight(text, rulesets);
  for (const { message } of 'faults' in found ? found.faults : []) console.log(`! ${message}`);
}

function writeForTiled({ map, doors }: MapRead, file: string): void {
  const picture = `${file.replace(/\.\w+$/, '')}.svg`;
  writeFileSync(file, writeTiled(map, doors, picture.replace(/^.*[\\/]/, '')));
  writeFileSync(picture, tilesPicture());
}

/** Returns the map as text, with one character per hex and a legend. */
function drawn(read: MapRead): string {
  const { map } = read;
  const { radius } = map;
  const rows = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  const lines = rows.map((r) => {
    const hexes = rows.map((q): Hex => [q, r]).filter((at) => isOnMap(map, at));
    return ' '.repeat(Math.abs(r)) + hexes.map((at) => signOf(read, at)).join(' ');
  });
  return `${lines.join('\n')}\n${SIGNS.map(([ground, sign]) => `${sign} ${ground}`).join('  ')}`;
}

function signOf(read: MapRead, at: Hex): string {
  const grounds = groundsAt(read, at);
  return SIGNS.find(([ground]) => grounds.includes(ground))?.[1] ?? '.';
}
