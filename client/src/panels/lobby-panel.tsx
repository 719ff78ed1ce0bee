import './lobby-panel.css';
import type { Id } from '@riposte/shared';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { Play as PlayIcon } from 'lucide';
import type { VNode } from 'preact';
import { linksOf } from '../net/links.ts';
import { useHand, useScene } from '../store/context.ts';
import { nameIn, playerName, playerOf, type Scene, sidesOf } from '../store/scene.ts';
import { AssignSelect, SideToggle } from './casting.tsx';
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
        <h2 id="lobby-title">{scene.title}</h2>
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
  const hand = useHand();
  const { role, seat } = hand.welcome.value ?? { role: 'spectator', seat: '' };
  const player = playerOf(scene, id);
  const { side = '' } = scene.table.fighters[id] ?? {};
  const isMine = player?.id === seat;
  return (
    <li data-testid={`lobby-${id}`}>
      <Portrait scene={scene} id={id} />
      <div>
        <b>{nameIn(scene.table, id)}</b>
        {role === 'gm' ? <AssignSelect scene={scene} id={id} /> : <span>{toldOf(scene, id)}</span>}
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

/** Who plays a fighter; of one that is free, what it is. */
function toldOf(scene: Scene, id: Id): string {
  if (playerOf(scene, id) || scene.bots.has(id)) return playerName(scene, id);
  const { kind = '' } = scene.table.fighters[id] ?? {};
  return scene.ruleset.description.archetypes[kind]?.label ?? kind;
}
