import { readRecording } from '@riposte/shared/recording/recording';
import type { Variation } from '@riposte/shared/recording/variation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endingOf, ownChances } from './line-chances.ts';
import { SavedVariations, withVariations } from './saved-variations.ts';

const HEAD = {
  recording: 2,
  title: 'A fight',
  ruleset: 'flow',
  version: 1,
  eyes: 'whole',
  diceHash: 'ab12',
};
const FILE = `${JSON.stringify(HEAD)}\n${JSON.stringify({ rev: 0, events: [], asked: [], now: { fighters: [] } })}\n`;
const CHANCES = {
  sides: ['heroes', 'foes'],
  moments: [
    [
      [0.6, 0.5, 0.7],
      [0.4, 0.3, 0.5],
    ],
    [
      [0.8, 0.7, 0.9],
      [0.2, 0.1, 0.3],
    ],
  ],
} as const;
const LINE: Variation = {
  from: 0,
  seed: 'a'.repeat(64),
  side: 'heroes',
  name: 'Line 1',
  inputs: [{ as: 'ana', do: 'wait' }],
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

function savedIn(file: string): SavedVariations {
  const recording = readRecording(file);
  if ('line' in recording) throw new Error(recording.message);
  return new SavedVariations(recording);
}

/** Returns a list with one line whose chances are known. */
function withOneLine(): SavedVariations {
  const saved = savedIn(FILE);
  saved.save(LINE);
  saved.saveChances(LINE, CHANCES);
  return saved;
}

describe('the chances of a line', () => {
  it('are in the file that is saved', () => {
    const file = withVariations(FILE, withOneLine().all.value);
    expect(savedIn(file).all.value).toEqual([{ ...LINE, chances: CHANCES }]);
  });

  it('stay when the line is renamed', () => {
    const saved = withOneLine();
    saved.save({ ...LINE, name: 'Hold the bridge' });
    expect(saved.all.value).toEqual([{ ...LINE, name: 'Hold the bridge', chances: CHANCES }]);
  });

  it('are dropped when the line is continued', () => {
    const saved = withOneLine();
    const longer = { ...LINE, chances: CHANCES, inputs: [...LINE.inputs, { as: 'ben', do: 'wait' }] };
    saved.save(longer);
    expect(saved.all.value[0]?.chances).toBeUndefined();
  });

  it('are not saved if the line was continued while they were calculated', () => {
    const saved = savedIn(FILE);
    saved.save({ ...LINE, inputs: [...LINE.inputs, { as: 'ben', do: 'wait' }] });
    saved.saveChances(LINE, CHANCES);
    expect(saved.all.value[0]?.chances).toBeUndefined();
  });

  it('are those of the person’s side', () => {
    expect(ownChances({ ...LINE, side: 'foes', chances: CHANCES })?.map(([chance]) => chance)).toEqual([
      0.4, 0.2,
    ]);
  });

  it('are ignored if they do not fit the number of inputs', () => {
    expect(ownChances({ ...LINE, inputs: [], chances: CHANCES })).toBeUndefined();
  });

  it('at the end are shown with their interval', () => {
    expect(endingOf({ ...LINE, chances: CHANCES })).toBe('win probability of Heroes: 80% (70% to 90%)');
  });
});
