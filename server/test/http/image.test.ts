import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../support/harness.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const image =
  read('Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

/** Returns the exit code of a shell command. */
async function codeOf(command: string, environment: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  const child = spawn('sh', ['-c', command], { env: { PATH, ...environment }, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

describe('the Docker image', () => {
  it('runs as an unprivileged user', () => {
    expect(/^USER (\S+)$/m.exec(image)?.[1]).toBe('node');
    expect(image.indexOf('USER node')).toBeLessThan(image.lastIndexOf('CMD ['));
  });

  it('keeps its database in the volume from the Compose file', () => {
    const folder = /RIPOSTE_DATA=(\S+)/.exec(image)?.[1] ?? '';
    expect(image).toContain(`VOLUME ${folder}\n`);
    expect(read('docker-compose.yml')).toMatch(
      new RegExp(`^ +- (\\S+):${folder}\n[\\s\\S]*^volumes:\n +\\1:`, 'm'),
    );
  });

  it('reports whether its server is healthy', async () => {
    const command = /HEALTHCHECK[\s\S]*?CMD (.*)$/m.exec(image)?.[1] ?? '';
    const { port } = new URL(server.url);
    expect(await codeOf(command, { PORT: port })).toBe(0);
    expect(await codeOf(command, { PORT: '1' })).toBe(1);
  });
});
