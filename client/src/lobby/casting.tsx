import './casting.css';
import type { Id } from '@riposte/shared';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { BOT } from '@riposte/shared/protocol/messages';
import { Bot, Undo2 } from 'lucide';
import type { VNode } from 'preact';
import { type BattleSnapshot, nameIn, playerOf, sidesOf } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/fight.ts';
import { PaceSelect } from './pace-select.tsx';

interface OfFighter {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
}

/** A dropdown that assigns a fighter to a seat, a bot or the GM. */
export function AssignSelect({ snapshot, id }: OfFighter): VNode {
  const { link } = useController();
  const players = snapshot.seats.filter(({ role }) => role === 'player');
  return (
    <select
      aria-label={words.whoPlays(nameIn(snapshot.table, id))}
      data-testid={`cast-${id}`}
      value={playerOf(snapshot, id)?.id ?? (snapshot.bots.has(id) ? BOT : '')}
      onChange={(event) =>
        void link.ask({ do: 'assign', fighter: id, seat: event.currentTarget.value || null })
      }
    >
      <option value="">{common.gameMaster}</option>
      <option value={BOT}>{words.bot}</option>
      {players.map((seat) => (
        <option key={seat.id} value={seat.id}>
          {seat.name}
        </option>
      ))}
    </select>
  );
}

interface OfSide {
  readonly snapshot: BattleSnapshot;
  readonly side: string;
}

/** A button that assigns a whole side to bots, or back to players. */
export function SideToggle({ snapshot, side }: OfSide): VNode {
  const { link } = useController();
  const members = Object.values(snapshot.table.fighters).filter((fighter) => fighter.side === side);
  const isBots = members.length > 0 && members.every(({ id }) => snapshot.bots.has(id));
  return (
    <button
      type="button"
      class="button small"
      data-testid={`side-bots-${side}`}
      onClick={() => void link.ask({ do: 'assign-side', side, seat: isBots ? null : BOT })}
    >
      <Icon of={isBots ? Undo2 : Bot} />{' '}
      {isBots ? words.takeControl(sideLabel(side)) : words.botsPlay(sideLabel(side))}
    </button>
  );
}

/** Settings for bots: the sides that they play, whether a bot makes the GM's rulings, and their speed. */
export function BotForm(): VNode {
  const { link } = useController();
  const snapshot = useSnapshot();
  const { isGmBot } = snapshot.settings;
  return (
    <fieldset data-testid="bot-form">
      <legend>{words.botSettings}</legend>
      <div class="gm-buttons">
        {sidesOf(snapshot.table).map((side) => (
          <SideToggle key={side} snapshot={snapshot} side={side} />
        ))}
      </div>
      <label title={words.aBotRulesHow}>
        <input
          type="checkbox"
          checked={isGmBot}
          data-testid="bot-rules"
          onChange={() => void link.ask({ do: 'assign', fighter: 'gm', seat: isGmBot ? null : BOT })}
        />{' '}
        {words.aBotRules}
      </label>
      <PaceSelect />
    </fieldset>
  );
}
