import { ENGINE_EVENTS, type EventKind, type GameEvent } from '@riposte/shared';
import { useEffect, useMemo } from 'preact/hooks';
import { useHand, useScene, useStage } from '../store/context.ts';
import { questionOf } from '../store/offers.ts';
import { named } from '../store/pending.ts';
import { preferences } from '../store/preferences.ts';
import type { Sound, Sounds } from '../store/sounds.ts';
import * as words from '../words/fight.ts';

/** Two sounds of one moment are one too many. */
const MOST_AT_ONCE = 3;

/** Makes itself heard: what happens, and in the tab's title, by a sound, a shake and a notification that one is waited for. */
export function Attention(): null {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const play = useMemo(() => player(), []);
  const { reaction, turn } = hand;
  const asked = reaction.value;
  const question = asked && named(scene, questionOf(scene, asked.kind), asked.for).label;
  const call =
    question ?? (turn.value ? words.yourTurn(scene.table.fighters[turn.value.for]?.name ?? '') : '');
  useEffect(() => {
    const known: Readonly<Record<string, EventKind>> = { ...ENGINE_EVENTS, ...scene.ruleset.events };
    return stage.onEvents((events: readonly GameEvent[]) => {
      const beats = events.flatMap(({ type }) =>
        Object.hasOwn(known, type) ? (known[type]?.beat ?? []) : [],
      );
      for (const beat of [...new Set(beats)].slice(0, MOST_AT_ONCE)) play(beat);
    });
  }, [scene.ruleset]);
  useEffect(() => {
    document.title = call === '' ? words.tabTitle(scene.title) : words.tabTitle(`● ${call}`);
    if (call === '') return undefined;
    play('called');
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    if (!document.hidden || !preferences.value.isCalled) return undefined;
    const notice = new Notification(scene.title, { body: call, tag: 'riposte' });
    notice.onclick = () => window.focus();
    return () => notice.close();
  }, [call, scene.title]);
  return null;
}

/** Plays sounds; what they are made with is fetched for the first that may be heard. */
function player(): (sound: Sound) => void {
  let sounds: Promise<Sounds> | undefined;
  return (sound) => {
    const { sound: loudness } = preferences.value;
    if (loudness === 'off' || !navigator.userActivation?.hasBeenActive) return;
    sounds ??= import('../store/sounds.ts').then((loaded) => new loaded.Sounds());
    void sounds.then((made) => made.play(sound, loudness)).catch(() => {}); // nobody hears it, and that is all
  };
}
