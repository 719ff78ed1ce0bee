import type { ReadonlySignal } from '@preact/signals';
import type { Board } from '../map/board.ts';
import type { Spot, Tool } from '../session/tool.ts';

/**
 * Lets pointers grab the item that the current tool offers, before the map reacts to the pointers. Returns a function
 * that removes the listeners.
 */
export function listenToHolds(
  host: HTMLElement,
  board: Pick<Board, 'spotAt'>,
  tool: ReadonlySignal<Tool | null>,
): () => void {
  const holding = new Map<number, Spot>();
  const spots = () => [...holding.values()];
  const hold = (event: PointerEvent) => {
    const { grip } = tool.peek() ?? {};
    if (!grip || event.button > 0 || holding.size > 1) return;
    event.stopPropagation();
    host.setPointerCapture(event.pointerId);
    holding.set(event.pointerId, board.spotAt(event.clientX, event.clientY));
    grip.hold(spots());
  };
  const carry = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!holding.has(pointerId)) return;
    holding.set(pointerId, board.spotAt(clientX, clientY));
    tool.peek()?.grip?.carry(spots());
  };
  const drop = ({ pointerId }: PointerEvent) => {
    if (holding.delete(pointerId)) tool.peek()?.grip?.hold(spots());
  };
  const listeners = {
    pointerdown: hold,
    pointermove: carry,
    pointerup: drop,
    pointercancel: drop,
  } as const;
  const types = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const type of types) host.addEventListener(type, listeners[type], true);
  return () => {
    for (const type of types) host.removeEventListener(type, listeners[type], true);
  };
}
