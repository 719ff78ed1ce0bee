import { join } from 'node:path';
import { runCommand } from '@riposte/shared/cli/command';
import { openBrowser } from '../support/browser.ts';
import { buildClient } from '../support/build-client.ts';
import { TestServer } from '../support/server.ts';
import { filmRiposte } from './film.ts';
import { takePlaces } from './places.ts';
import { takeStills } from './stills.ts';

const PROJECT = join(import.meta.dirname, '../..');
const DOCS = join(PROJECT, 'docs');
const TO = {
  docs: DOCS,
  guide: join(DOCS, 'guide/pictures'),
  page: join(PROJECT, 'client/public'),
};

await runCommand(
  {
    usage: 'npm run pictures',
    about: 'Makes the film and the pictures of the README, the guide and the front page from real fights.',
    example: 'npm run pictures',
  },
  makePictures,
);

async function makePictures(): Promise<void> {
  buildClient(PROJECT);
  const server = await TestServer.start();
  const browser = await openBrowser();
  try {
    await takeStills(browser, server.address, TO);
    await takePlaces(browser, server.address, DOCS);
    await filmRiposte(browser, server.address, DOCS);
  } finally {
    await browser.close();
    await server.remove();
  }
}
