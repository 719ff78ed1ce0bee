import type { AskedSituation, Decision, Policy } from '@riposte/shared/bots/policy';
import { random } from '@riposte/shared/bots/random';
import { situationOf } from '@riposte/shared/bots/situations';
import { Battle } from '@riposte/shared/engine/battle/battle';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import type { Prompt } from '@riposte/shared/engine/battle/prompt';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { replay } from '@riposte/shared/engine/history/journal';
import { rewindsIn } from '@riposte/shared/engine/history/rewind';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import type { Setup, SetupFighter } from '@riposte/shared/engine/setup/setup';
import { type Dice, seededDice } from '@riposte/shared/engine/state/dice';
import { fightersOf } from '@riposte/shared/engine/state/table';
import { view } from '@riposte/shared/engine/visibility/view';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import { seedOf } from '@riposte/shared/fuzz/chance';
import type { Hex } from '@riposte/shared/hex/axial';
import { isOpenGround } from '@riposte/shared/hex/map';
import type { TableSettings } from '@riposte/shared/protocol/settings';
import { expect } from 'vitest';
import type { BattleRecord } from '../../src/store/store.ts';
import { arrangeBattle } from './arranged.ts';
import { Guest, type serve } from './harness.ts';
import { LeakSearch } from './leak-search.ts';
import { Wire } from './tapped-socket.ts';

type Server = Awaited<ReturnType<typeof serve>>;

export const SEED = seedOf('secrets');
const PASSPHRASE = 'nightingales-sing-twice';

/** A guest, with all bytes that they ever received from the server. */
export class Watched {
  readonly name: string;
  readonly #wire: Wire;
  guest: Guest;
  /** The secret of the link, and the key of the seat. */
  readonly token: string;
  readonly key: string;

  private constructor(name: string, wire: Wire, guest: Guest, token: string) {
    this.name = name;
    this.#wire = wire;
    this.guest = guest;
    this.token = token;
    this.key = guest.welcome.seatKey ?? '';
  }

  static async join(url: string, name: string, battle: string, token: string): Promise<Watched> {
    const wire = await Wire.to(url);
    return new Watched(
      name,
      wire,
      await Guest.join(wire.url, battle, { token, name, passphrase: PASSPHRASE }),
      token,
    );
  }

  get received(): Buffer {
    return this.#wire.received;
  }

  get seat(): string {
    return this.guest.welcome.seat;
  }

