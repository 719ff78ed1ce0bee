import { act, cleanup } from '@testing-library/preact';
import type { VNode } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { demoBattle } from '../testing/demo-ruleset.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { TestSeat } from '../testing/test-seat.ts';
import { useFacts } from './facts.ts';

afterEach(cleanup);

/** Shows the title of the fight, and counts how often it is drawn. */
function drawTitle() {
  const { model, controller } = new TestSeat(demoBattle(), 'gm');
  let count = 0;
  function Title(): VNode {
    const { title } = useFacts((snapshot) => ({ title: snapshot.title }));
    count++;
    return <p>{title}</p>;
  }
  const { container } = renderPanel(controller, <Title />);
  const show = (changes: Partial<BattleSnapshot>) =>
    act(() => {
      const { value: snapshot } = model.snapshot;
      if (snapshot) model.show({ ...snapshot, ...changes });
    });
  return { show, draws: () => count, text: () => container.textContent };
}

it('redraws a component when one of its facts changes', () => {
  const { show, draws, text } = drawTitle();
  show({ title: 'The ambush' });
  expect(text()).toBe('The ambush');
  expect(draws()).toBe(2);
});

it('does not redraw a component with each snapshot', () => {
  const { show, draws } = drawTitle();
  show({ rev: 1 });
  show({ rev: 2 });
  expect(draws()).toBe(1);
});
