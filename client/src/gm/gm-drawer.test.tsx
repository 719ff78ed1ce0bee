import { labelsAt } from '@riposte/shared';
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { currentTool } from '../tools/current.ts';
import { GmDrawer } from './gm-drawer.tsx';

afterEach(cleanup);

function drawerOf(seat: TestSeat) {
  return renderPanel(seat.controller, <GmDrawer battle="b1" onClose={() => {}} />);
}

const gm = () => new TestSeat(demoBattle(), 'gm');

describe('the GM drawer', () => {
  it('starts with the fighter whose turn it is', () => {
    expect((drawerOf(gm()).getByTestId('gm-fighter') as HTMLSelectElement).value).toBe('ana');
  });

  it('follows the fighter whose sheet is open', () => {
    const seat = gm();
    seat.model.inspected.value = 'rat';
    expect((drawerOf(seat).getByTestId('gm-fighter') as HTMLSelectElement).value).toBe('rat');
  });

  it('opens the sheet of the selected fighter', () => {
    const seat = gm();
    fireEvent.change(drawerOf(seat).getByTestId('gm-fighter'), { target: { value: 'rex' } });
    expect(seat.model.inspected.value).toBe('rex');
  });

  it('moves a fighter with the next press on the map', () => {
    const seat = gm();
    fireEvent.click(drawerOf(seat).getByTestId('gm-move'));
    expect(currentTool(seat.controller).value?.name).toBe('placing');
  });

  it('removes a fighter only at the second press', async () => {
    const seat = gm();
    const { getByTestId } = drawerOf(seat);
    fireEvent.click(getByTestId('gm-remove'));
    expect(seat.battle.table.fighters.ana).toBeDefined();
    fireEvent.click(getByTestId('gm-remove'));
    await Promise.resolve();
    expect(seat.battle.table.fighters.ana).toBeUndefined();
  });

  it('adds fighters on the free hexes nearest to the selected one', async () => {
    const seat = gm();
    const { getByTestId } = drawerOf(seat);
    fireEvent.change(getByTestId('gm-kind'), { target: { value: 'rat' } });
    fireEvent.click(getByTestId('gm-join'));
    await vi.waitFor(() => expect(seat.battle.table.fighters['rat-2']).toBeDefined());
  });

  it('puts labels on the map one after another', async () => {
    const seat = gm();
    const { getByTestId } = drawerOf(seat);
    fireEvent.click(getByTestId('note-label'));
    fireEvent.input(getByTestId('note-text'), { target: { value: 'Old gate' } });
    const tool = currentTool(seat.controller);
    for (const at of [
      [0, 0],
      [1, 0],
    ] as const) {
      tool.value?.press(at, 'key');
      await vi.waitFor(() => expect(labelsAt(seat.battle.table.map, at)).toHaveLength(1));
    }
    expect(tool.value?.name).toBe('label');
  });

  it('has no controls for the fight before the fight begins', () => {
    const seat = gm();
    const snapshot = seat.model.snapshot.value;
    if (snapshot) seat.controller.show({ ...snapshot, rev: snapshot.rev + 1, status: 'gathering' });
    const { queryByTestId } = drawerOf(seat);
    expect([queryByTestId('gm-end'), queryByTestId('gm-join')]).toEqual([null, null]);
  });
});
