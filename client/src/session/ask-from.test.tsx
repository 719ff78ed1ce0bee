import { brawl } from '@riposte/shared/engine/testing/battles';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestSeat } from '../testing/test-seat.ts';
import { applyAskFrom } from './ask-from.ts';

const order = (below: number) => ({ policy: 'never-below', below });
const revoke = { as: 'ana', do: 'standing-order', policy: 'ask', below: 1 } as const;

beforeEach(() => localStorage.clear());

describe('the setting that limits prompts to reactions with enough gain', () => {
  const seatOf = (...fighters: readonly string[]) => new TestSeat(brawl(), fighters);
  const ordersOf = ({ battle }: ReturnType<typeof seatOf>, id: string) => battle.table.fighters[id]?.standing;

  it('is applied to all fighters of the seat, and to no others', async () => {
    const seat = seatOf('ana', 'ben');
    await applyAskFrom(seat.controller, 5);
    expect(['ana', 'ben', 'rex'].map((id) => ordersOf(seat, id))).toEqual([[order(5)], [order(5)], []]);
  });

  it('is not applied again to a fighter for which the player has revoked it', async () => {
    const seat = seatOf('ana', 'ben');
    await applyAskFrom(seat.controller, 5);
    seat.see(revoke);
    await applyAskFrom(seat.controller, 5);
    expect(ordersOf(seat, 'ana')).toEqual([]);
  });

  it('is applied to all fighters again when it changes', async () => {
    const seat = seatOf('ana', 'ben');
    await applyAskFrom(seat.controller, 5);
    seat.see(revoke);
    await applyAskFrom(seat.controller, 20);
    expect(['ana', 'ben'].map((id) => ordersOf(seat, id))).toEqual([[order(20)], [order(20)]]);
  });

  it('is removed from all fighters when it is turned off', async () => {
    const seat = seatOf('ana', 'ben');
    await applyAskFrom(seat.controller, 5);
    await applyAskFrom(seat.controller, 0);
    expect(['ana', 'ben'].map((id) => ordersOf(seat, id))).toEqual([[], []]);
  });

  it('leaves other orders in force when it is turned off', async () => {
    const seat = seatOf('ana');
    seat.see({ as: 'ana', do: 'standing-order', kind: 'brace', policy: 'never' });
    await applyAskFrom(seat.controller, 5);
    await applyAskFrom(seat.controller, 0);
    expect(ordersOf(seat, 'ana')).toEqual([{ kind: 'brace', policy: 'never' }]);
  });

  it('sends nothing for a seat that has never used it', async () => {
    const seat = seatOf('ana');
    await applyAskFrom(seat.controller, 0);
    expect(ordersOf(seat, 'ana')).toEqual([]);
  });

  it('returns why the battle’s rules reject it', async () => {
    const seat = seatOf('ana');
    expect((await applyAskFrom(seat.controller, 500))?.code).toBe('bad-input');
  });
});
