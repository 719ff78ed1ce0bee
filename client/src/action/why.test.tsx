import type { Odds } from '@riposte/shared';
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { Why } from './why.tsx';

afterEach(cleanup);

const odds: Odds = {
  outcomes: [],
  effects: [],
  success: 0.62,
  derivation: {
    chance: 0.62,
    sums: [
      {
        label: 'Ana: Melee',
        lines: [
          { label: 'Melee', value: 55, points: 0.55, clause: 'TOY-1' },
          { label: 'gang-up', value: 10, points: 0.104 },
          { label: 'cover', value: -3, points: -0.034 },
        ],
        total: 62,
        roll: 'd100: 62 or less',
        table: [
          { from: 1, to: 62, label: 'Success', chance: 0.62 },
          { from: 63, to: 100, label: 'Failure', chance: 0.38 },
        ],
      },
    ],
  },
};

const parried = { label: 'Parry', odds: { outcomes: [], effects: [], success: 0.41 } };

function why(of: Odds = odds) {
  const { controller } = new TestSeat(demoBattle(), ['ana']);
  return renderPanel(
    controller,
    <Why odds={of} against={[parried]}>
      62%
    </Why>,
  );
}

describe('a chance', () => {
  it('is plain text if it needs no roll', () => {
    const { derivation: _, ...certain } = odds;
    const { container, queryByTestId } = why(certain);
    expect(queryByTestId('why')).toBeNull();
    expect(container.textContent).toBe('62%');
  });

  it('opens a sum that adds up to the percentage shown', async () => {
    const { getByTestId, findByText, container } = why();
    fireEvent.click(getByTestId('why'));
    await findByText('d100: 62 or less');
    const points = [...container.querySelectorAll('.sum-points')].map((cell) => cell.textContent);
    expect(points).toEqual(['+55%', '+10%', '-3%']);
    expect(container.querySelector('tfoot')?.textContent).toBe('Total62');
  });

  it('links each line to its rule, and says how much each reaction lowers the chance', async () => {
    const { getByTestId, findByText, getByRole } = why();
    fireEvent.click(getByTestId('why'));
    expect(await findByText('TOY-1')).toBeTruthy();
    expect(getByRole('list', { name: 'Possible reactions' }).textContent).toBe('Parry 41% (-21%)');
  });

  it('opens on a long press', () => {
    const { getByTestId, queryByTestId } = why();
    expect(queryByTestId('derivation')).toBeNull();
    fireEvent.contextMenu(getByTestId('why'));
    expect(getByTestId('derivation')).toBeTruthy();
  });

  it('closes when the mouse leaves, unless a click keeps it open', () => {
    const { getByTestId, queryByTestId } = why();
    const whole = getByTestId('why').parentElement as HTMLElement;
    fireEvent.pointerEnter(whole, { pointerType: 'mouse' });
    expect(getByTestId('derivation')).toBeTruthy();
    fireEvent.pointerLeave(whole);
    expect(queryByTestId('derivation')).toBeNull();
    fireEvent.click(getByTestId('why'));
    fireEvent.pointerLeave(whole);
    expect(queryByTestId('derivation')).toBeTruthy();
  });

  it('closes on Escape, without passing on the key', () => {
    const { getByTestId, queryByTestId } = why();
    fireEvent.click(getByTestId('why'));
    let reached = false;
    const note = () => {
      reached = true;
    };
    document.addEventListener('keydown', note);
    fireEvent.keyDown(getByTestId('why'), { key: 'Escape' });
    document.removeEventListener('keydown', note);
    expect(queryByTestId('derivation')).toBeNull();
    expect(reached).toBe(false);
  });
});
