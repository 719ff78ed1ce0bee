import './chat-panel.css';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { type Audience, EMOTES, type Emote, type Saying } from '@riposte/shared/protocol/chat';
import {
  CircleAlert,
  Flame,
  Heart,
  type IconNode,
  Laugh,
  MapPin,
  PartyPopper,
  Ruler,
  Send,
  Skull,
  VolumeX,
  X,
} from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { messageOf } from '../battle/chat.ts';
import { nameIn } from '../battle/snapshot.ts';
import { BringButton } from '../heroes/bring-button.tsx';
import { Seats } from '../lobby/seats.tsx';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { startMeasuring } from '../tools/start-measuring.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/chat.ts';

const AUDIENCE: Readonly<Record<Audience, string>> = {
  all: words.everyone,
  side: words.mySide,
  gm: words.theGameMaster,
};

const FEELINGS: Readonly<Record<Emote, { readonly icon: IconNode; readonly label: string }>> = {
  cheer: { icon: PartyPopper, label: words.cheer },
  laugh: { icon: Laugh, label: words.laugh },
  gasp: { icon: CircleAlert, label: words.gasp },
  rage: { icon: Flame, label: words.rage },
  heart: { icon: Heart, label: words.loveIt },
  skull: { icon: Skull, label: words.doom },
};

/** The chat, with buttons for marks on the map. */
export function ChatPanel({ onClose }: { readonly onClose: () => void }): VNode {
  const { chat } = useBattle();
  const { link } = useController();
  const mayTalk = link.welcome.value?.role !== 'spectator';
  const list = useRef<HTMLOListElement>(null);
  const sayings = chat.sayings.value;
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [sayings.length]);
  useEffect(() => {
    chat.isOpen.value = true;
    chat.markRead();
    return () => {
      chat.isOpen.value = false;
    };
  }, []);
  return (
    <aside class="talk" aria-label={words.chat}>
      <header>
        <h2>{words.chat}</h2>
        <BringButton />
        <button type="button" class="button quiet icon-only" aria-label={words.closeChat} onClick={onClose}>
          <Icon of={X} />
        </button>
      </header>
      <Seats />
      <ol ref={list} data-testid="talk" aria-live="polite" aria-relevant="additions">
        {sayings.length === 0 && <li class="talk-empty">{words.nothingSaidYet}</li>}
        {sayings.map((saying) => (
          <Line key={saying.id} saying={saying} />
        ))}
      </ol>
      {mayTalk && <Composer />}
      {mayTalk && <Gestures onPoint={onClose} />}
    </aside>
  );
}

function Line({ saying }: { readonly saying: Saying }): VNode {
  const { seat, name, to, side, text, roll } = saying;
  const snapshot = useSnapshot();
  const { link } = useController();
  const isOwn = link.welcome.value?.seat === seat;
  const isMuted = snapshot.settings.muted.includes(seat);
  const player = snapshot.seats.find((one) => one.id === seat);
  const mayMute = link.welcome.value?.role === 'gm' && player?.role === 'player';
  return (
    <li class={`saying ${isOwn ? 'own' : ''} ${to === 'all' ? '' : 'private'}`}>
      <b>{name}</b>
      {to !== 'all' && (
        <small> {words.saidTo(to === 'gm' ? words.theGameMaster : sideLabel(side ?? ''))}</small>
      )}
      {mayMute && (
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={isMuted ? words.unmute(name) : words.mute(name)}
          aria-pressed={isMuted}
          onClick={() => void link.ask({ do: 'mute', seat, muted: !isMuted })}
        >
          <Icon of={VolumeX} />
        </button>
      )}
      {text !== undefined && <p>{text}</p>}
      {roll && (
        <p class="saying-roll">
          <span>{roll.shown}</span> <b class="saying-total">{roll.total}</b>
        </p>
      )}
    </li>
  );
}

function Composer(): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const [to, setTo] = useState<Audience>('all');
  const [line, setLine] = useState('');
  const { role, seat = '' } = link.welcome.value ?? {};
  const { talkers, muted } = snapshot.settings;
  if (role !== 'gm' && (talkers === 'gm' || muted.includes(seat)))
    return <p class="talk-note">{talkers === 'gm' ? words.onlyGameMasterWrites : words.youAreMuted}</p>;
  const send = async () => {
    const message = messageOf(line, to);
    if (message && (await link.chat(message)).ok) setLine('');
  };
  const audiences = Object.entries(AUDIENCE).filter(([key]) => role !== 'gm' || key !== 'gm');
  return (
    <form
      class="talk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        <span>{words.to}</span>
        <select class="field" value={to} onChange={(event) => setTo(event.currentTarget.value as Audience)}>
          {audiences.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div>
        <input
          class="field"
          aria-label={words.whatToSay}
          placeholder={words.saySomething}
          maxLength={500}
          enterKeyHint="send"
          autocomplete="off"
          value={line}
          data-testid="say"
          onInput={(event) => setLine(event.currentTarget.value)}
        />
        <button type="submit" class="button icon-only" aria-label={words.send}>
          <Icon of={Send} />
        </button>
      </div>
    </form>
  );
}

/**
 * Buttons for marks on the map: pings, measured distances and emotes. Emotes appear at the inspected fighter, or else
 * at this seat's fighter.
 */
function Gestures({ onPoint }: { readonly onPoint: () => void }): VNode {
  const model = useBattle();
  const controller = useController();
  const { activity, link } = controller;
  const snapshot = useSnapshot();
  const about = model.inspected.value ?? model.mine.value[0] ?? snapshot.table.turn;
  const use = (start: () => void) => {
    start();
    if (!matchMedia('(min-width: 1001px)').matches) onPoint(); // shows the map, which the chat covers on a small screen
  };
  return (
    <fieldset class="talk-gestures">
      <legend class="sr-only">{words.showOnMap}</legend>
      <button
        type="button"
        class="button small"
        aria-pressed={activity.isPointing.value}
        onClick={() => use(() => activity.point())}
      >
        <Icon of={MapPin} /> {words.point}
      </button>
      <button
        type="button"
        class="button small"
        aria-pressed={activity.measuring.value !== null}
        onClick={() => use(() => startMeasuring(controller))}
      >
        <Icon of={Ruler} /> {words.measure}
      </button>
      {about !== null &&
        EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            class="button quiet icon-only"
            aria-label={words.emoteAt(FEELINGS[emote].label, nameIn(snapshot.table, about))}
            title={words.emoteAt(FEELINGS[emote].label, nameIn(snapshot.table, about))}
            onClick={() => void link.chat({ do: 'emote', fighter: about, emote })}
          >
            <Icon of={FEELINGS[emote].icon} />
          </button>
        ))}
    </fieldset>
  );
}
