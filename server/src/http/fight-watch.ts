import type { CampaignFight } from '@riposte/shared/campaign/campaign';
import { afterBattleDeleted } from '@riposte/shared/campaign/deleted-battle';
import type { Status } from '@riposte/shared/protocol/messages';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { MissingRules } from '../battles/supervised-rulebooks.ts';
import { RulebookFault } from '../battles/supervisor.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import { busyCampaign, fightNotOver } from '../words/failures.ts';
import { changeSaved, requireCampaign, saveChanged } from './campaign-changes.ts';
import { proposeFor } from './campaign-results.ts';
import type { FairQueue } from './fair-queue.ts';

/** The shortest time between two looks at the fights of one campaign, in milliseconds. */
const EVERY_MS = 5_000;
/** The number of campaigns that are remembered. */
const MOST = 1_000;
/** The codes of conflicts that do not last. */
const PASSING = [busyCampaign.code, fightNotOver.code];

/**
 * Notices when a campaign's fight ends, and proposes its results without being asked. Also notices when a finished
 * fight was rewound and is running again, and when its battle was deleted. Looks only when a member reads the campaign.
 */
export class FightWatch {
  readonly #services: BattleServices;
  readonly #replays: FairQueue;
  /** The campaigns that were looked at recently. */
  readonly #recent = new LRUCache<string, true>({ max: MOST, ttl: EVERY_MS });
  /** The states of each campaign's battles that need no more work, as JSON. */
  readonly #settled = new LRUCache<string, string>({ max: MOST });

  constructor(services: BattleServices, replays: FairQueue) {
    this.#services = services;
    this.#replays = replays;
  }

  /**
   * Starts to look at the fights of a campaign, unless that happened recently. In the queue, replays count as work for
   * the sender of `request`.
   */
  look(request: Request, id: string): void {
    if (this.#recent.has(id)) return;
    this.#recent.set(id, true);
    void this.#update(request, id).catch((error) => {
      this.#services.log.debug({ campaign: id, error }, 'the fights of a campaign could not be updated');
    });
  }

  async #update(request: Request, id: string): Promise<void> {
    const { store } = this.#services;
    const states = await store.campaigns.battleStates(id);
    const known = JSON.stringify(states);
    if (this.#settled.get(id) === known) return;
    const { campaign } = await requireCampaign(this.#services, id);
    let isSettled = true;
    for (const fight of campaign.fights) {
      try {
        await this.#updateFight(request, id, fight, states[fight.battle]);
      } catch (error) {
        const { log } = this.#services;
        log.debug({ campaign: id, fight: fight.id, error }, 'the state of a fight could not be updated');
        isSettled &&= isPermanent(error);
      }
    }
    if (isSettled) this.#settled.set(id, known);
  }

  async #updateFight(
    request: Request,
    id: string,
    { id: fight, battle, isOver, isDeleted }: CampaignFight,
    state: Status | null | undefined,
  ): Promise<void> {
    if (state === null && !isDeleted)
      await saveChanged(this.#services, id, (campaign) => afterBattleDeleted(campaign, battle));
    else if (state === 'over' && !isOver)
      await this.#replays.through(request, () => proposeFor(this.#services, id, fight));
    else if (isOver && isUnderway(state))
      await changeSaved(this.#services, id, null, { do: 'edit-fight', fight, isOver: false });
  }
}

/** Returns whether another attempt would fail too: the rules are missing or faulty, or they reject the results. */
function isPermanent(error: unknown): boolean {
  if (error instanceof MissingRules || error instanceof RulebookFault) return true;
  return error instanceof Failure && error.status === 409 && !PASSING.includes(error.code);
}

function isUnderway(state: Status | null | undefined): boolean {
  return typeof state === 'string' && state !== 'over';
}
