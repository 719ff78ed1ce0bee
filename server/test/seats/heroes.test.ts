import type { Hex } from '@riposte/shared/hex/axial';
import type { CreatedBattle, HttpFailure, SentPicture } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, post, serve, UNBOUNDED } from '../support/harness.ts';
import { FACE, NAME } from '../support/pictures.ts';

/* Tests of heroes that players bring to the table. */

const BRAM = { name: 'Bram', sheet: { kind: 'warden', maxHp: 33 } };

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(RULESETS, { ...UNBOUNDED, heroes: { burst: 3, perSecond: 0 } });
});
afterAll(() => server.stop());

const tokenOf = (link: string) => link.split('#')[1] ?? '';

async function sitDown() {
  const scenario = RULESETS.flow?.scenarios[0]?.id;
  const { id, links } = await post<CreatedBattle>(server.url, '/api/battles', { ruleset: 'flow', scenario });
  const join = (link: string, name: string) => Guest.join(server.url, id, { token: tokenOf(link), name });
  const [gm, ann, bob] = [
    await join(links.gm, 'Gloria'),
    await join(links.player, 'Ann'),
    await join(links.player, 'Bob'),
  ];
  const leave = () => Promise.all([gm, ann, bob].map((guest) => guest.leave()));
  return { id, links, gm, ann, bob, leave };
}

/** Returns the names of waiting heroes as a guest sees them. */
function waitingAt({ state }: Guest): string[] {
  const names: string[] = [];
  state.heroes?.forEach(({ hero }) => void names.push(JSON.parse(hero).name));
  return names;
}

const named = (guest: Guest) => Object.values(guest.table.fighters).find(({ name }) => name === 'Bram');

describe('a hero that a player brings', () => {
  it.each(['before the fight', 'during the fight'] as const)(
    'becomes their fighter once the GM accepts it: %s',
    async (when) => {
      const { id, gm, ann, bob, leave } = await sitDown();
      if (when === 'during the fight') await gm.seat({ do: 'start' });
      expect(await ann.seat({ do: 'bring-hero', hero: BRAM })).toMatchObject({ ok: true });
      await gm.until(() => waitingAt(gm).length > 0);
      expect([waitingAt(gm), waitingAt(ann), waitingAt(bob), named(gm)]).toEqual([
        ['Bram'],
        ['Bram'],
        [],
        undefined,
      ]);
      await gm.seat({ do: 'answer-hero', seat: ann.welcome.seat, accepts: true });
      await bob.until(() => named(bob) !== undefined);
      const bram = named(gm);
      expect(bram).toMatchObject({ kind: 'warden', side: 'heroes', maxHp: 33 });
      expect(JSON.parse(gm.state.seats.get(ann.welcome.seat)?.fighters ?? '')).toEqual([bram?.id]);
      await gm.until(() => waitingAt(gm).length === 0);
      const inJournal = (await server.store.journal(id)).map(({ input }) => input.do);
      const inSetup = (await server.store.find(id))?.setup.combatants.map(({ name }) => name);
      if (when === 'before the fight') expect(inSetup).toContain('Bram');
      else expect(inJournal).toEqual(['gm.add']);
      await leave();
    },
  );

  it('is still there when the table is reopened, and joins the fight', async () => {
    const { gm, ann, bob, leave, id, links } = await sitDown();
    await ann.seat({ do: 'bring-hero', hero: BRAM });
    await gm.seat({ do: 'answer-hero', seat: ann.welcome.seat, accepts: true });
    await bob.until(() => named(bob) !== undefined);
    await leave();
    const again = await Guest.join(server.url, id, { token: tokenOf(links.gm), name: 'Gloria' });
    await again.seat({ do: 'start' });
    await again.until(({ status }) => status === 'fighting');
    expect(again.table.order).toContain(named(again)?.id);
    await again.leave();
  });

  it('is not added if the GM declines it or its player withdraws it', async () => {
    const { gm, ann, leave } = await sitDown();
    await ann.seat({ do: 'bring-hero', hero: BRAM });
    expect(await ann.seat({ do: 'answer-hero', seat: ann.welcome.seat, accepts: true })).toMatchObject({
      rejection: { code: 'not-gm' },
    });
    await gm.seat({ do: 'answer-hero', seat: ann.welcome.seat, accepts: false });
    await ann.seat({ do: 'bring-hero', hero: BRAM });
    await ann.seat({ do: 'withdraw-hero' });
    expect(await gm.seat({ do: 'answer-hero', seat: ann.welcome.seat, accepts: true })).toMatchObject({
      rejection: { code: 'no-hero' },
    });
    expect(named(gm)).toBeUndefined();
    await leave();
  });

  it.each([
    {
      what: 'it breaks the rules',
      hero: { ...BRAM, sheet: { kind: 'warden', maxHp: -4 } },
      code: 'bad-hero',
    },
    {
      what: 'its kind is unknown',
      hero: { ...BRAM, sheet: { kind: 'dragon-god' } },
      code: 'bad-hero',
    },
    {
      what: 'its picture was not sent',
      hero: { ...BRAM, portrait: 'f'.repeat(32) },
      code: 'no-such-picture',
    },
  ])('is refused with a sentence if $what', async ({ hero, code }) => {
    const { ann, leave } = await sitDown();
    const reply = await ann.seat({ do: 'bring-hero', hero });
    expect(reply).toMatchObject({
      ok: false,
      rejection: { code, message: expect.stringMatching(/^[A-Z].*\.?$/) },
    });
    await leave();
  });

  it('is refused if its player brings too many heroes at once', async () => {
    const { ann, leave } = await sitDown();
    for (let times = 0; times < 3; times++) await ann.seat({ do: 'bring-hero', hero: BRAM });
    expect(await ann.seat({ do: 'bring-hero', hero: BRAM })).toMatchObject({
      rejection: { code: 'too-fast' },
    });
    await leave();
  });

  it('can have a picture if its player has a seat', async () => {
    const { id, ann, gm, leave } = await sitDown();
    const send = <Answer>(body: object) => post<Answer>(server.url, `/api/battles/${id}/pictures`, body);
    const { seatKey } = ann.welcome;
    expect(await send<SentPicture>({ seatKey, picture: FACE })).toEqual({ name: NAME });
    expect(await send<HttpFailure>({ seatKey: 'unknown', picture: FACE })).toMatchObject({
      error: { code: 'bad-link' },
    });
    expect(await send<HttpFailure>({ seatKey, picture: FACE.replace('png', 'webp') })).toMatchObject({
      error: { code: 'bad-picture' },
    });
    await ann.seat({ do: 'bring-hero', hero: { ...BRAM, portrait: NAME } });
    await gm.seat({ do: 'answer-hero', seat: ann.welcome.seat, accepts: true });
    await gm.until(() => named(gm) !== undefined);
    expect(named(gm)).toMatchObject({ portrait: NAME });
    await leave();
  });
});

