import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { LONGEST_DELAY } from '@riposte/shared/protocol/settings';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from '../support/harness.ts';
import { PageGuest } from '../support/page-guest.ts';
import { Game } from './support/game.ts';
import { Processes } from './support/processes.ts';

const WATCHERS = 6;
/** A picture of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let processes: Processes;
beforeAll(async () => {
  processes = await Processes.start(3);
});
afterAll(() => processes.stop());

const linesOf = ({ model: { log } }: PageGuest) => log.value.map(({ key }) => key).sort();

it('spectators watch at relays of all processes, and the relays follow the battle to its next owner', async () => {
  const [ruleset] = Object.values(RULESETS);
  if (!ruleset) throw new Error('There is nothing to play.');
  const game = await Game.begin(processes.url, processes.store, 'watched', ruleset);
  const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => game.watch()));
  await game.playUntil(() => game.done.length >= 5);
  const relays = await Promise.all(processes.members.map((member) => processes.relaysOf(member)));
  expect(relays).toEqual([1, 1, 1]);
  await expect(game.intrude()).rejects.toMatchObject({ code: 409 });
  const owner = await processes.ownerOf(game.id);
  await owner.child.kill();
  await game.playUntil(() => game.done.length >= 10);
  const haveSeenAll = (watcher: PageGuest) => watcher.model.snapshot.value?.rev === game.done.length;
  await Promise.all(watchers.map((watcher) => watcher.until(() => haveSeenAll(watcher))));
  const late = await game.watch();
  await late.until(() => linesOf(late).length > 0);
  for (const watcher of watchers) expect(linesOf(watcher)).toEqual(linesOf(late));
  for (const watcher of [...watchers, late]) watcher.leave();
  game.leave();
  await processes.revive(owner);
});

it('delayed spectators see nothing early when another process takes the battle', async () => {
  const [ruleset] = Object.values(RULESETS);
  if (!ruleset) throw new Error('There is nothing to play.');
  const game = await Game.begin(processes.url, processes.store, 'watched-later', ruleset);
  const watcher = await game.watch();
  await game.playUntil(() => game.done.length >= 2);
  const seen = () => watcher.model.snapshot.value?.rev;
  await watcher.until(() => seen() === game.done.length);
  const before = seen();
  await game.gm.controller.link.ask({ do: 'settings', spectatorsDelay: LONGEST_DELAY });
  await game.playUntil(() => game.done.length >= 5);
  const owner = await processes.ownerOf(game.id);
  await owner.child.kill();
  await game.playUntil(() => game.done.length >= 8);
  expect(seen()).toBe(before);
  await game.gm.controller.link.ask({ do: 'settings', spectatorsDelay: 0 });
  await watcher.until(() => seen() === game.done.length);
  watcher.leave();
  game.leave();
  await processes.revive(owner);
});

it('spectators see the picture under the map at every process', async () => {
  const fight = RULESETS.flow?.scenarios[0]?.setup;
  if (!fight) throw new Error('There is nothing to play.');
  const map = { ...fight.map, backdrop: { picture: 'dot', x: 0, y: 0, width: 10 } };
  const body = {
    fight: { ...fight, map, pictures: [{ name: 'dot', data: `data:image/png;base64,${DOT}` }] },
  };
  const { id, links } = await post<CreatedBattle>(processes.url, '/api/battles', body);
  const [, token = ''] = links.spectator.split('#');
  const looking = Array.from({ length: WATCHERS }, () => PageGuest.sitDown(processes.url, id, token));
  const watchers = await Promise.all(looking);
  for (const { model } of watchers) {
    const { picture = '' } = model.snapshot.value?.table.map.backdrop ?? {};
    const found = await fetch(`${processes.url}/api/battles/${id}/pictures/${picture}`);
    expect(Buffer.from(await found.arrayBuffer()).toString('base64')).toBe(DOT);
  }
  for (const watcher of watchers) watcher.leave();
});

it('a battle that its GM deletes at another process is gone for all players and spectators', async () => {
  const [ruleset] = Object.values(RULESETS);
  if (!ruleset) throw new Error('There is nothing to play.');
  const game = await Game.begin(processes.url, processes.store, 'deleted', ruleset);
  const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => game.watch()));
  await game.playUntil(() => game.done.length >= 3);
  const owner = await processes.ownerOf(game.id);
  const other = processes.members.find((member) => member !== owner);
  expect(await game.delete(other?.port ?? 0)).toBe(204);
  const people = [game.gm, ...watchers];
  await Promise.all(people.map((guest) => guest.until(() => guest.controller.link.state.value === 'lost')));
  const { store } = processes;
  expect([await store.find(game.id), await store.journal(game.id)]).toEqual([undefined, []]);
  for (const person of people) person.leave();
});
