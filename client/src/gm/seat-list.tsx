import type { Role, SeatMessage } from '@riposte/shared/protocol/messages';
import type { VNode } from 'preact';
import type { SeatInfo } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/gm.ts';

interface Of {
  readonly onAsk: (message: SeatMessage, role: Role) => void;
}

const ROLES: Readonly<Record<Role, string>> = {
  gm: common.gameMaster,
  player: words.rolePlayer,
  spectator: words.roleSpectator,
};

/** The other seats, with the GM's actions for each. */
export function SeatList({ onAsk }: Of): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const others = snapshot.seats.filter(({ id }) => id !== link.welcome.value?.seat);
  return (
    <fieldset>
      <legend>{words.seats}</legend>
      {others.length === 0 && <p>{words.noOtherSeats}</p>}
      {others.map((seat) => (
        <SeatMenu key={seat.id} seat={seat} onAsk={onAsk} />
      ))}
    </fieldset>
  );
}

function SeatMenu({ seat, onAsk }: Of & { readonly seat: SeatInfo }): VNode {
  const { link } = useController();
  const { id, name, role, connected } = seat;
  const isMuted = useSnapshot().settings.muted.includes(id);
  const twice = (label: string, message: SeatMessage) => (
    <ConfirmButton label={label} testId={`seat-${message.do}`} onSure={() => onAsk(message, role)} />
  );
  return (
    <details class="seat-menu" data-seat={id}>
      <summary>
        {name} <span>{connected ? ROLES[role] : words.isAway(ROLES[role])}</span>
      </summary>
      <div class="gm-buttons">
        {role === 'player' && (
          <button
            type="button"
            class="button small"
            data-testid="seat-mute"
            onClick={() => void link.ask({ do: 'mute', seat: id, muted: !isMuted })}
          >
            {isMuted ? words.unmuteSeat : words.muteSeat}
          </button>
        )}
        {role === 'player' && twice(words.makeCoGameMaster, { do: 'role', seat: id, role: 'gm' })}
        {role === 'gm' && twice(words.makeAPlayer, { do: 'role', seat: id, role: 'player' })}
        {role === 'player' && twice(words.handOverTo, { do: 'hand-over', seat: id })}
        {role !== 'gm' && twice(words.kick, { do: 'kick', seat: id })}
        {role !== 'gm' && twice(words.ban, { do: 'ban', seat: id })}
      </div>
    </details>
  );
}