describe('a hero brought to a table with a hidden fighter', () => {
  const foe = (at: Hex, hidden: boolean) => ({
    id: 'goblin',
    side: 'foes',
    at,
    hidden,
    sheet: { kind: 'goblin' },
  });

  /** Starts a fight with or without a goblin where the next hero would appear. */
  async function sitDownWith(foes: readonly object[]) {
    const combatants = [{ id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'warden' } }, ...foes];
    const fight = { ruleset: 'flow', title: 'At the mill', map: { radius: 3 }, combatants };
    const { id, links } = await post<CreatedBattle>(server.url, '/api/battles', { fight });
    const gm = await Guest.join(server.url, id, { token: tokenOf(links.gm) });
    const ann = await Guest.join(server.url, id, { token: tokenOf(links.player) });
    await gm.seat({ do: 'start' });
    await ann.seat({ do: 'bring-hero', hero: BRAM });
    const letIn = () => gm.seat({ do: 'answer-hero', seat: ann.welcome.seat, accepts: true });
    return { gm, ann, letIn };
  }

  it('appears where its player expects it, and only the GM learns of a fighter in the way', async () => {
    const away = foe([3, 0], true);
    const { letIn, ann: other } = await sitDownWith([away]);
    await letIn();
    await other.until(() => named(other) !== undefined);
    const expected = named(other)?.at as Hex;

    const { gm, ann, letIn: letInHere } = await sitDownWith([foe(expected, true)]);
    expect(waitingAt(ann)).toEqual(['Bram']);
    expect(await letInHere()).toMatchObject({ rejection: { code: 'hidden-in-the-way' } });
    await gm.say({ as: 'gm', do: 'gm.move', target: 'goblin', to: [3, 0] });
    expect(await letInHere()).toMatchObject({ ok: true });
    await ann.until(() => named(ann) !== undefined);
    expect(named(ann)?.at).toEqual(expected);
  });

  it('has an id that does not reveal the number of hidden fighters of its kind', async () => {
    const { letIn, ann } = await sitDownWith([
      { id: 'warden', side: 'foes', at: [3, 0], hidden: true, sheet: { kind: 'warden' } },
    ]);
    await letIn();
    await ann.until(() => named(ann) !== undefined);
    expect(named(ann)?.id).toMatch(/^warden-[0-9a-f]{6}$/);
  });
});
