import './gm-drawer.css';
import type { Id } from '@riposte/shared';
import { Flag, Hourglass, Move, Trash, X } from 'lucide';
import type { VNode } from 'preact';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { AssignSelect } from '../lobby/casting.tsx';
import { Invitations } from '../lobby/invitations.tsx';
import { linksOf } from '../net/links.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { place } from '../tools/placing.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/gm.ts';
import { AddFighters } from './add-fighters.tsx';
import { DieSetter } from './die-setter.tsx';
import { Commands } from './gm-powers.tsx';
import { NotesSetter } from './notes-setter.tsx';
import { SaveFight } from './save-fight.tsx';
import { ScenerySetter } from './scenery-setter.tsx';
import { FieldSetter } from './value-setter.tsx';

interface Of {
  readonly battle: string;
  readonly onClose: () => void;
}

/**
 * The GM's main panel. It corrects the table, decides for the fighter that the battle waits for, and ends the fight.
 */
export function GmDrawer({ battle, onClose }: Of): VNode {
  const model = useBattle();
  const { inputs } = useController();
  const snapshot = useSnapshot();
  const ids = Object.keys(snapshot.table.fighters);
  const target = [model.inspected.value, snapshot.table.turn, ...ids].find(
    (id) => id !== null && ids.includes(id),
  );
  const links = linksOf(battle);
  const [waiting] = snapshot.waiting;
  const onPlace = () => {
    if (matchMedia('(max-width: 1000px)').matches) onClose(); // closes the drawer, because it covers the map on a small screen
  };
  return (
    <aside class="gm" aria-label={common.gameMaster} data-testid="gm-drawer">
      <header>
        <h2>{common.gameMaster}</h2>
        <button type="button" class="button quiet icon-only" aria-label={common.close} onClick={onClose}>
          <Icon of={X} />
        </button>
      </header>
      {snapshot.status === 'fighting' && (
        <button
          type="button"
          class="button small"
          disabled={!waiting}
          onClick={() => void inputs.send({ as: 'gm', do: 'gm.timeout' }, null)}
        >
          <Icon of={Hourglass} />{' '}
          {waiting ? words.decideByDefault(nameIn(snapshot.table, waiting.for)) : words.noPendingChoice}
        </button>
      )}
      {snapshot.status === 'fighting' && <Commands snapshot={snapshot} />}
      {target != null && <FighterPowers snapshot={snapshot} ids={ids} id={target} onPlace={onPlace} />}
      {snapshot.status === 'fighting' && (
        <AddFighters
          snapshot={snapshot}
          near={snapshot.table.fighters[target ?? '']?.at ?? [0, 0]}
          onPlace={onPlace}
        />
      )}
      {snapshot.status === 'fighting' && snapshot.settings.setsDice && <DieSetter />}
      {snapshot.status === 'fighting' && <ScenerySetter />}
      {snapshot.status === 'fighting' && <NotesSetter onPlace={onPlace} />}
      <SaveFight />
      {snapshot.status === 'fighting' && (
        <ConfirmButton
          icon={Flag}
          label={words.endTheFight}
          testId="gm-end"
          onSure={() => void inputs.send({ as: 'gm', do: 'gm.end' }, null)}
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
  readonly snapshot: BattleSnapshot;
  readonly ids: readonly Id[];
  readonly id: Id;
  readonly onPlace: () => void;
}

function FighterPowers({ snapshot, ids, id, onPlace }: Powers): VNode {
  const model = useBattle();
  const controller = useController();
  return (
    <div class="gm-fighter">
      <label>
        {words.fighter}
        <select
          value={id}
          data-testid="gm-fighter"
          onChange={(event) => {
            model.inspected.value = event.currentTarget.value;
          }}
        >
          {ids.map((one) => (
            <option key={one} value={one}>
              {nameIn(snapshot.table, one)}
            </option>
          ))}
        </select>
      </label>
      <div class="gm-row">
        {words.playedBy} <AssignSelect snapshot={snapshot} id={id} />
      </div>
      <div class="gm-buttons">
        <button
          type="button"
          class="button small"
          data-testid="gm-move"
          onClick={() => {
            place(controller, { target: id });
            onPlace();
          }}
        >
          <Icon of={Move} /> {words.move}
        </button>
        <ConfirmButton
          key={id}
          icon={Trash}
          label={words.remove}
          testId="gm-remove"
          onSure={() => void controller.inputs.send({ as: 'gm', do: 'gm.remove', target: id }, null)}
        />
      </div>
      <FieldSetter key={id} snapshot={snapshot} id={id} />
    </div>
  );
}
