import type { Status } from '@riposte/shared/protocol/messages';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import { changeSaved, requireCampaign } from './campaign-changes.ts';
import { proposeFor } from './campaign-results.ts';
import type { FairQueue } from './fair-queue.ts';

/** The shortest time between two looks at the fights of one campaign, in milliseconds. */
const EVERY_MS = 5_000;
/** The number of campaigns that are remembered. */
const MOST = 1_000;

/**
 * Notices when a campaign's fight ends, and proposes its results without being asked. Also notices when a finished
 * fight was rewound and is running again. Looks only when a member reads the campaign.
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
      this.#services.log.debug({ campaign: id, error }, 'the results of a fight could not be proposed yet');
    });
  }

  async #update(request: Request, id: string): Promise<void> {
    const { store } = this.#services;
    const states = await store.campaigns.battleStates(id);
    const known = JSON.stringify(states);
    if (this.#settled.get(id) === known) return;
    const { campaign } = await requireCampaign(this.#services, id);
    for (const { id: fight, battle, isOver } of campaign.fights) {
      const state = states[battle];
      if (state === 'over' && !isOver) await this.#propose(request, id, fight);
      else if (isOver && isUnderway(state))
        await changeSaved(this.#services, id, null, { do: 'edit-fight', fight, isOver: false });
    }
    this.#settled.set(id, known);
  }

  /** Proposes results. Does not try again if that can never succeed, for example because the rulebook is missing. */
  async #propose(request: Request, id: string, fight: string): Promise<void> {
    try {
      await this.#replays.through(request, () => proposeFor(this.#services, id, fight));
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 409) throw error;
    }
  }
}

function isUnderway(state: Status | undefined): boolean {
  return state !== undefined && state !== 'over';
}
