import { type Hex, hexKey, type Id, isSame, type Table } from '@riposte/shared';
import { choose, draftOf, narrow, type Offer, targetKey } from '../store/draft.ts';
import { actionOf } from '../store/offers.ts';
import type { Play } from '../store/play.ts';
import type { Scene } from '../store/scene.ts';
import { dangersOf, reachMarks, type Way, waysOf } from './paths.ts';
import type { Marks, Press, Tool } from './tool.ts';

/** Nothing is being done: the pointer shows ways and odds, a press goes there, takes aim or looks closer. */
export function idleTool(play: Play, scene: Scene): Tool {
  const offers = play.offers.value;
  const ways = waysOf(scene, offers);
  const hexes = reachMarks(scene, ways.values());
  const targets = Object.keys(scene.table.fighters).filter((id) => attacksOn(scene, offers, id).length > 0);
  return {
    name: 'idle',
    hint: '',
    marks(over): Marks {
      const shown = play.proposed.value ?? over;
      const way = shown && ways.get(hexKey(shown));
      return { hexes, targets, path: way ? way.path : [], dangers: way ? dangersOf(way) : [] };
    },
    press(at, how) {
      const fighter = fighterAt(scene.table, at);
      const way = ways.get(hexKey(at));
      if (fighter !== undefined && takeAim(play, scene, fighter)) return;
      if (fighter === undefined && way) return go(play, way, at, how);
      play.proposed.value = null;
      play.inspected.value = fighter ?? null;
    },
  };
}

/** Goes along a way. A finger shows it first and goes at the second press. */
function go(play: Play, way: Way, at: Hex, how: Press): void {
  const isShown = how !== 'touch' || (play.proposed.value !== null && isSame(play.proposed.value, at));
  if (isShown) void play.take(way.offer, way.variant);
  else play.proposed.value = at;
}

/** Begins an attack on a fighter, if one is offered. */
export function takeAim(play: Play, scene: Scene, target: Id): boolean {
  const [offer] = attacksOn(scene, play.offers.value, target);
  if (!offer) return false;
  aim(play, offer, target);
  return true;
}

/** Begins an offer with its target settled. */
export function aim(play: Play, offer: Offer, target: Id): void {
  const key = targetKey(offer, target);
  if (key === undefined) return;
  play.draft.value = choose(draftOf(narrow(offer, key, target)), key, target);
}

/** What a turn offers to do to a fighter, attacks first. */
export function offersOn(scene: Scene, offers: readonly Offer[], id: Id): Offer[] {
  const aimed = offers.filter(
    (offer) => actionOf(scene, offer)?.pointer === 'fighter' && targetKey(offer, id) !== undefined,
  );
  const isAttack = (offer: Offer) => actionOf(scene, offer)?.group === 'attack';
  return [...aimed.filter(isAttack), ...aimed.filter((offer) => !isAttack(offer))];
}

function attacksOn(scene: Scene, offers: readonly Offer[], id: Id): Offer[] {
  return offersOn(scene, offers, id).filter((offer) => actionOf(scene, offer)?.group === 'attack');
}

/** Who is on a hex: whoever stands there, else whoever lies there. */
export function fighterAt(table: Table, at: Hex): Id | undefined {
  const there = Object.values(table.fighters).filter((fighter) => isSame(fighter.at, at));
  return (there.find(({ defeated }) => !defeated) ?? there[0])?.id;
}
