import { view } from '@riposte/shared/engine/visibility/view';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import type { BattleSnapshot } from '../battle/snapshot.ts';

/** Returns a snapshot without anything that only some seats may know, so that a picture of it can be sent to anyone. */
export function publicSnapshot(snapshot: BattleSnapshot): BattleSnapshot {
  const { ruleset, table, waiting, banded, settings } = snapshot;
  const isBanded = settings.bands || banded.size > 0;
  const seen = view(ruleset, table, { role: 'spectator', ...(isBanded && { banded: GM_SIDE }) });
  const foes = Object.values(seen.fighters).filter(({ side }) => side === GM_SIDE);
  return {
    ...snapshot,
    table: seen,
    prompts: [],
    waiting: waiting.filter((one) => Object.hasOwn(seen.fighters, one.for)),
    banded: new Set(isBanded ? foes.map(({ id }) => id) : []),
  };
}
