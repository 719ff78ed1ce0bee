import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { hashOfSecret, newSecret } from '../../src/seats/links.ts';
import type { BattleStore } from '../../src/store/store.ts';

/** Creates a battle with a given setup and seed in a store. Returns the secret of each link. */
export async function arrangeBattle(
  store: BattleStore,
  id: string,
  { ruleset, setup, seed }: { readonly ruleset: Ruleset; readonly setup: Setup; readonly seed: string },
) {
  const tokens = { gm: newSecret(), player: newSecret(), spectator: newSecret() };
  const { gm, player, spectator } = tokens;
  const links = { gm: hashOfSecret(gm), player: hashOfSecret(player), spectator: hashOfSecret(spectator) };
  const { id: name, version } = ruleset;
  await store.create({ id, title: id, ruleset: name, version, setup, seed, links, status: 'gathering' });
  return tokens;
}
