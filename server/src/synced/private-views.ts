import { StateView } from '@colyseus/schema';
import { maySeeSecretsOf } from '@riposte/shared/engine/visibility/viewer';
import { maySpeakAs, viewerOf } from '../battles/rights.ts';
import type { Seat } from '../seats/seating.ts';
import type { BattleState } from './state.ts';

type Private = Parameters<StateView['add']>[0];

/** The private parts of the state that each seat sees. A spectator has no view. */
export class PrivateViews {
  readonly #state: BattleState;
  readonly #shown = new Map<StateView, readonly Private[]>();

  constructor(state: BattleState) {
    this.#state = state;
  }

  /** Opens the view of a seat; undefined for a spectator. */
  open(seat: Seat): StateView | undefined {
    if (seat.role === 'spectator') return undefined;
    const view = new StateView();
    this.#shown.set(view, []);
    this.update(view, seat);
    return view;
  }

  /** Updates a view to the parts that exist now and that the seat may see. */
  update(view: StateView, seat: Seat): void {
    const shown = this.#shown.get(view);
    if (!shown) return;
    const now = this.#visibleTo(seat);
    if (now.length === shown.length && now.every((part, index) => part === shown[index])) return; // returns early if nothing has changed, which is the common case
    const [before, after] = [new Set(shown), new Set(now)];
    for (const part of now) if (!before.has(part)) view.add(part);
    for (const part of shown) if (!after.has(part)) view.remove(part);
    this.#shown.set(view, now);
  }

  close(view: StateView): void {
    this.#shown.delete(view);
    view.dispose();
  }

  #visibleTo(seat: Seat): readonly Private[] {
    const { hidden, secrets, overlays, prompts, whispers, heroes } = this.#state;
    const viewer = viewerOf(seat);
    const visible: Private[] = [];
    for (const part of hidden.values()) if (maySeeSecretsOf(viewer, part.id)) visible.push(part);
    for (const part of secrets.values()) if (maySeeSecretsOf(viewer, part.id)) visible.push(part);
    for (const part of prompts.values()) if (maySpeakAs(seat, part.speaker || part.for)) visible.push(part);
    for (const part of heroes.values()) if (seat.role === 'gm' || part.id === seat.id) visible.push(part);
    const listener = seat.role === 'gm' ? 'gm' : seat.id;
    for (const part of [overlays.get(listener), whispers.get(listener)]) if (part) visible.push(part);
    return visible;
  }
}
