import { editionOf } from '@riposte/shared/engine/history/edition';
import { setupFault } from '@riposte/shared/engine/setup/setup';
import { type Attack, attacksOf } from '@riposte/shared/scenario/attacks';
import type { FightReply } from '@riposte/shared/simulate/run';
import { latestRulebook } from '../net/rulebooks.ts';
import { type PlayFight, prepare, type ToBalance } from './balance.ts';
import type { FightRequest, OddsReply, OddsRequest } from './worker-messages.ts';

/* Plays fights and computes odds in a worker, so that the page stays responsive and need not load the bots. */

/** Plays the fights of the scenario that was received last. */
let player: Promise<PlayFight> | undefined;

function reply(message: FightReply | OddsReply): void {
  postMessage(message);
}

/**
 * Replies with the possible attacks and their odds. The list is empty if the fight cannot be set up with these two
 * fighters.
 */
async function replyWithOdds({ number, ruleset: id, setup, pair, hexes }: OddsRequest): Promise<void> {
  const book = await latestRulebook(id);
  const edition = book && (await editionOf(book));
  let ways: readonly Attack[] = [];
  setupFault(() => {
    if (edition) ways = attacksOf(edition, setup, pair, hexes);
  });
  reply({ number, ways });
}

async function replyWithFight({ fight }: FightRequest): Promise<void> {
  const play = await player;
  if (play) reply(play(fight));
}

addEventListener('message', ({ data }: MessageEvent<ToBalance | FightRequest | OddsRequest>) => {
  if ('pair' in data) void replyWithOdds(data);
  else if ('fight' in data) void replyWithFight(data);
  else player = prepare(data);
});