  /** Cuts the connection and joins again. */
  async comeBack(battle: string): Promise<void> {
    this.guest.room.reconnection.enabled = false;
    this.#wire.cut();
    this.guest = await Guest.join(this.#wire.url, battle, { seatKey: this.key });
  }

  /** Requests the recording of the fight as this seat. */
  async record(battle: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
    const init = { method: 'POST', headers, body: JSON.stringify({ token: this.token, seatKey: this.key }) };
    const response = await fetch(`${this.#wire.url}/api/battles/${battle}/recording`, init);
    expect([this.name, response.status, (await response.text()).length > 0]).toEqual([this.name, 200, true]);
  }

  close(): void {
    this.#wire.close();
  }
}

/** Returns a ready-made fight with two more fighters that are hidden: a foe and a hero. */
function ambushOf({ scenarios }: Ruleset): { setup: Setup; heroes: string[] } {
  const setup = groupFight(scenarios)?.setup as Setup;
  const heroes = setup.combatants.filter(({ side }) => side !== 'foes').map(({ id }) => id);
  const [hero] = setup.combatants.filter(({ side }) => side !== 'foes') as [SetupFighter];
  const [foe] = setup.combatants.filter(({ side }) => side === 'foes') as [SetupFighter];
  const hidden = [
    { ...foe, id: 'umbra', name: 'Umbrageous', hidden: true },
    { ...hero, id: 'velia', name: 'Velvety', hidden: true },
  ];
  const combatants = [...setup.combatants];
  for (const one of hidden) combatants.push({ ...one, at: freeHex(setup, combatants) });
  const { order: _, ...rest } = setup;
  return { setup: { ...rest, combatants }, heroes };
}

export function freeHex(setup: Pick<Setup, 'map'>, combatants: readonly SetupFighter[]): Hex {
  const [first] = freeHexes(setup, combatants);
  if (!first) throw new Error('There is no room for one more.');
  return first;
}

export function freeHexes({ map }: Pick<Setup, 'map'>, combatants: readonly SetupFighter[]): Hex[] {
  const line = Array.from({ length: 2 * map.radius + 1 }, (_, index) => index - map.radius);
  const hexes = line.flatMap((q) => line.map((r): Hex => [q, r]));
  const taken = new Set(combatants.map(({ at }) => String(at)));
  return hexes.filter((hex) => isOpenGround(map, hex) && !taken.has(String(hex)));
}

/**
 * A table with a seat of every kind. It also holds the whole fight with all secrets, for comparison with what guests
 * see.
 */
export class Table {
  readonly id: string;
  readonly ruleset: Ruleset;
  truth: Battle;
  /** The side whose health is currently shown in rough bands instead of numbers. */
  banded: string | undefined;
  readonly #url: string;
  readonly seats = new Map<string, Watched>();
  readonly #viewers = new Map<string, Viewer>();
  readonly leaks = new LeakSearch(this);
  #rev = 0;
  readonly #chance: Dice = seededDice(seedOf('moves'));

  constructor(url: string, id: string, ruleset: Ruleset, setup: Setup) {
    this.#url = url;
    this.id = id;
    this.ruleset = ruleset;
    this.truth = Battle.start(ruleset, setup, seededDice(SEED));
  }

