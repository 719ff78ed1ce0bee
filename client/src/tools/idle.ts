import { type ActionEntry, type Hex, hexKey, type Id, isSame } from '@riposte/shared';
import { choose, draftOf, narrow, type Offer, targetKey, targetsOf } from '../battle/draft.ts';
import { actionOf, forecastOfDraft } from '../battle/offers.ts';
import { fighterAt, pathOf } from '../battle/places.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { SeatController } from '../session/seat-controller.ts';
import type { Marks, Press, Tool } from '../session/tool.ts';
import { dangersOf, reachMarks, type Way, waysOf } from './paths.ts';

/**
 * Returns the tool that is active while no other tool is selected. It shows paths. Pressing a hex moves there, aims at
 * its fighter, or opens a sheet.
 */
export function idleTool(controller: SeatController, snapshot: BattleSnapshot): Tool {
  const offers = controller.prompts.offers.value;
  const ways = waysOf(snapshot, offers);
  const hexes = reachMarks(snapshot, ways.values());
  const draft = controller.activity.draft.value;
  const targets = hostileTargets(snapshot, offers);
  const area = draft ? forecastOfDraft(snapshot, draft)?.area : undefined;
  return {
    name: 'idle',
    hint: '',
    ...(draft && { confirm: () => void controller.inputs.commit(draft) }),
    marks(over): Marks {
      const { proposed, suggested } = controller.activity;
      const shown = proposed.value ?? over ?? suggested.value;
      const way = shown && ways.get(hexKey(shown));
      const from = snapshot.table.fighters[controller.prompts.turn.value?.for ?? '']?.at ?? null;
      const path = way?.path ?? (draft ? pathOf(draft) : []);
      return { hexes, targets, from, path, dangers: way ? dangersOf(way) : [], area };
    },
    press(at, how) {
      const fighter = fighterAt(snapshot.table, at);
      const way = ways.get(hexKey(at));
      if (fighter !== undefined && takeAim(controller, snapshot, fighter)) return;
      if (fighter === undefined && way) return go(controller, way, at, how);
      if (controller.activity.proposed.value) controller.activity.drop();
      controller.model.inspected.value = fighter ?? null;
      if (controller.prompts.turns.value.some((prompt) => prompt.for === fighter))
        controller.actWith(fighter ?? null);
    },
    ...(isRuling(controller, snapshot) && {
      grab: (at: Hex, how: Press) => grabbed(controller, snapshot, at, how),
      drop: (target: Id, [q, r]: Hex) =>
        void controller.inputs.send({ as: 'gm', do: 'gm.move', target, to: [q, r] }, null),
    }),
    exit() {
      if (!controller.activity.draft.value && !controller.activity.proposed.value)
        controller.model.inspected.value = null;
      controller.activity.drop();
    },
  };
}

/** Returns whether this seat may move any fighter by dragging. */
function isRuling(controller: SeatController, { status }: BattleSnapshot): boolean {
  return controller.link.welcome.value?.role === 'gm' && status === 'fighting';
}

/**
 * Returns the fighter that a drag from this hex moves; undefined if the drag pans the map. By touch, only the inspected
 * fighter can be dragged.
 */
function grabbed(controller: SeatController, { table }: BattleSnapshot, at: Hex, how: Press): Id | undefined {
  const id = fighterAt(table, at);
  return how === 'mouse' || id === controller.model.inspected.value ? id : undefined;
}

/**
 * Moves along a path. With touch, the first press only shows the path, and the second press moves. The mouse also needs
 * two presses if the path provokes attacks.
 */
function go(controller: SeatController, way: Way, at: Hex, how: Press): void {
  const isRisky = (way.forecast?.provokes.length ?? 0) > 0;
  const isToBeShown = how === 'touch' || (how === 'mouse' && isRisky);
  const isShown =
    controller.activity.proposed.value !== null && isSame(controller.activity.proposed.value, at);
  if (isToBeShown && !isShown) controller.activity.propose(at);
  else void controller.inputs.take(way.offer, way.variant);
}

/** Prepares the first offered attack on a fighter. Returns false if none is offered. */
export function takeAim(controller: SeatController, snapshot: BattleSnapshot, target: Id): boolean {
  const [offer] = hostileOn(snapshot, controller.prompts.offers.value, target);
  if (!offer) return false;
  aim(controller, offer, target);
  return true;
}

/** Prepares the action of an offer, with this fighter as its target. */
export function aim(controller: SeatController, offer: Offer, target: Id): void {
  const key = targetKey(offer, target);
  if (key === undefined) return;
  controller.activity.prepare(choose(draftOf(narrow(offer, key, target)), key, target));
}

/** Returns the offers that can target a fighter, attacks first. */
export function offersOn(snapshot: BattleSnapshot, offers: readonly Offer[], id: Id): Offer[] {
  const aimed = offers.filter(
    (offer) => isAimed(actionOf(snapshot, offer)?.pointer) && targetKey(offer, id) !== undefined,
  );
  const isAttack = (offer: Offer) => actionOf(snapshot, offer)?.group === 'attack';
  return [...aimed.filter(isAttack), ...aimed.filter((offer) => !isAttack(offer))];
}

/** Returns whether the player aims the action at a fighter, rather than at a path or hex. */
function isAimed(pointer: ActionEntry['pointer']): boolean {
  return pointer === undefined || pointer === 'fighter';
}

/** Returns the offers that pressing a fighter can start: attacks, and other actions if the fighter is an enemy. */
function hostileOn(snapshot: BattleSnapshot, offers: readonly Offer[], id: Id): Offer[] {
  return offersOn(snapshot, offers, id).filter((offer) => isHostile(snapshot, offer, id));
}

/** Returns the fighters on which pressing starts an action. */
function hostileTargets(snapshot: BattleSnapshot, offers: readonly Offer[]): Id[] {
  const aimed = offers.filter((offer) => isAimed(actionOf(snapshot, offer)?.pointer));
  const targets = aimed.flatMap((offer) =>
    [...targetsOf(offer)].filter((id) => isHostile(snapshot, offer, id)),
  );
  return [...new Set(targets)];
}

/** Returns whether pressing a fighter may start an offered action: an attack, or another action on an enemy. */
function isHostile(snapshot: BattleSnapshot, offer: Offer, id: Id): boolean {
  const { fighters } = snapshot.table;
  const isFoe = fighters[id]?.side !== fighters[offer.by]?.side;
  return isFoe || actionOf(snapshot, offer)?.group === 'attack';
}
