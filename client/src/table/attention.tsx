import type { GameEvent } from '@riposte/shared';
import { useEffect, useMemo } from 'preact/hooks';
import { questionOf } from '../battle/offers.ts';
import { named } from '../battle/pending.ts';
import { Motions } from '../map/motions.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { preferences } from '../session/preferences.ts';
import type { Sounds } from '../session/sounds.ts';
import type { Sound } from '../session/tones.ts';
import * as words from '../words/fight.ts';

/** The maximum number of sounds for the events of one input, and the seconds from one to the next. */
const [MOST_AT_ONCE, APART] = [3, 0.12] as const;

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
    const motions = new Motions();
    return model.onEvents((events: readonly GameEvent[]) => {
      const beats = new Map<string, Sound>();
      for (const event of events) {
        const motion = motions.next(snapshot.ruleset, event);
        if (motion) beats.set(motion.beat, motion);
      }
      for (const [index, sound] of [...beats.values()].slice(0, MOST_AT_ONCE).entries())
        play(sound, index * APART);
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
function player(): (sound: Sound, after?: number) => void {
  let sounds: Promise<Sounds> | undefined;
  return (sound, after) => {
    const { sound: loudness } = preferences.value;
    if (loudness === 'off' || !navigator.userActivation?.hasBeenActive) return;
    sounds ??= import('../session/sounds.ts').then((loaded) => new loaded.Sounds());
    void sounds.then((made) => made.play(sound, loudness, after)).catch(() => {}); // the game works without sound
  };
}
