import './film.css';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askedText } from '../battle/asked-text.ts';
import { useSkipKey } from '../map/skip-key.ts';
import type { Playback } from '../playback/playback.ts';
import { preferences } from '../session/preferences.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { usePictures } from '../session/use-pictures.ts';
import { MapSurface, useMap } from '../table/map-surface.tsx';
import { useCurrentTool } from '../tools/current.ts';
import * as words from '../words/film.ts';
import type { Film } from './moments.ts';

interface Of {
  readonly film: Film;
  readonly playback: Playback;
  /** The controller of the live table, for the prompts that wait for the user. */
  readonly live: SeatController;
  /** Called with each moment that the user has been shown for as long as it stays. */
  readonly onShown: (moment: number) => void;
  readonly onEnd: () => void;
}

/** Returns whether nothing may move: the user prefers reduced motion, or has turned the animations off. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || preferences.value.speed === 'none';
}

/**
 * A dialog over the table with the film, or with a list of its moments if nothing may move. At the end, it shows the
 * questions to the user.
 */
export function FilmDialog({ film, playback, live, onShown, onEnd }: Of): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOver, setOver] = useState(isStill);
  useSkipKey(onEnd);
  useEffect(() => {
    dialog.current?.showModal();
    if (isStill()) for (const moment of film.moments) onShown(moment);
  }, []);
  return (
    <dialog
      ref={dialog}
      class="film card"
      aria-labelledby="film-title"
      data-testid="film"
      onCancel={(event) => {
        event.preventDefault(); // the dialog is removed instead
        onEnd();
      }}
    >
      <h2 id="film-title">{words.sinceYouWereHere}</h2>
      {isStill() ? (
        <ol class="film-list">
          {film.moments.map((moment) => (
            <li key={moment}>{textAt(playback, moment)}</li>
          ))}
        </ol>
      ) : (
        <Moving film={film} playback={playback} onShown={onShown} onOver={() => setOver(true)} />
      )}
      {isOver && <Now live={live} />}
      <button type="button" class="button primary" data-testid="film-end" onClick={onEnd}>
        {isOver ? words.toTheTable : `${words.skip} `}
        {!isOver && <kbd>.</kbd>}
      </button>
    </dialog>
  );
}

/** Returns the log lines of a moment as text. */
function textAt({ film, model }: Playback, moment: number): string {
  const shown = film.recording.moments[moment];
  return shown
    ? model
        .linesOf(shown)
        .map(({ text }) => text)
        .join(' ')
    : '';
}

interface MovingOf extends Pick<Of, 'film' | 'playback' | 'onShown'> {
  readonly onOver: () => void;
}

/** The map, which shows one moment after the other, each with its log lines. Starts when the map is drawn. */
function Moving({ film: { moments, stay }, playback, onShown, onOver }: MovingOf): VNode {
  const map = useMap(playback.model, useCurrentTool());
  const [step, setStep] = useState(0);
  const isReady = map.board !== null || map.fault !== null;
  usePictures();
  useEffect(() => {
    const moment = moments[step];
    if (!isReady || moment === undefined) return;
    playback.goTo(moment - 1); // if moments were left out, jumps, so that the map animates only this one
    playback.goTo(moment);
    const goOn = () => {
      onShown(moment);
      if (step + 1 < moments.length) setStep(step + 1);
      else onOver();
    };
    const timer = setTimeout(goOn, stay);
    return () => clearTimeout(timer);
  }, [step, isReady]);
  return (
    <>
      <div class="film-stage">
        <MapSurface map={map} />
      </div>
      <p class="film-text" role="status" data-testid="film-text">
        <small>{words.howFar(step + 1, moments.length)}</small> {textAt(playback, moments[step] ?? 0)}
      </p>
    </>
  );
}

/** The questions that the user must answer now, or a note that the table waits for others. */
function Now({ live: { model, prompts } }: Pick<Of, 'live'>): VNode {
  const snapshot = model.snapshot.value;
  const asked = snapshot ? prompts.all.value.map((prompt) => askedText(snapshot, prompt)) : [];
  return (
    <section class="film-now" role="status" data-testid="film-now">
      <b>{words.now}</b>
      {asked.length === 0 && <p>{snapshot?.status === 'over' ? words.fightIsOver : words.waitsForOthers}</p>}
      {asked.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
