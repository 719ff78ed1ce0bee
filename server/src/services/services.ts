import { findEdition, type Library } from '@riposte/shared/engine/history/edition';
import { editionName } from '@riposte/shared/engine/history/edition-name';
import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { LiveBattle } from '../battles/live-battle.ts';
import { noticesOf } from '../battles/notices.ts';
import type { Bots } from '../bots/bots.ts';
import type { DiceRoller } from '../chat/dice-roller.ts';
import type { Log } from '../process/log.ts';
import type { Slices } from '../scheduling/slices.ts';
import { type BattleStore, type Claim, LostOwnership, type TakenBattle } from '../store/store.ts';
import type { Meters } from './meters.ts';

/** Where battles come from: the store, and the rules to play them by. */
export interface BattleServices extends Library {
  readonly store: BattleStore;
  readonly log: Log;
  readonly meters: Meters;
  readonly bots: Bots;
  /** The content of this server's own, which every new battle has. */
  readonly serverContent: ServerContent;
  /** In which all that takes long is done. */
  readonly slices: Slices;
  readonly dice: DiceRoller;
}

/** Takes a battle up in this process. Throws if there is none of that id, or the rules it began under are not here. */
export async function enterBattle(
  services: BattleServices,
  id: string,
  claim?: Claim,
): Promise<{ live: LiveBattle; taken: TakenBattle; notices: readonly string[] }> {
  const { store, log, slices } = services;
  const taken = await store.take(id, claim);
  if (!taken && claim) throw new LostOwnership(`Battle "${id}" has been taken by another.`);
  if (!taken) throw new Error(`There is no battle "${id}".`);
  const { ruleset, version } = taken.record;
  const edition = await findEdition(services, taken.record);
  if (!edition) throw new Error(`Battle "${id}" needs ${editionName(ruleset, version)}, which is not here.`);
  const notices = noticesOf(taken);
  for (const notice of notices) log.warn({ battle: id, ...taken.damage, scar: taken.scar }, notice);
  return { live: await LiveBattle.open({ store, edition, log, slices }, taken), taken, notices };
}
