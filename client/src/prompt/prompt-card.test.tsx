import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { PromptCard } from './prompt-card.tsx';

afterEach(cleanup);

const struck = () =>
  new TestSeat(demoBattle({ dice: [1] }), ['rex']).see({ as: 'ana', do: 'hit', target: 'rex' });

describe('the prompt card', () => {
  it('is absent while this seat has no question', () => {
    const { controller } = new TestSeat(demoBattle(), ['ana']);
    expect(renderPanel(controller, <PromptCard />).queryByTestId('prompt-card')).toBeNull();
  });

  it('names the fighters in its question, and says what is about to happen', () => {
    const { getByRole, getByText } = renderPanel(struck().controller, <PromptCard />);
    expect(getByRole('heading').textContent).toBe('Ana is about to hit you');
    expect(getByText('ana swings at rex.')).toBeTruthy();
    expect(getByText('1d6')).toBeTruthy();
  });

  it('numbers the answers in the order of their keys', () => {
    const { getAllByTestId } = renderPanel(struck().controller, <PromptCard />);
    const read = getAllByTestId(/^answer-/).map((button: HTMLElement) => [
      button.dataset.testid,
      button.querySelector('kbd')?.textContent,
    ]);
    expect(read).toEqual([
      ['answer-pass', '1'],
      ['answer-guard', '2'],
      ['answer-counter', '3'],
      ['answer-aside', '4'],
    ]);
  });

  it('sends an answer that leaves nothing to choose', async () => {
    const seat = struck();
    fireEvent.click(renderPanel(seat.controller, <PromptCard />).getByTestId('answer-guard'));
    await Promise.resolve();
    expect(seat.battle.table.fighters.rex?.guards).toBe(1);
  });

  it('is replaced by the aim card while an answer leaves something to choose', () => {
    const { controller } = struck();
    const { getByTestId, queryByTestId } = renderPanel(controller, <PromptCard />);
    fireEvent.click(getByTestId('answer-aside'));
    expect(controller.activity.draft.value?.offer.option).toBe('aside');
    expect(queryByTestId('prompt-card')).toBeNull();
  });

  it('offers to pass for all fighters only if the seat plays several', () => {
    const one = renderPanel(struck().controller, <PromptCard />);
    expect(one.queryByTestId('none-of-mine')).toBeNull();
    cleanup();
    const seat = new TestSeat(demoBattle({ dice: [1] }), ['rex', 'rat']);
    seat.see({ as: 'ana', do: 'hit', target: 'rex' });
    expect(renderPanel(seat.controller, <PromptCard />).getByTestId('none-of-mine')).toBeTruthy();
  });
});
