import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { ActionBar } from './action-bar.tsx';

afterEach(cleanup);

const ana = () => new TestSeat(demoBattle({ dice: [1] }), ['ana']);

describe('the action bar', () => {
  it('shows the actions of the turn with their keys', () => {
    const { getByTestId, getAllByTestId } = renderPanel(ana().controller, <ActionBar />);
    expect(getByTestId('actor').textContent).toBe('ana');
    const read = getAllByTestId(/^action-/).map((button: HTMLElement) => [
      button.dataset.testid,
      button.querySelector('kbd')?.textContent,
    ]);
    expect(read).toContainEqual(['action-hit', 'H']);
    expect(read).toContainEqual(['action-end-turn', 'E']);
  });

  it('prepares an action that leaves something to choose, and marks its button as pressed', () => {
    const { controller } = ana();
    const { getByTestId } = renderPanel(controller, <ActionBar />);
    fireEvent.click(getByTestId('action-hit'));
    expect(controller.activity.draft.value?.offer.option).toBe('hit');
    expect(getByTestId('action-hit').getAttribute('aria-pressed')).toBe('true');
  });

  it('ends the turn', async () => {
    const seat = ana();
    fireEvent.click(renderPanel(seat.controller, <ActionBar />).getByTestId('action-end-turn'));
    await Promise.resolve();
    expect(seat.battle.table.turn).not.toBe('ana');
  });

  it('names the fighter that the battle waits for during the turn of another seat', () => {
    const { controller } = new TestSeat(demoBattle(), ['ben']);
    const { getByTestId, queryByTestId } = renderPanel(controller, <ActionBar />);
    expect(getByTestId('idle-note').textContent).toContain('ana');
    expect(queryByTestId('action-hit')).toBeNull();
  });
});
