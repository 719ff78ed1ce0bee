import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Draft, draftOf, sentOf } from '../battle/draft.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { ChoiceRows } from './choice-rows.tsx';

afterEach(cleanup);

/** Renders the rows for a new draft of one of Ana's actions. */
function rowsFor(option: string, change: (draft: Draft) => Draft = (draft) => draft) {
  const { controller, model } = new TestSeat(demoBattle({ dice: [1] }), ['ana']);
  const offer = controller.prompts.offers.value.find((one) => one.option === option);
  const snapshot = model.snapshot.value;
  if (!offer || !snapshot) throw new Error(`There is no ${option} on offer.`);
  const onChange = vi.fn<(draft: Draft) => void>();
  const draft = change(draftOf(offer));
  const panel = renderPanel(controller, <ChoiceRows snapshot={snapshot} draft={draft} onChange={onChange} />);
  const sent = () => {
    const [last] = onChange.mock.lastCall ?? [];
    return last && sentOf(last);
  };
  return { ...panel, sent };
}

describe('the rows of a draft', () => {
  it('leave the target to the map', () => {
    expect(rowsFor('hit').container.textContent).toBe('');
  });

  it('turn a flag on', () => {
    const { getByTestId, sent } = rowsFor('flourish');
    fireEvent.click(getByTestId('choose-bold'));
    expect(sent()).toMatchObject({ bold: true });
  });

  it('turn a flag off again', () => {
    const { getByTestId, sent } = rowsFor('flourish', (draft) => ({ ...draft, besides: { bold: true } }));
    expect(getByTestId('choose-bold').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(getByTestId('choose-bold'));
    expect(sent()).not.toHaveProperty('bold');
  });

  it('disable the remaining choices of a set that is full', () => {
    const { getByTestId } = rowsFor('flourish', (draft) => ({
      ...draft,
      besides: { tricks: ['loud', 'low'] },
    }));
    expect(getByTestId('choose-tricks-quick').hasAttribute('disabled')).toBe(true);
    expect(getByTestId('choose-tricks-loud').hasAttribute('disabled')).toBe(false);
  });

  it('count an unset number up to its maximum, and no further', () => {
    const { getByTestId, sent } = rowsFor('flourish');
    fireEvent.click(getByTestId('more-height'));
    expect(sent()).toMatchObject({ height: 1 });
    cleanup();
    const full = rowsFor('flourish', (draft) => ({ ...draft, besides: { height: 3 } }));
    expect(full.getByTestId('more-height').hasAttribute('disabled')).toBe(true);
  });

  it('have a field for each free text', () => {
    const { getAllByTestId, sent } = rowsFor('plan');
    const [when, deed] = getAllByTestId('aim-words');
    if (!when || !deed) throw new Error('There are not two fields.');
    fireEvent.input(when, { target: { value: 'now' } });
    expect(sent()).toEqual({ when: 'now', deed: { words: '' } });
  });
});
