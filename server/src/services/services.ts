import type { Said } from '@riposte/shared/engine/language/keyed-text';
import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { LiveBattle } from '../battles/live-battle.ts';
import type { SupervisedRulebooks } from '../battles/supervised-rulebooks.ts';
import type { Bots } from '../bots/bots.ts';
import type { CampaignFiles } from '../campaign-files/campaign-files.ts';
import type { DiceRoller } from '../chat/dice-roller.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Log } from '../process/log.ts';
import type { Slices } from '../scheduling/slices.ts';
import { type BattleStore, type Claim, LostOwnership, type TakenBattle } from '../store/store.ts';
import { LAST_STEP_VOID, noticeFrom, noticesOf } from '../words/notices.ts';
import type { Meters } from './meters.ts';

/** The services that battles, routes and rooms share. */
export interface BattleServices {
  readonly rulebooks: SupervisedRulebooks;
  readonly store: BattleStore;
  readonly log: Log;
  readonly meters: Meters;
  readonly bots: Bots;
  readonly campaignFiles: CampaignFiles;
  /** The content packs of this server, which are added to every new battle. */
  readonly serverContent: ServerContent;
  /** Divides long computations into slices. */
  readonly slices: Slices;
  readonly dice: DiceRoller;
  readonly notifications: Notifications;
}

/**
 * Opens a battle in this process. Throws if it does not exist, and `MissingRules` if this server lacks its rules.
 */
export async function enterBattle(
  services: BattleServices,
  id: string,
  claim?: Claim,
): Promise<{ live: LiveBattle; taken: TakenBattle; notices: readonly Said[] }> {
  const { rulebooks, store, log, slices } = services;
  const record = await store.find(id);
  if (record) await rulebooks.of(record, id); // a process whose rules are missing or rest must not take the battle from another
  const taken = await store.take(id, claim);
  if (!taken && claim) throw new LostOwnership(`Another process has taken over battle "${id}".`);
  if (!taken) throw new Error(`There is no battle "${id}".`);
  const supervisor = await rulebooks.of(taken.record, id);
  const live = await LiveBattle.open({ store, log, slices, supervisor }, taken);
  const notices = [
    ...noticesOf(taken),
    ...(live.halted ? [noticeFrom(live.halted)] : []),
    ...(live.isLastVoid && !taken.damage ? [LAST_STEP_VOID] : []),
  ];
  for (const notice of notices) log.warn({ battle: id, ...taken.damage, scar: taken.scar }, notice.text);
  return { live, taken, notices };
}
