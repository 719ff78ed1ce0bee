import './gm-drawer.css';
import type { Id } from '@riposte/shared';
import { Flag, Hourglass, Move, Trash, X } from 'lucide';
import type { VNode } from 'preact';
import { linksOf } from '../net/links.ts';
import { useHand, useScene, useStage } from '../store/context.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import { place } from '../tools/placing.ts';
import * as common from '../words/common.ts';
import * as words from '../words/gm.ts';
import { AssignSelect } from './casting.tsx';
import { DieSetter } from './die-setter.tsx';
import { FieldSetter } from './field-setter.tsx';
import { Commands } from './gm-powers.tsx';
import { Icon } from './icon.tsx';
import { Invitations } from './invitations.tsx';
import { Newcomers } from './newcomers.tsx';
import { SaveFight } from './save-fight.tsx';
import { SureButton } from './sure-button.tsx';

interface Of {
  readonly battle: string;
  readonly onClose: () => void;
}

/** What only the GM may do: set things right on the table, help it along, or end the fight. */
export function GmDrawer({ battle, onClose }: Of): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const ids = Object.keys(scene.table.fighters);
  const target = [stage.inspected.value, scene.table.turn, ...ids].find(
    (id) => id !== null && ids.includes(id),
  );
  const links = linksOf(battle);
  const [waiting] = scene.waiting;
  const onPlace = () => {
    if (matchMedia('(max-width: 1000px)').matches) onClose(); // there the drawer lies over the map
  };
  return (
    <aside class="gm" aria-label={common.gameMaster} data-testid="gm-drawer">
      <header>
        <h2>{common.gameMaster}</h2>
        <button type="button" class="button quiet icon-only" aria-label={common.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      </header>
      {scene.status === 'fighting' && (
        <button
          type="button"
          class="button small"
          disabled={!waiting}
          onClick={() => void hand.send({ as: 'gm', do: 'gm.timeout' }, null)}
        >
          <Icon of={Hourglass} />{' '}
          {waiting ? words.decideByDefault(nameIn(scene.table, waiting.for)) : words.nobodyIsWaitedFor}
        </button>
      )}
      {scene.status === 'fighting' && <Commands scene={scene} />}
      {target != null && <FighterPowers scene={scene} ids={ids} id={target} onPlace={onPlace} />}
      {scene.status === 'fighting' && (
        <Newcomers scene={scene} near={scene.table.fighters[target ?? '']?.at ?? [0, 0]} onPlace={onPlace} />
      )}
      {scene.status === 'fighting' && scene.settings.setsDice && <DieSetter />}
      <SaveFight />
      {scene.status === 'fighting' && (
        <SureButton
          icon={Flag}
          label={words.endTheFight}
          testId="gm-end"
          onSure={() => void hand.send({ as: 'gm', do: 'gm.end' }, null)}
        />
      )}
      {links && (
        <details>
          <summary>{common.invitationLinks}</summary>
          <Invitations links={links} />
        </details>
      )}
    </aside>
  );
}

interface Powers {
  readonly scene: Scene;
  readonly ids: readonly Id[];
  readonly id: Id;
  readonly onPlace: () => void;
}

function FighterPowers({ scene, ids, id, onPlace }: Powers): VNode {
  const stage = useStage();
  const hand = useHand();
  return (
    <div class="gm-fighter">
      <label>
        {words.fighter}
        <select
          value={id}
          data-testid="gm-fighter"
          onChange={(event) => {
            stage.inspected.value = event.currentTarget.value;
          }}
        >
          {ids.map((one) => (
            <option key={one} value={one}>
              {nameIn(scene.table, one)}
            </option>
          ))}
        </select>
      </label>
      <div class="gm-row">
        {words.playedBy} <AssignSelect scene={scene} id={id} />
      </div>
      <div class="gm-buttons">
        <button
          type="button"
          class="button small"
          data-testid="gm-move"
          onClick={() => {
            place(hand, { target: id });
            onPlace();
          }}
        >
          <Icon of={Move} /> {words.move}
        </button>
        <SureButton
          key={id}
          icon={Trash}
          label={words.remove}
          testId="gm-remove"
          onSure={() => void hand.send({ as: 'gm', do: 'gm.remove', target: id }, null)}
        />
      </div>
      <FieldSetter key={id} scene={scene} id={id} />
    </div>
  );
}
