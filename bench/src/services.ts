import { REGISTRY } from '@riposte/shared/rulesets/registry';
import { SupervisedRulebooks } from '../../server/src/battles/supervised-rulebooks.ts';
import { Bots } from '../../server/src/bots/bots.ts';
import { CampaignFiles } from '../../server/src/campaign-files/campaign-files.ts';
import { DiceRoller } from '../../server/src/chat/dice-roller.ts';
import { newLog } from '../../server/src/process/log.ts';
import { Slices } from '../../server/src/scheduling/slices.ts';
import type { Meters } from '../../server/src/services/meters.ts';
import type { BattleServices } from '../../server/src/services/services.ts';
import type { BattleStore } from '../../server/src/store/store.ts';

/** Returns the services of a server that logs nothing and offers all built-in rulesets. */
export function silentServices(store: BattleStore, meters: Meters): BattleServices {
  const log = newLog('silent');
  const registry = import.meta.resolve('@riposte/shared/rulesets/registry');
  return {
    store,
    rulebooks: new SupervisedRulebooks(REGISTRY),
    log,
    meters,
    bots: new Bots(registry, log),
    campaignFiles: new CampaignFiles(registry),
    serverContent: {},
    slices: new Slices(),
    dice: new DiceRoller(log),
  };
}
