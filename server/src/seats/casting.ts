import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { AskedId, Id } from '@riposte/shared/engine/schema/ids';
import { fightersOf, findFighter, type Table } from '@riposte/shared/engine/state/table';
import { BOT, type SeatMessage } from '@riposte/shared/protocol/messages';
import type { Lock } from '../scheduling/mutex.ts';
import { refusal } from '../words/refusals.ts';
import type { Seat, Seating } from './seating.ts';
import type { Settings } from './settings.ts';

/** The seats, which hold the players' fighters, and the settings, which hold the bots' fighters. */
interface Cast {
  readonly seating: Seating;
  readonly settings: Settings;
}

export type CastingMessage = Extract<
  SeatMessage,
  { do: 'claim' | 'release' | 'assign' | 'assign-side' | 'bot' | 'bot-side' }
>;

/**
 * Changes the player of a fighter, or the way in which bots play it. Players may claim fighters of bots. Returns why
 * the change was refused, or null.
 */
export async function cast(
  lock: Lock,
  { seating, settings }: Cast,
  by: Seat,
  message: CastingMessage,
  table: Table,
): Promise<Rejection | null> {
  switch (message.do) {
    case 'claim':
    case 'release': {
      const refused = await seating.change(lock, by, message, table);
      const isLeftToBot = message.do === 'release' && settings.bots.includes('gm');
      if (!refused) await settings.setBots(lock, [message.fighter], isLeftToBot);
      return refused;
    }
    case 'assign':
      return await assign(lock, { seating, settings }, by, [message.fighter], message.seat, table);
    case 'assign-side': {
      if (by.role !== 'gm') return refusal('not-gm'); // checked before any lookup that could reveal a hidden fighter
      const ids = idsOf(table, message.side);
      if (ids.length === 0) return refusal('no-such-side');
      return await assign(lock, { seating, settings }, by, ids, message.seat, table);
    }
    case 'bot':
    case 'bot-side':
      return await setTraits(lock, settings, by, message, table);
  }
}

/** Changes the level or temperament with which bots play fighters. Returns why the change was refused, or null. */
async function setTraits(
  lock: Lock,
  settings: Settings,
  by: Seat,
  message: Extract<CastingMessage, { do: 'bot' | 'bot-side' }>,
  table: Table,
): Promise<Rejection | null> {
  if (by.role !== 'gm') return refusal('not-gm');
  const isSide = message.do === 'bot-side';
  const ids = isSide
    ? idsOf(table, message.side)
    : findFighter(table, message.fighter)
      ? [message.fighter]
      : [];
  if (ids.length === 0) return refusal(isSide ? 'no-such-side' : 'no-such-fighter');
  await settings.setTraits(lock, ids, message.bot);
  return null;
}

function idsOf(table: Table, side: string): Id[] {
  return fightersOf(table).flatMap((fighter) => (fighter.side === side ? [fighter.id] : []));
}

/**
 * Assigns fighters to a seat, to bots (`to` is `BOT`) or to the GM (`to` is null). `gm` in `asked` stands for
 * the GM's decisions.
 */
async function assign(
  lock: Lock,
  { seating, settings }: Cast,
  by: Seat,
  asked: readonly AskedId[],
  to: string | null,
  table: Table,
): Promise<Rejection | null> {
  if (by.role !== 'gm') return refusal('not-gm');
  const isBot = to === BOT;
  for (const fighter of asked) {
    if (fighter === 'gm' && (isBot || to === null)) continue;
    const seat = isBot ? null : to;
    const refused = await seating.change(lock, by, { do: 'assign', fighter, seat }, table);
    if (refused) return refused;
  }
  await settings.setBots(lock, asked, isBot);
  return null;
}