  async sit(name: string, token: string, viewer: Viewer): Promise<Watched> {
    const watched = await Watched.join(this.#url, name, this.id, token);
    this.seats.set(name, watched);
    this.#viewers.set(name, viewer);
    this.leaks.learn(watched.guest.welcome.seatKey ?? '', [name], 'seat key');
    return watched;
  }

  /** The viewer (role and fighters) of each guest who has not left, by the guest's name. */
  get viewers(): ReadonlyMap<string, Viewer> {
    return this.#viewers;
  }

  /** Changes the viewer of a guest; null if the guest leaves. */
  become(name: string, viewer: Viewer | null): void {
    if (viewer) this.#viewers.set(name, viewer);
    else this.#viewers.delete(name);
  }

  /** Sends an input as a guest who may send it. */
  async say(input: Input, prompt?: string): Promise<void> {
    const [name = 'gm'] = this.leaks.knowing(input.as).filter((one) => one !== 'gm' && one !== 'co-gm');
    const { guest } = this.seats.get(name) as Watched;
    await guest.until((state) => state.rev >= this.#rev);
    this.truth.apply(this.truth.heard(input, this.#viewers.get(name) ?? gmView));
    this.leaks.look();
    const reply = await guest.say(input, { id: `say-${this.#rev}`, ...(prompt !== undefined && { prompt }) });
    expect([input, reply]).toEqual([input, { ok: true, rev: ++this.#rev }]);
  }

  /** Plays the next decision. */
  async goOn(policy: Policy = random): Promise<void> {
    const [prompt] = this.truth.prompts;
    if (!prompt) return;
    const [name = 'gm'] = this.leaks.knowing(prompt.speaker).filter((one) => one !== 'gm' && one !== 'co-gm');
    const situation = situationOf(this.truth, prompt, this.#chance, this.#viewers.get(name));
    const decision = prompt.for === 'gm' ? this.#ruling(prompt, situation) : policy.decide(situation);
    await this.say(toInput(prompt, decision), prompt.id);
  }

  /**
   * Rewinds the last steps as the GM. Does nothing if a hidden fighter has come into view during these steps,
   * because guests have already seen it.
   */
  async takeBack(store: Server['store'], steps: number): Promise<void> {
    const rev = this.#rev;
    const before = await this.#replayed(store, rev - steps);
    const isSeen = (id: string) => this.truth.table.fighters[id]?.hidden !== true;
    if (fightersOf(before.table).some(({ id, hidden }) => hidden && isSeen(id))) return;
    const { guest } = this.seats.get('gm') as Watched;
    await guest.until((state) => state.rev >= rev);
    expect(await guest.seat({ do: 'rewind', to: rev - steps, rev })).toMatchObject({ ok: true });
    this.truth = await this.#replayed(store, ++this.#rev);
    const [rewind] = rewindsIn((await store.journal(this.id)).slice(-1));
    this.leaks.learn(rewind?.seed ?? '', [], 'seed of a branch');
    this.leaks.look();
  }

  async #replayed(store: Server['store'], rev: number): Promise<Battle> {
    const { setup, ruleset, version } = (await store.find(this.id)) as BattleRecord;
    const inputs = (await store.journal(this.id)).slice(0, rev).map(({ input }) => input);
    return replay(this.ruleset, { format: 1, ruleset, version, setup, dice: seededDice(SEED), inputs });
  }

  /** Returns the GM's ruling that reveals the least. */
  #ruling({ kind }: Prompt, { fallback }: AskedSituation): Decision {
    return kind === 'come-upon' ? { option: 'keep-hidden', params: {} } : fallback;
  }

  /** Expects that each guest sees exactly their view. */
  async expectViews(): Promise<void> {
    for (const [name, { guest }] of this.seats) {
      const viewer = this.#viewers.get(name);
      if (!viewer) continue;
      await guest.room.request('history', { after: 1_000_000 }); // waits until everything sent earlier has arrived
      expect([name, guest.table]).toEqual([
        name,
        view(
          this.ruleset,
          this.truth.table,
          this.banded === undefined ? viewer : { ...viewer, banded: this.banded },
        ),
      ]);
    }
  }
}

const gmView: Viewer = { role: 'gm' };
export const player = (...fighters: string[]): Viewer => ({ role: 'player', fighters });

/** Seats all guests and starts the fight. */
export async function gatherAround(
  { url, store }: Pick<Server, 'url' | 'store'>,
  id: string,
  ruleset: Ruleset,
  settings: Partial<TableSettings> = {},
) {
  const { setup, heroes } = ambushOf(ruleset);
  const tokens = await arrangeBattle(store, id, { ruleset, setup, seed: SEED });
  const table = new Table(url, id, ruleset, setup);
  const [first = '', ...others] = heroes;
  const gm = await table.sit('gm', tokens.gm, gmView);
  await gm.guest.seat({ do: 'settings', ...settings });
  const second = await table.sit('co-gm', tokens.player, gmView);
  const ann = await table.sit('ann', tokens.player, player(first, 'velia'));
  const bob = await table.sit('bob', tokens.player, player(...others));
  await table.sit('idle', tokens.player, player());
  const kim = await table.sit('kim', tokens.player, player());
  await table.sit('watcher', tokens.spectator, { role: 'spectator' });
  for (const token of Object.values(tokens)) table.leaks.learn(token, []);
  await gm.guest.seat({ do: 'passphrase', passphrase: PASSPHRASE });
  await gm.guest.seat({ do: 'role', seat: second.seat, role: 'gm' });
  await gm.guest.seat({ do: 'assign', fighter: 'velia', seat: ann.seat });
  await ann.guest.seat({ do: 'claim', fighter: first });
  for (const fighter of others) await bob.guest.seat({ do: 'claim', fighter });
  table.leaks.learn(SEED, []);
  table.leaks.learn(PASSPHRASE, []);
  await gm.guest.seat({ do: 'start' });
  table.leaks.look();
  return { table, tokens, gm, second, ann, bob, kim, first, others };
}
