import './lobby-panel.css';
import type { Id } from '@riposte/shared';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { Play as PlayIcon } from 'lucide';
import type { VNode } from 'preact';
import { linksOf } from '../net/links.ts';
import { useHand, useScene } from '../store/context.ts';
import { nameIn, playerOf, type Scene, sidesOf } from '../store/scene.ts';
import { Icon } from './icon.tsx';
import { Invitations } from './invitations.tsx';
import { Portrait } from './portrait.tsx';

/** Before the fight: who plays whom, whom to invite, and the GM's word to begin. */
export function LobbyPanel({ battle }: { readonly battle: string }): VNode | null {
  const hand = useHand();
  const scene = useScene();
  if (scene.status !== 'gathering') return null;
  const role = hand.welcome.value?.role;
  const links = role === 'gm' ? linksOf(battle) : undefined;
  return (
    <section class="lobby card" aria-labelledby="lobby-title" data-testid="lobby">
      <header>
        <span class="eyebrow">{scene.ruleset.description.name}</span>
        <h1 id="lobby-title">{scene.title}</h1>
        <p>
          {role === 'player'
            ? 'Claim the fighters that you want to hand.'
            : 'Players claim their fighters; the rest are the game master’s.'}
        </p>
      </header>
      {sidesOf(scene.table).map((side) => (
        <Side key={side} scene={scene} side={side} />
      ))}
      {links && (
        <details class="lobby-links">
          <summary>Invitation links</summary>
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
          <Icon of={PlayIcon} /> Begin the fight
        </button>
      ) : (
        <p class="lobby-wait" role="status">
          The game master begins the fight when everybody is there.
        </p>
      )}
    </section>
  );
}

function Side({ scene, side }: { readonly scene: Scene; readonly side: string }): VNode {
  const ids = Object.values(scene.table.fighters)
    .filter((fighter) => fighter.side === side)
    .map(({ id }) => id);
  return (
    <div>
      <h2 class="eyebrow">{side}</h2>
      <ul class="lobby-fighters">
        {ids.map((id) => (
          <FighterRow key={id} scene={scene} id={id} />
        ))}
      </ul>
    </div>
  );
}

function FighterRow({ scene, id }: { readonly scene: Scene; readonly id: Id }): VNode {
  const hand = useHand();
  const { role, seat } = hand.welcome.value ?? { role: 'spectator', seat: '' };
  const player = playerOf(scene, id);
  const { kind = '', side = '' } = scene.table.fighters[id] ?? {};
  const { label } = scene.ruleset.description.archetypes[kind] ?? { label: kind };
  const isMine = player?.id === seat;
  return (
    <li data-testid={`lobby-${id}`}>
      <Portrait scene={scene} id={id} />
      <div>
        <b>{nameIn(scene.table, id)}</b>
        {role === 'gm' ? <AssignSelect scene={scene} id={id} /> : <span>{player ? player.name : label}</span>}
      </div>
      {role === 'player' && (isMine || (!player && side !== GM_SIDE)) && (
        <button
          type="button"
          class={`button small ${isMine ? '' : 'primary'}`}
          data-testid={`${isMine ? 'release' : 'claim'}-${id}`}
          onClick={() => void hand.ask({ do: isMine ? 'release' : 'claim', fighter: id })}
        >
          {isMine ? 'Give back' : 'Claim'}
        </button>
      )}
    </li>
  );
}

/** The GM says who plays a fighter. */
export function AssignSelect({ scene, id }: { readonly scene: Scene; readonly id: Id }): VNode {
  const hand = useHand();
  const players = scene.seats.filter(({ role }) => role === 'player');
  return (
    <select
      aria-label={`Who plays ${nameIn(scene.table, id)}`}
      value={playerOf(scene, id)?.id ?? ''}
      onChange={(event) =>
        void hand.ask({ do: 'assign', fighter: id, seat: event.currentTarget.value || null })
      }
    >
      <option value="">Game master</option>
      {players.map((seat) => (
        <option key={seat.id} value={seat.id}>
          {seat.name}
        </option>
      ))}
    </select>
  );
}
