import { eventKindOf, type GameEvent } from '@riposte/shared';
import { useEffect, useMemo } from 'preact/hooks';
import { questionOf } from '../battle/offers.ts';
import { named } from '../battle/pending.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { preferences } from '../session/preferences.ts';
import type { Sound, Sounds } from '../session/sounds.ts';
import * as words from '../words/fight.ts';

/** The maximum number of sounds at the same time. More sounds would be too loud. */
const MOST_AT_ONCE = 3;

/**
 * Plays sounds for events. When it is this seat's move, changes the tab's title, plays a sound, vibrates, and sends a
 * notification.
 */
export function Attention(): null {
  const model = useBattle();
  const snapshot = useSnapshot();
  const play = useMemo(() => player(), []);
  const { prompts } = useController();
  const [asked, turn] = [prompts.question.value, prompts.turn.value];
  const question = asked && named(snapshot, questionOf(snapshot, asked.kind), asked.for).label;
  const call = question ?? (turn ? words.yourTurn(snapshot.table.fighters[turn.for]?.name ?? '') : '');
  useEffect(() => {
    const { events: kinds } = snapshot.ruleset;
    return model.onEvents((events: readonly GameEvent[]) => {
      const beats = events.flatMap(({ type }) => eventKindOf(kinds, type)?.beat ?? []);
      for (const beat of [...new Set(beats)].slice(0, MOST_AT_ONCE)) play(beat);
    });
  }, [snapshot.ruleset]);
  useEffect(() => {
    document.title = call === '' ? words.tabTitle(snapshot.title) : words.tabTitle(`● ${call}`);
    if (call === '') return undefined;
    play('called');
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    if (!document.hidden || !preferences.value.isCalled) return undefined;
    const notice = new Notification(snapshot.title, { body: call, tag: 'riposte' });
    notice.onclick = () => window.focus();
    return () => notice.close();
  }, [call, snapshot.title]);
  return null;
}

/** Returns a function that plays sounds. The code for sounds loads when the first one is played. */
function player(): (sound: Sound) => void {
  let sounds: Promise<Sounds> | undefined;
  return (sound) => {
    const { sound: loudness } = preferences.value;
    if (loudness === 'off' || !navigator.userActivation?.hasBeenActive) return;
    sounds ??= import('../session/sounds.ts').then((loaded) => new loaded.Sounds());
    void sounds.then((made) => made.play(sound, loudness)).catch(() => {}); // the game works without sound
  };
}
