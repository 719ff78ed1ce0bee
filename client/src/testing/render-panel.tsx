import { render } from '@testing-library/preact';
import type { VNode } from 'preact';
import { BattleProvider, ControllerProvider } from '../session/context.ts';
import type { SeatController } from '../session/seat-controller.ts';

/** Renders a panel as a seat sees it. Returns the queries of Testing Library. */
export function renderPanel(controller: SeatController, panel: VNode): ReturnType<typeof render> {
  return render(
    <BattleProvider value={controller.model}>
      <ControllerProvider value={controller}>{panel}</ControllerProvider>
    </BattleProvider>,
  );
}
