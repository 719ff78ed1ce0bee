import { RecordedTables } from '@riposte/shared/recording/changes';
import { readRecording } from '@riposte/shared/recording/recording';
import { render } from 'preact';
import { BattleViewModel } from '../battle/view-model.ts';
import type { Invitation } from '../net/link.ts';
import { fetchRecording } from '../net/recordings.ts';
import { rulesOf } from '../net/rulebooks.ts';
import { Playback } from '../playback/playback.ts';
import { BattleProvider, ControllerProvider } from '../session/context.ts';
import { SeatController } from '../session/seat-controller.ts';
import { FilmDialog } from './film-dialog.tsx';
import { filmOf } from './moments.ts';

/**
 * Shows a film of a table's events after the revision `seen`, over the table of the controller `live`. The server masks
 * the film's recording for this seat. Shows nothing if the log has no lines for these events. Calls
 * `onShown` with each revision that it has shown, and resolves when the user has left it.
 */
export async function openFilm(
  invitation: Invitation,
  seen: number,
  live: SeatController,
  onShown: (rev: number) => void,
): Promise<void> {
  const recording = readRecording((await fetchRecording(invitation)).file);
  if ('line' in recording) return; // a later release wrote this recording
  const ruleset = await rulesOf(recording.head);
  const film = filmOf(recording, ruleset, { seen, mine: live.model.mine.value });
  const [first] = film.moments;
  if (first === undefined || live.activity.draft.value) return; // does not interrupt a user who is already acting
  const controller = new SeatController(new BattleViewModel());
  const playback = new Playback(new RecordedTables(recording), ruleset, controller.model);
  playback.goTo(first - 1);
  const place = document.body.appendChild(document.createElement('div'));
  const noteShown = (moment: number) => onShown(recording.moments[moment]?.rev ?? seen);
  await new Promise<void>((onEnd) => {
    render(
      <BattleProvider value={controller.model}>
        <ControllerProvider value={controller}>
          <FilmDialog film={film} playback={playback} live={live} onShown={noteShown} onEnd={onEnd} />
        </ControllerProvider>
      </BattleProvider>,
      place,
    );
  });
  render(null, place);
  place.remove();
  document.querySelector<HTMLElement>('.prompt-card')?.focus();
}
