import './lobby-panel.css';
import { healthResource, type Id } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { Check, Map as MapIcon, Play as PlayIcon, Users } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type BattleSnapshot, healthOf, nameIn, playerName, playerOf, sidesOf } from '../battle/snapshot.ts';
import { BringButton } from '../heroes/bring-button.tsx';
import { linksOf } from '../net/links.ts';
import { NotificationPanel } from '../notify/notification-settings.tsx';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/lobby.ts';
import { SideLevelSelect } from './bot-traits.tsx';
import { AssignSelect, SideToggle } from './casting.tsx';
import { Invitations } from './invitations.tsx';

/**
 * The lobby: fighters and their players, invitations, and the GM's button to start. The user can close it to see the
 * map.
 */
export function LobbyPanel({ battle }: { readonly battle: string }): VNode | null {
  const { link } = useController();
  const snapshot = useSnapshot();
  const [isAside, putAside] = useState(false);
  if (snapshot.status !== 'gathering') return null;
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
  const role = link.welcome.value?.role;
  const links = role === 'gm' ? linksOf(battle) : undefined;
  return (
    <section class="lobby card" aria-labelledby="lobby-title" data-testid="lobby">
      <header>
        <span class="eyebrow">{snapshot.ruleset.description.name}</span>
        <h2 id="lobby-title">{snapshot.title}</h2>
        <p>{role === 'player' ? words.claimHow : words.claimedHow}</p>
        <button type="button" class="button small" data-testid="lobby-aside" onClick={() => putAside(true)}>
          <Icon of={MapIcon} /> {words.lookAtTheMap}
        </button>
      </header>
      <Readiness snapshot={snapshot} />
      {snapshot.settings.seesWinChance && <p data-testid="lobby-chances">{words.gmSeesChances}</p>}
      {sidesOf(snapshot.table).map((side) => (
        <Side key={side} snapshot={snapshot} side={side} />
      ))}
      <BringButton />
      {snapshot.settings.post && role !== 'spectator' && <NotificationPanel />}
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
          onClick={() => void link.ask({ do: 'start' })}
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

/** The list of players who are ready, and the button with which this player reports being ready. */
function Readiness({ snapshot }: { readonly snapshot: BattleSnapshot }): VNode | null {
  const { link } = useController();
  const { role, seat } = link.welcome.value ?? { role: 'spectator', seat: '' };
  const players = snapshot.seats.filter((one) => one.role === 'player');
  const isReady = players.some(({ id, ready }) => id === seat && ready);
  const awaited = players.filter(({ ready }) => !ready).map(({ name }) => name);
  if (players.length === 0) return null;
  return (
    <div class="lobby-ready">
      <p role="status" data-testid="readiness">
        {awaited.length === 0 ? words.allAreReady : words.notReadyYet(formatList(awaited))}
      </p>
      {role === 'player' && (
        <button
          type="button"
          class={`button small ${isReady ? '' : 'primary'}`}
          data-testid="ready"
          aria-pressed={isReady}
          onClick={() => void link.ask({ do: 'ready', ready: !isReady })}
        >
          <Icon of={Check} /> {isReady ? words.waitForMe : words.iAmReady}
        </button>
      )}
    </div>
  );
}

function Side({ snapshot, side }: { readonly snapshot: BattleSnapshot; readonly side: string }): VNode {
  const isGm = useController().link.welcome.value?.role === 'gm';
  const ids = Object.values(snapshot.table.fighters)
    .filter((fighter) => fighter.side === side)
    .map(({ id }) => id);
  return (
    <div>
      <div class="lobby-side">
        <h2 class="eyebrow">{sideLabel(side)}</h2>
        {isGm && <SideToggle snapshot={snapshot} side={side} />}
      </div>
      {isGm && <SideLevelSelect snapshot={snapshot} side={side} />}
      <ul class="lobby-fighters">
        {ids.map((id) => (
          <FighterRow key={id} snapshot={snapshot} id={id} />
        ))}
      </ul>
    </div>
  );
}

function FighterRow({ snapshot, id }: { readonly snapshot: BattleSnapshot; readonly id: Id }): VNode {
  const model = useBattle();
  const { link } = useController();
  const { role, seat } = link.welcome.value ?? { role: 'spectator', seat: '' };
  const player = playerOf(snapshot, id);
  const { side = '' } = snapshot.table.fighters[id] ?? {};
  const isMine = player?.id === seat;
  return (
    <li data-testid={`lobby-${id}`}>
      <Portrait snapshot={snapshot} id={id} />
      <div>
        <button
          type="button"
          class="lobby-name"
          title={words.itsSheet}
          onClick={() => {
            model.inspected.value = id;
          }}
        >
          {nameIn(snapshot.table, id)}
        </button>
        {role === 'gm' ? (
          <AssignSelect snapshot={snapshot} id={id} />
        ) : (
          <span>{captionOf(snapshot, id)}</span>
        )}
      </div>
      {role === 'player' && (isMine || (!player && side !== GM_SIDE)) && (
        <button
          type="button"
          class={`button small ${isMine ? '' : 'primary'}`}
          data-testid={`${isMine ? 'release' : 'claim'}-${id}`}
          onClick={() => void link.ask({ do: isMine ? 'release' : 'claim', fighter: id })}
        >
          {isMine ? words.giveBack : words.claim}
        </button>
      )}
    </li>
  );
}

/** Returns the name of a fighter's player; for a free fighter, returns its archetype and health. */
function captionOf(snapshot: BattleSnapshot, id: Id): string {
  if (playerOf(snapshot, id) || snapshot.bots.has(id)) return playerName(snapshot, id);
  const { kind = '', name } = snapshot.table.fighters[id] ?? {};
  const label = snapshot.ruleset.description.archetypes[kind]?.label ?? kind;
  const health = healthOf(snapshot, id);
  const facts = [
    label === name ? '' : label,
    health?.most === undefined ? '' : `${health.most} ${healthName(snapshot)}`,
  ];
  return formatList(facts.filter(Boolean));
}

function healthName({ ruleset }: BattleSnapshot): string {
  return healthResource(ruleset.description)?.short ?? '';
}
