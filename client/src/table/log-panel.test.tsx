import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import * as words from '../words/fight.ts';
import { LogPanel } from './log-panel.tsx';

afterEach(cleanup);

const line = (rev: number, text: string, about: readonly string[]): LogEntry => ({
  key: `${rev}.0`,
  rev,
  text,
  type: 'told',
  tone: 'plain',
  about,
});

/** Returns a seat with two actions in its log. */
function fought(plays: readonly string[] = ['ana']): TestSeat {
  const seat = new TestSeat(demoBattle(), plays);
  seat.model.log.value = [line(1, 'ana hits rex.', ['ana', 'rex']), line(2, 'ben waits.', ['ben'])];
  return seat;
}

describe('the log', () => {
  it('lists the events action by action', () => {
    const { getByTestId } = renderPanel(fought().controller, <LogPanel onClose={() => {}} />);
    expect(getByTestId('log').textContent).toBe('ana hits rex. ben waits. ');
  });

  it('opens the sheet of a fighter whose name is pressed', () => {
    const seat = fought();
    const { getAllByRole } = renderPanel(seat.controller, <LogPanel onClose={() => {}} />);
    const [name] = getAllByRole('button', { name: 'rex' });
    if (name) fireEvent.click(name);
    expect(seat.model.inspected.value).toBe('rex');
  });

  it('filters by the fighters of this seat', () => {
    const { getByTestId, getByRole } = renderPanel(
      fought(['ben']).controller,
      <LogPanel onClose={() => {}} />,
    );
    fireEvent.click(getByRole('button', { name: words.mine }));
    expect(getByTestId('log').textContent).toBe('ben waits. ');
  });

  it('lets a GM rewind to just before an action', () => {
    const onBack = vi.fn();
    const { getByTestId } = renderPanel(fought().controller, <LogPanel onClose={() => {}} onBack={onBack} />);
    fireEvent.click(getByTestId('back-1'));
    expect(onBack).toHaveBeenCalledWith(1);
  });

  it('has no undo or rewind buttons for a seat that may not use them', () => {
    const { queryByTestId } = renderPanel(fought().controller, <LogPanel onClose={() => {}} />);
    expect([queryByTestId('undo'), queryByTestId('back-1')]).toEqual([null, null]);
  });
});
