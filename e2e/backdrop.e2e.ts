import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import * as maps from '@riposte/shared/words/messages/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { type Color, plainPicture, shareOf } from './support/picture.ts';
import { andSeen } from './support/table.ts';
import { beginInWorkshop, recruit } from './support/workshop.ts';

/** A color that the map itself never uses. */
const VIOLET: Color = [200, 0, 220];
const WIDE = { width: 1440, height: 900 };

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin({ isDrawn: true });
});
afterAll(() => gathering?.end());

const arrive = (name: string) => gathering.arrive(name, WIDE);

/** Creates a table with a picture under its map. */
async function create(): Promise<CreatedBattle> {
  const setup = RULESETS.flow?.scenarios.find(({ id }) => id === 'broken-bridge')?.setup;
  if (!setup) throw new Error('The fight is missing.');
  const map = { ...setup.map, backdrop: { picture: 'violet', x: 0, y: 0, width: 12 } };
  const data = `data:image/png;base64,${plainPicture(VIOLET, 60, 60).toString('base64')}`;
  return gathering.openTable({ fight: { ...setup, map, pictures: [{ name: 'violet', data }] } });
}

async function seesPicture({ page }: Pick<Person, 'page'>): Promise<void> {
  const map = page.locator('[data-testid=map][data-ready=true]');
  await map.waitFor();
  await expect.poll(() => shareOf(map, VIOLET), { timeout: 30_000 }).toBeGreaterThan(0.05);
}

it('the picture under a map is shown to the GM, players, spectators and the stream, and in replays and recordings', async () => {
  const { links } = await create();
  const gm = await arrive('Gloria');
  await gm.sitDown(gathering.server.address + links.gm);
  await seesPicture(gm);
  const paul = await arrive('Paul');
  await paul.sitDown(gathering.server.address + links.player);
  await seesPicture(paul);
  const sam = await arrive('Sam');
  await sam.sitDown(gathering.server.address + links.spectator);
  await seesPicture(sam);
  await gm.press('start');
  await andSeen(gm, () => gm.press('action-end-turn'));
  const opening = gm.page.waitForEvent('popup');
  await gm.press('replay-so-far');
  const replay = await opening;
  await seesPicture({ page: replay });
  const stream = await arrive('Stella');
  await stream.page.goto(gathering.server.address + links.spectator.replace('#', '?stream#'));
  await seesPicture(stream);
  const saved = replay.waitForEvent('download');
  await replay.getByTestId('save-recording').click();
  const file = await (await saved).path();
  await sam.page.goto(`${gathering.server.address}/replay`);
  await sam.page.getByTestId('recording-file').setInputFiles(file);
  await seesPicture(sam);
  expect([...gm.faults, ...paul.faults, ...sam.faults, ...stream.faults]).toEqual([]);
});

it('a GM puts a picture under a map, adjusts it and undoes a change, and a player sees the picture', async () => {
  const gm = await arrive('Gus');
  const { page } = gm;
  await beginInWorkshop(gm, gathering.server.address, 'flow');
  for (const kind of ['duelist', 'goblin']) await recruit(gm, kind);
  await page.getByTestId('fighter-side').fill('foes');
  await page.getByTestId('fighter-side').press('Enter');
  await gm.press('part-map');
  const file = { name: 'cellar.png', mimeType: 'image/png', buffer: plainPicture(VIOLET, 3000, 1500) };
  await page.getByTestId('backdrop-file').setInputFiles(file);
  await seesPicture(gm);
  const number = (name: string) => page.getByTestId(`backdrop-${name}`);
  await number('width').fill('9');
  await number('width').press('Enter');
  await number('x').fill('0');
  await number('x').press('Enter');
  await gm.dragHex([0, 0], [2, 0]);
  await expect.poll(() => number('x').inputValue()).toBe('2');
  await page.getByTestId('map').press('ArrowLeft');
  expect(await number('x').inputValue()).toBe('1.9');
  await gm.press('undo');
  await gm.press('undo');
  expect(await number('x').inputValue()).toBe('0');
  await gm.press('redo');
  await number('turn').fill('30');
  await number('turn').press('Enter');
  await gm.photograph('backdrop-workshop');
  await gm.press('part-save');
  await gm.press('open-table');
  await page.getByTestId('ready').waitFor();
  const paula = await arrive('Paula');
  await paula.sitDown(
    new URL((await page.getByTestId('enter').getAttribute('href')) ?? '', gathering.server.address).href,
  );
  await seesPicture(paula);
  expect([...gm.faults, ...paula.faults]).toEqual([]);
});

it('an imported map brings its own picture in the right size, and the GM can remove it', async () => {
  const gm = await arrive('Gwen');
  const { page } = gm;
  await beginInWorkshop(gm, gathering.server.address, 'flow');
  await gm.press('part-map');
  const size = { x: 12, y: 10 };
  const cellar = {
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: size, pixels_per_grid: 70 },
    line_of_sight: [[6, 0], [6, 10]].map(([x, y]) => [{ x, y: 0 }, { x, y }]), // biome-ignore format: keeps the points on one line
    image: plainPicture(VIOLET, 840, 700).toString('base64'),
  };
  const file = { name: 'cellar.dd2vtt', mimeType: '', buffer: Buffer.from(JSON.stringify(cellar)) };
  await page.getByTestId('map-file').setInputFiles(file);
  await page.getByTestId('map-preview').getByText(maps.pictureUnder).waitFor();
  await gm.press('take-map');
  await seesPicture(gm);
  expect(await page.getByTestId('backdrop-width').inputValue()).toBe('12');
  await gm.press('no-backdrop');
  const map = page.getByTestId('map');
  await expect.poll(() => shareOf(map, VIOLET), { timeout: 30_000 }).toBe(0);
  expect(gm.faults).toEqual([]);
});

it('the map is drawn without its picture if the picture cannot be loaded', async () => {
  const { links } = await create();
  const gm = await arrive('Greta');
  await gm.page.route('**/pictures/*', (route) => route.abort());
  await gm.sitDown(gathering.server.address + links.gm);
  const map = gm.page.locator('[data-testid=map][data-ready=true]');
  await map.waitFor();
  await gm.press('start');
  await andSeen(gm, () => gm.press('action-end-turn'));
  expect(await shareOf(map, VIOLET)).toBe(0);
  expect(gm.faults).toEqual([]);
});
