import { GM_EYES, presentEdition, seedHash } from '@riposte/shared';
import { brawlSetup } from '@riposte/shared/engine/testing/battles';
import { rewindTo } from '@riposte/shared/engine/testing/rewinds';
import { toy } from '@riposte/shared/engine/testing/toy';
import { RecordedTables } from '@riposte/shared/recording/changes';
import { record } from '@riposte/shared/recording/record';
import { describe, expect, it } from 'vitest';
import { BattleViewModel } from '../battle/view-model.ts';
import { highlightsOf } from './highlights.ts';
import { Playback } from './playback.ts';

const SEED = '5a'.repeat(32);
const INPUTS = [
  { as: 'ana', do: 'end-turn' },
  { as: 'ben', do: 'end-turn' },
  rewindTo(1, '7c'.repeat(32)),
  { as: 'gm', do: 'gm.end' },
];

/**
 * Returns the playback of a short recording. Its moments are the opening, input 1, the rewind (input 3), and the end
 * (input 4).
 */
function played() {
  const entries = INPUTS.map((input, index) => ({ seq: index + 1, input }));
  const fight = { setup: brawlSetup(), seed: SEED, entries };
  const moments = [...record(presentEdition(toy), fight, GM_EYES, 'all')].map(({ moment }) => moment);
  const named = { title: '', ruleset: 'toy', version: 1, eyes: 'whole' } as const;
  const head = { recording: 2, ...named, diceHash: seedHash(SEED) } as const;
  const recording = { head, moments, undone: [], variations: [] };
  const model = new BattleViewModel();
  return { playback: new Playback(new RecordedTables(recording), toy, model), model, recording };
}

describe('a replay', () => {
  it('goes from the opening to the end, and no further', () => {
    const { playback } = played();
    const revs = [playback.rev];
    for (let step = 0; step < 5; step++) {
      playback.step(1);
      revs.push(playback.rev);
    }
    expect(revs).toEqual([0, 1, 3, 4, 4, 4]);
  });

  it('shows the same table after jumps as after single steps', () => {
    const [walked, jumped] = [played(), played()];
    for (let step = 0; step < 3; step++) walked.playback.step(1);
    jumped.playback.goTo(3);
    jumped.playback.goTo(1);
    jumped.playback.goTo(3);
    expect(jumped.model.snapshot.value).toEqual(walked.model.snapshot.value);
    expect(jumped.model.log.value).toEqual(walked.model.log.value);
    expect(jumped.model.snapshot.value?.status).toBe('over');
  });

  it('jumps to an input, or to the last one before it that was not undone', () => {
    const { playback } = played();
    for (const [rev, found] of [
      [4, 4],
      [2, 1],
      [99, 4],
    ] as const) {
      playback.goToRev(rev);
      expect(playback.rev).toBe(found);
    }
  });

  it('marks rounds, rewinds and the end on the timeline', () => {
    const found = highlightsOf(played().recording, toy).map(({ moment, what }) => [moment, what]);
    expect(found).toEqual([
      [0, 'round'],
      [2, 'rewind'],
      [3, 'end'],
    ]);
  });
});
