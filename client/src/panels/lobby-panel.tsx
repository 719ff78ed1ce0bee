import './lobby-panel.css';
import { healthResource, type Id } from '@riposte/shared';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { Check, Map as MapIcon, Play as PlayIcon, Users } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { linksOf } from '../net/links.ts';
import { useHand, useScene, useStage } from '../store/context.ts';
import { healthOf, nameIn, playerName, playerOf, type Scene, sidesOf } from '../store/scene.ts';
import * as common from '../words/common.ts';
import * as words from '../words/lobby.ts';
import { BringButton } from './bring-button.tsx';
import { AssignSelect, SideToggle } from './casting.tsx';
import { Icon } from './icon.tsx';
import { Invitations } from './invitations.tsx';
import { Portrait } from './portrait.tsx';

/** Before the fight: who plays whom, whom to invite, and the GM's word to begin. It can be put aside for a look at the map. */
export function LobbyPanel({ battle }: { readonly battle: string }): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const [isAside, putAside] = useState(false);
  if (scene.status !== 'gathering') return null;
  if (isAside)
    return (
      <button
        type="button"
        class="button lobby-again"
        data-testid="lobby-again"
        onClick={() => putAside(false)}
      >
        <Icon of={Users} /> {words.whoPlaysWhom}
      </button>
    );
  const role = hand.welcome.value?.role;
  const links = role === 'gm' ? linksOf(battle) : undefined;
  return (
    <section class="lobby card" aria-labelledby="lobby-title" data-testid="lobby">
      <header>
        <span class="eyebrow">{scene.ruleset.description.name}</span>
        <h2 id="lobby-title">{scene.title}</h2>
        <p>{role === 'player' ? words.claimHow : words.claimedHow}</p>
        <button type="button" class="button small" data-testid="lobby-aside" onClick={() => putAside(true)}>
          <Icon of={MapIcon} /> {words.lookAtTheMap}
        </button>
      </header>
      <Readiness scene={scene} />
      {sidesOf(scene.table).map((side) => (
        <Side key={side} scene={scene} side={side} />
      ))}
      <BringButton />
      {links && (
        <details class="lobby-links">
          <summary>{common.invitationLinks}</summary>
          <Invitations links={links} />
        </details>
      )}
      {role === 'gm' ? (
        <button
          type="button"
          class="button primary lobby-start"
          data-testid="start"
          onClick={() => void hand.ask({ do: 'start' })}
        >
          <Icon of={PlayIcon} /> {words.beginTheFight}
        </button>
      ) : (
        <p class="lobby-wait" role="status">
          {words.whenItBegins}
        </p>
      )}
    </section>
  );
}

/** Who of the players has said that it may begin, and the word to say so. */
function Readiness({ scene }: { readonly scene: Scene }): VNode | null {
  const hand = useHand();
  const { role, seat } = hand.welcome.value ?? { role: 'spectator', seat: '' };
  const players = scene.seats.filter((one) => one.role === 'player');
  const isReady = players.some(({ id, ready }) => id === seat && ready);
  const awaited = players.filter(({ ready }) => !ready).map(({ name }) => name);
  if (players.length === 0) return null;
  return (
    <div class="lobby-ready">
      <p role="status" data-testid="readiness">
        {awaited.length === 0 ? words.allAreReady : words.notReadyYet(awaited)}
      </p>
      {role === 'player' && (
        <button
          type="button"
          class={`button small ${isReady ? '' : 'primary'}`}
          data-testid="ready"
          aria-pressed={isReady}
          onClick={() => void hand.ask({ do: 'ready', ready: !isReady })}
        >
          <Icon of={Check} /> {isReady ? words.waitForMe : words.iAmReady}
        </button>
      )}
    </div>
  );
}

function Side({ scene, side }: { readonly scene: Scene; readonly side: string }): VNode {
  const isGm = useHand().welcome.value?.role === 'gm';
  const ids = Object.values(scene.table.fighters)
    .filter((fighter) => fighter.side === side)
    .map(({ id }) => id);
  return (
    <div>
      <div class="lobby-side">
        <h2 class="eyebrow">{side}</h2>
        {isGm && <SideToggle scene={scene} side={side} />}
      </div>
      <ul class="lobby-fighters">
        {ids.map((id) => (
          <FighterRow key={id} scene={scene} id={id} />
        ))}
      </ul>
    </div>
  );
}

function FighterRow({ scene, id }: { readonly scene: Scene; readonly id: Id }): VNode {
  const stage = useStage();
  const hand = useHand();
  const { role, seat } = hand.welcome.value ?? { role: 'spectator', seat: '' };
  const player = playerOf(scene, id);
  const { side = '' } = scene.table.fighters[id] ?? {};
  const isMine = player?.id === seat;
  return (
    <li data-testid={`lobby-${id}`}>
      <Portrait scene={scene} id={id} />
      <div>
        <button
          type="button"
          class="lobby-name"
          title={words.itsSheet}
          onClick={() => {
            stage.inspected.value = id;
          }}
        >
          {nameIn(scene.table, id)}
        </button>
        {role === 'gm' ? <AssignSelect scene={scene} id={id} /> : <span>{toldOf(scene, id)}</span>}
      </div>
      {role === 'player' && (isMine || (!player && side !== GM_SIDE)) && (
        <button
          type="button"
          class={`button small ${isMine ? '' : 'primary'}`}
          data-testid={`${isMine ? 'release' : 'claim'}-${id}`}
          onClick={() => void hand.ask({ do: isMine ? 'release' : 'claim', fighter: id })}
        >
          {isMine ? words.giveBack : words.claim}
        </button>
      )}
    </li>
  );
}

/** Who plays a fighter; of one that is free, what it is and how much it can bear. */
function toldOf(scene: Scene, id: Id): string {
  if (playerOf(scene, id) || scene.bots.has(id)) return playerName(scene, id);
  const { kind = '', name } = scene.table.fighters[id] ?? {};
  const label = scene.ruleset.description.archetypes[kind]?.label ?? kind;
  const health = healthOf(scene, id);
  return [
    label === name ? '' : label,
    health?.most === undefined ? '' : `${health.most} ${healthName(scene)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function healthName({ ruleset }: Scene): string {
  return healthResource(ruleset.description)?.short ?? '';
}
