import { type ActionEntry, type Hex, hexKey, type Id, isSame, type Table } from '@riposte/shared';
import { choose, draftOf, narrow, type Offer, targetKey } from '../store/draft.ts';
import type { Hand } from '../store/hand.ts';
import { actionOf } from '../store/offers.ts';
import type { Scene } from '../store/scene.ts';
import { dangersOf, reachMarks, type Way, waysOf } from './paths.ts';
import type { Marks, Press, Tool } from './tool.ts';

/** Nothing is being done: the pointer shows ways and odds, a press goes there, takes aim or looks closer. */
export function idleTool(hand: Hand, scene: Scene): Tool {
  const offers = hand.offers.value;
  const ways = waysOf(scene, offers);
  const hexes = reachMarks(scene, ways.values());
  const draft = hand.draft.value;
  const targets = Object.keys(scene.table.fighters).filter((id) => hostileOn(scene, offers, id).length > 0);
  return {
    name: 'idle',
    hint: '',
    ...(draft && { confirm: () => void hand.commit(draft) }),
    marks(over): Marks {
      const shown = hand.proposed.value ?? over;
      const way = shown && ways.get(hexKey(shown));
      const from = scene.table.fighters[hand.turn.value?.for ?? '']?.at ?? null;
      return { hexes, targets, from, path: way ? way.path : [], dangers: way ? dangersOf(way) : [] };
    },
    press(at, how) {
      const fighter = fighterAt(scene.table, at);
      const way = ways.get(hexKey(at));
      if (fighter !== undefined && takeAim(hand, scene, fighter)) return;
      if (fighter === undefined && way) return go(hand, way, at, how);
      if (hand.proposed.value) hand.drop();
      hand.stage.inspected.value = fighter ?? null;
      if (hand.turns.value.some((prompt) => prompt.for === fighter)) hand.actWith(fighter ?? null);
    },
    ...(isRuling(hand, scene) && {
      grab: (at: Hex, how: Press) => grabbed(hand, scene, at, how),
      letGo: (target: Id, [q, r]: Hex) =>
        void hand.send({ as: 'gm', do: 'gm.move', target, to: [q, r] }, null),
    }),
    exit() {
      if (!hand.draft.value && !hand.proposed.value) hand.stage.inspected.value = null;
      hand.drop();
    },
  };
}

/** Whether this seat may put fighters wherever it likes. */
function isRuling(hand: Hand, { status }: Scene): boolean {
  return hand.welcome.value?.role === 'gm' && status === 'fighting';
}

/** A finger that drags moves the map, unless it is on the fighter whose sheet is open. */
function grabbed(hand: Hand, { table }: Scene, at: Hex, how: Press): Id | undefined {
  const id = fighterAt(table, at);
  return how === 'mouse' || id === hand.stage.inspected.value ? id : undefined;
}

/** Goes along a way. A finger shows it first and goes at the second press, a mouse does where somebody may strike. */
function go(hand: Hand, way: Way, at: Hex, how: Press): void {
  const isRisky = (way.forecast?.provokes.length ?? 0) > 0;
  const isToBeShown = how === 'touch' || (how === 'mouse' && isRisky);
  const isShown = hand.proposed.value !== null && isSame(hand.proposed.value, at);
  if (isToBeShown && !isShown) hand.propose(at);
  else void hand.take(way.offer, way.variant);
}

/** Begins what can be done against a fighter, if anything is offered. */
export function takeAim(hand: Hand, scene: Scene, target: Id): boolean {
  const [offer] = hostileOn(scene, hand.offers.value, target);
  if (!offer) return false;
  aim(hand, offer, target);
  return true;
}

/** Begins an offer with its target settled. */
export function aim(hand: Hand, offer: Offer, target: Id): void {
  const key = targetKey(offer, target);
  if (key === undefined) return;
  hand.prepare(choose(draftOf(narrow(offer, key, target)), key, target));
}

/** What a turn offers to do to a fighter, attacks first. */
export function offersOn(scene: Scene, offers: readonly Offer[], id: Id): Offer[] {
  const aimed = offers.filter(
    (offer) => isAimed(actionOf(scene, offer)?.pointer) && targetKey(offer, id) !== undefined,
  );
  const isAttack = (offer: Offer) => actionOf(scene, offer)?.group === 'attack';
  return [...aimed.filter(isAttack), ...aimed.filter((offer) => !isAttack(offer))];
}

/** Whether an action is aimed at a fighter if its parameters name one: unless it goes along a path or points at a hex. */
function isAimed(pointer: ActionEntry['pointer']): boolean {
  return pointer === undefined || pointer === 'fighter';
}

/** What is offered against a fighter: any attack, and whatever else is aimed at somebody of another side. */
function hostileOn(scene: Scene, offers: readonly Offer[], id: Id): Offer[] {
  const { fighters } = scene.table;
  const isFoe = ({ by }: Offer) => fighters[id]?.side !== fighters[by]?.side;
  const isHostile = (offer: Offer) => actionOf(scene, offer)?.group === 'attack' || isFoe(offer);
  return offersOn(scene, offers, id).filter(isHostile);
}

/** Who is on a hex: whoever stands there, else whoever lies there. */
export function fighterAt(table: Table, at: Hex): Id | undefined {
  const there = Object.values(table.fighters).filter((fighter) => fighter.at && isSame(fighter.at, at));
  return (there.find(({ defeated }) => !defeated) ?? there[0])?.id;
}
