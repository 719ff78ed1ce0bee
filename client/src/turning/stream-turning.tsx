import './stream-turning.css';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Analysis } from '@riposte/shared/recording/analysis';
import { RecordedTables } from '@riposte/shared/recording/changes';
import { readRecording } from '@riposte/shared/recording/recording';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BattleViewModel } from '../battle/view-model.ts';
import { percent } from '../battle/words.ts';
import { readInvitation } from '../net/link.ts';
import { fetchRecording } from '../net/recordings.ts';
import { rulesOf } from '../net/rulebooks.ts';
import { Playback } from '../playback/playback.ts';
import * as words from '../words/turning.ts';
import { Analyzing } from './analyzing.ts';
import { Chart, LineSample } from './chart.tsx';
import { TurningPoints } from './turning-points.tsx';

/**
 * On a stream, the win probability of a finished fight: its curve and the decisions that moved it most. Stays empty
 * until the page has calculated it, and if the GM has not published the full replay.
 */
export function StreamTurning(): VNode | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    let isWanted = true;
    let analyzing: Analyzing | undefined;
    void openReplay()
      .then((opened) => {
        if (!opened || !isWanted) return;
        setPlayback(opened);
        if (opened.analysis.peek()) return;
        analyzing = Analyzing.ofFight(opened.film.recording, (found) => {
          opened.analysis.value = found;
        });
        analyzing.start();
      })
      .catch(() => {}); // a stream without the curve is better than one with an error
    return () => {
      isWanted = false;
      analyzing?.stop();
    };
  }, []);
  const analysis = playback?.analysis.value;
  if (!playback || !analysis) return null;
  return (
    <section class="stream-turning" aria-label={words.whereItTurned} data-testid="stream-turning">
      <h2>{words.whereItTurned}</h2>
      <p class="turning-note">{words.byBots}</p>
      <Chart analysis={analysis} lines={[]} moment={playback.last} onMoment={() => {}} />
      <ul class="turning-sides">
        {analysis.sides.map((side, index) => (
          <li key={side}>
            <LineSample side={index} /> {fromStartToEnd(analysis, index)}
          </li>
        ))}
      </ul>
      <TurningPoints analysis={analysis} playback={playback} />
    </section>
  );
}

function fromStartToEnd({ sides, moments }: Analysis, side: number): string {
  const [start = '', end = ''] = [0, -1].map((index) => percent(moments.at(index)?.chances[side]?.[0] ?? 0));
  return words.fromTo(sideLabel(sides[side] ?? ''), start, end);
}

/** Returns the full replay of this page's fight; undefined if this seat may not have it. */
async function openReplay(): Promise<Playback | undefined> {
  const invitation = readInvitation(location);
  if (!invitation) return undefined;
  const recording = readRecording((await fetchRecording(invitation)).file);
  if ('line' in recording || !recording.head.proof) return undefined;
  const ruleset = await rulesOf(recording.head);
  return new Playback(new RecordedTables(recording), ruleset, new BattleViewModel());
}
