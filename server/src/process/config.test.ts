import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, StartError } from './config.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The rows of the README's table of variables: name and default. */
const documented = [...README.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|none) \| \S/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

/** Returns the error message for an invalid environment. */
function complaint(environment: Readonly<Record<string, string>>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
  }
  throw new Error('It works.');
}

it.each([
  ['PORT', 'http', 'set it to a number from 0 to 65535'],
  ['PORT', '70000', 'set it to a number from 0 to 65535'],
  ['HOST', 'my host', 'such as 127.0.0.1, or 0.0.0.0'],
  ['RIPOSTE_ORIGINS', 'table.example', 'list origins such as https://table.example.org'],
  ['RIPOSTE_ORIGINS', 'https://table.example/', 'list origins such as https://table.example.org'],
  ['RIPOSTE_LOG', 'loud', 'set it to one of fatal, error, warn, info, debug, silent'],
  ['RIPOSTE_KEEP_FINISHED', 'long', 'set it to a number of days from 1 to 9999, or leave it out'],
  ['RIPOSTE_KEEP_FORGOTTEN', '0', 'set it to a number of days from 1 to 9999, or leave it out'],
  ['RIPOSTE_SITE', 'table.example', 'the address of the page, such as https://table.example.org'],
  ['RIPOSTE_MAIL_FROM', 'riposte', 'an e-mail address such as riposte@example.org'],
  ['RIPOSTE_HOOKS_TO', 'http://chat', 'list hosts such as chat.local:8065'],
  ['RIPOSTE_PROXIES', 'nginx', 'the number of your own proxies in front of the server, 0 to 9'],
])('the server refuses %s=%s, and says what to do', (name, value, remedy) => {
  expect(complaint({ [name]: value })).toContain(`${name} is "${value}", which isn’t valid: `);
  expect(complaint({ [name]: value })).toContain(remedy);
});

it('the server refuses a short password without showing it, and says what to do', () => {
  expect(complaint({ RIPOSTE_PASSWORD: 'hunter2' })).toBe(
    'RIPOSTE_PASSWORD is too short: set it to at least 12 characters, or leave it out.',
  );
});

it('the error for a long invalid value shows only enough of it to recognize it', () => {
  expect(complaint({ PORT: 'x'.repeat(5000) }).length).toBeLessThan(200);
});

it('the server refuses an invalid Postgres address without showing it, and says what to do', () => {
  expect(complaint({ RIPOSTE_DATABASE: 'mysql://me:hunter2@db/riposte' })).toBe(
    'RIPOSTE_DATABASE is not a valid address: set it to postgres://USER:PASSWORD@HOST/DATABASE, or leave it out.',
  );
});

it.each([
  [{ RIPOSTE_REDIS: 'redis://redis' }, /^RIPOSTE_REDIS .* set RIPOSTE_DATABASE, too\.$/],
  [
    { RIPOSTE_PUBLIC_ADDRESS: 'a.example/one' },
    /^RIPOSTE_PUBLIC_ADDRESS .* set RIPOSTE_REDIS, too, or leave out RIPOSTE_PUBLIC_ADDRESS\.$/,
  ],
  [
    { RIPOSTE_REDIS: 'redis://:hunter2@redis', RIPOSTE_DATABASE: 'postgres://db/riposte' },
    /^RIPOSTE_REDIS .* set RIPOSTE_PUBLIC_ADDRESS to .* such as table\.example\.org\/one\.$/,
  ],
  [{ RIPOSTE_SMTP: 'smtp://me:hunter2@mail' }, /^RIPOSTE_SMTP .* set RIPOSTE_MAIL_FROM, too\.$/],
  [
    { RIPOSTE_SMTP: 'smtp://me:hunter2@mail', RIPOSTE_MAIL_FROM: 'r@table.example' },
    /^RIPOSTE_SMTP .* set RIPOSTE_SITE, too\.$/,
  ],
  [
    { RIPOSTE_MAIL_FROM: 'r@table.example' },
    /^RIPOSTE_MAIL_FROM .* set RIPOSTE_SMTP, too, or leave it out\.$/,
  ],
  [{ RIPOSTE_SMTP: 'hunter2' }, /^RIPOSTE_SMTP is not a valid address: set it to smtps:/],
  [
    { RIPOSTE_OIDC_ISSUER: 'https://id.example', RIPOSTE_OIDC_SECRET: 'hunter2' },
    /^RIPOSTE_OIDC_CLIENT is missing: /,
  ],
  [{ RIPOSTE_OIDC_ISSUER: 'http://id.example' }, /^RIPOSTE_OIDC_ISSUER is .* set it to the https address/],
  [{ RIPOSTE_OPEN_TABLES: 'signed-in' }, /^RIPOSTE_OPEN_TABLES is signed-in, but no one can sign in: /],
  [{ RIPOSTE_REDIS: 'hunter2' }, /^RIPOSTE_REDIS is not a valid address: set it to redis:/],
])('the server refuses %j, and says what is missing', (environment, says) => {
  expect(complaint(environment)).toMatch(says);
  expect(complaint(environment)).not.toContain('hunter2');
});

