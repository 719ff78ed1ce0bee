import { LIBRARY } from '@riposte/shared/rulesets/registry';
import type { Hall } from '../../server/src/battles/hall.ts';
import { Bots } from '../../server/src/bots/bots.ts';
import { newLog } from '../../server/src/log.ts';
import type { Meters } from '../../server/src/operations/meters.ts';
import { Slices } from '../../server/src/slices.ts';
import type { BattleStore } from '../../server/src/store/store.ts';
import { DiceRoller } from '../../server/src/talk/dice-roller.ts';

/** Returns the services of a server that logs nothing, with the rulebooks of the product. */
export function silentServices(store: BattleStore, meters: Meters): Hall {
  const log = newLog('silent');
  const bots = new Bots(import.meta.resolve('@riposte/shared/rulesets/registry'), log);
  return {
    store,
    ...LIBRARY,
    log,
    meters,
    bots,
    houses: {},
    slices: new Slices(),
    dice: new DiceRoller(log),
  };
}
