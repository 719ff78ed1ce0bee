import { setupFault } from '@riposte/shared/engine/setup/setup';
import { SHELF } from '@riposte/shared/rulesets/shelf';
import { type Attack, attacksOf } from '@riposte/shared/scenario/attacks';
import { balance, type ToBalance } from './balance.ts';
import type { BalanceReply, OddsReply, OddsRequest } from './worker-messages.ts';

/* Plays fights and computes odds in a worker, so that the page stays responsive and need not load the bots. */

function reply(message: BalanceReply | OddsReply): void {
  postMessage(message);
}

/**
 * Replies with the possible attacks and their odds. The list is empty if the fight cannot be set up with these two
 * fighters.
 */
async function replyWithOdds({ number, ruleset: id, setup, pair, hexes }: OddsRequest): Promise<void> {
  const ruleset = await SHELF[id]?.();
  let ways: readonly Attack[] = [];
  setupFault(() => {
    if (ruleset) ways = attacksOf(ruleset, setup, pair, hexes);
  });
  reply({ number, ways });
}

addEventListener('message', ({ data }: MessageEvent<ToBalance | OddsRequest>) => {
  if ('pair' in data) void replyWithOdds(data);
  else balance(data, (sofar) => reply({ sofar })).catch((error: Error) => reply({ fault: error.message }));
});