it('the server refuses an unknown setting, and lists the known ones', () => {
  expect(complaint({ RIPOSTE_DATE: 'x' })).toMatch(/^RIPOSTE_DATE isn’t a Riposte setting: .* RIPOSTE_DATA,/);
});

describe('the README', () => {
  it('lists every environment variable, and no others', () => {
    const names = documented.map(({ name }) => name);
    const known = /use one of (.*)\.$/.exec(complaint({ RIPOSTE_UNKNOWN: 'x' }))?.[1]?.split(', ') ?? [];
    expect(names.filter((name) => name.startsWith('RIPOSTE_')).sort()).toEqual(known.sort());
    expect(names).toEqual(expect.arrayContaining(['PORT', 'HOST']));
  });

  it.each(documented)('states the default of $name: $value', ({ name, value }) => {
    expect(readConfig({ [name]: value })).toEqual(readConfig({}));
  });
});

it('the server uses the values from the environment', () => {
  const set = {
    PORT: '80',
    HOST: '0.0.0.0',
    RIPOSTE_DATA: '/srv/riposte',
    RIPOSTE_CONTENT: '/srv/packs',
    RIPOSTE_RULEBOOKS: '/srv/rulebooks',
    RIPOSTE_DATABASE: 'postgres://me:secret@db:5433/riposte',
    RIPOSTE_REDIS: 'redis://:secret@redis:6380',
    RIPOSTE_PUBLIC_ADDRESS: 'a.example/one',
    RIPOSTE_STORAGE: '3',
    RIPOSTE_ORIGINS: 'https://a.example, https://b.example:8443',
    RIPOSTE_LOG: 'warn',
    RIPOSTE_PROXIES: '2',
    RIPOSTE_PASSWORD: 'long enough, surely',
    RIPOSTE_OIDC_ISSUER: 'https://id.example',
    RIPOSTE_OIDC_CLIENT: 'riposte',
    RIPOSTE_OIDC_SECRET: 'hunter2',
    RIPOSTE_OPEN_TABLES: 'signed-in',
    RIPOSTE_KEEP_FINISHED: '365',
    RIPOSTE_KEEP_FORGOTTEN: '90',
    RIPOSTE_SITE: 'https://table.example',
    RIPOSTE_SMTP: 'smtps://me:secret@mail',
    RIPOSTE_MAIL_FROM: 'Riposte <riposte@table.example>',
    RIPOSTE_HOOKS_TO: 'chat.local:8065, [::1]:80',
    HOME: '/root',
  };
  expect(readConfig(set)).toEqual({
    port: 80,
    host: '0.0.0.0',
    dataFolder: '/srv/riposte',
    contentFolder: '/srv/packs',
    database: 'postgres://me:secret@db:5433/riposte',
    cluster: { redis: 'redis://:secret@redis:6380', publicAddress: 'a.example/one' },
    mostBytes: 3 * 1024 ** 3,
    origins: ['https://a.example', 'https://b.example:8443'],
    logLevel: 'warn',
    proxies: 2,
    password: 'long enough, surely',
    site: 'https://table.example',
    mail: {
      smtp: 'smtps://me:secret@mail',
      from: 'Riposte <riposte@table.example>',
      site: 'https://table.example',
    },
    hooksTo: ['chat.local:8065', '[::1]:80'],
    signIn: { issuer: new URL('https://id.example'), client: 'riposte', secret: 'hunter2' },
    openTables: 'signed-in',
    keep: { finished: 365, forgotten: 90 },
  });
});
