import * as z from 'zod';

/** The settings from the environment; README.md documents each variable. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly dataFolder: string;
  /** The folder of content packs; null if there is none. */
  readonly contentFolder: string | null;
  /** The address of a Postgres database; null if the embedded database is used. */
  readonly database: string | null;
  /** The connection to other processes; null if this is the only process. */
  readonly cluster: { readonly redis: string; readonly publicAddress: string } | null;
  /** The size of the database, in bytes, at which it accepts no new battle, picture or library. */
  readonly mostBytes: number;
  /** Origins of other pages that may use this server. */
  readonly origins: readonly string[];
  readonly logLevel: LogLevel;
  /** The number of trusted proxies; each adds the address that it saw to X-Forwarded-For. */
  readonly proxies: number;
  /**
   * The password for the operators' pages and for metrics requests from other machines; null disables both.
   */
  readonly password: string | null;
  /** The address of the page, for links in messages; null if the host has not set it. */
  readonly site: string | null;
  /** The mail server; null if the server sends no e-mail. */
  readonly mail: { readonly smtp: string; readonly from: string; readonly site: string } | null;
  /** Hosts that notifications may reach although they are in a private network or without HTTPS. */
  readonly hooksTo: readonly string[];
  /** The identity provider at which people can sign in; null if there is none. */
  readonly signIn: { readonly issuer: URL; readonly client: string; readonly secret: string } | null;
  /** Who may create battles and libraries: everyone, or only people who have signed in with an account. */
  readonly openTables: 'all' | 'signed-in';
  /**
   * The number of days for which battles without visits are kept: finished ones and all others. Null means
   * forever.
   */
  readonly keep: { readonly finished: number | null; readonly forgotten: number | null };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** An error that keeps the server from starting, as one sentence for the host. */
export class StartError extends Error {
  override name = 'StartError';
}

const GIGABYTE = 1024 ** 3;

/** A number of days from 1 to 9999, or an empty text. */
const DAYS = /^([1-9]\d{0,3})?$/;

const VARIABLES = {
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535),
  HOST: z.string().min(1).regex(/^\S+$/),
  RIPOSTE_DATA: z.string().min(1),
  RIPOSTE_CONTENT: z.string(),
  RIPOSTE_RULEBOOKS: z.string(), // every thread that plays battles reads it: shared/src/cli/installed-registry.ts
  RIPOSTE_DATABASE: z
    .string()
    .refine((text) => text === '' || isAddressOf(text, ['postgres:', 'postgresql:'])),
  RIPOSTE_REDIS: z.string().refine((text) => text === '' || isAddressOf(text, ['redis:', 'rediss:'])),
  RIPOSTE_PUBLIC_ADDRESS: z.string().regex(/^([^\s/:]+(:\d{1,5})?(\/[\w-]+)*)?$/),
  RIPOSTE_STORAGE: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
  RIPOSTE_ORIGINS: z
    .string()
    .transform(listOf)
    .refine((origins) => origins.every(isOrigin)),
  RIPOSTE_LOG: z.enum(LOG_LEVELS),
  RIPOSTE_PROXIES: z.string().regex(/^\d$/).transform(Number),
  RIPOSTE_PASSWORD: z.string().refine((text) => text === '' || text.length >= 12),
  RIPOSTE_OIDC_ISSUER: z.string().refine((text) => text === '' || isIssuer(text)),
  RIPOSTE_OIDC_CLIENT: z.string(),
  RIPOSTE_OIDC_SECRET: z.string(),
  RIPOSTE_OPEN_TABLES: z.enum(['all', 'signed-in']),
  RIPOSTE_KEEP_FINISHED: z.string().regex(DAYS),
  RIPOSTE_KEEP_FORGOTTEN: z.string().regex(DAYS),
  RIPOSTE_SITE: z.string().refine((text) => text === '' || isOrigin(text)),
  RIPOSTE_SMTP: z.string().refine((text) => text === '' || isAddressOf(text, ['smtp:', 'smtps:'])),
  RIPOSTE_MAIL_FROM: z.string().regex(/^([^\s@<>]+@[^\s@<>]+|[^<>@]+ <[^\s@<>]+@[^\s@<>]+>)?$/),
  RIPOSTE_HOOKS_TO: z
    .string()
    .transform(listOf)
    .refine((hosts) => hosts.every((host) => /^[\w.[\]:-]+$/.test(host))),
} satisfies Record<string, z.ZodType>;

const DEFAULTS = {
  PORT: '2567',
  HOST: '127.0.0.1',
  RIPOSTE_DATA: './data',
  RIPOSTE_CONTENT: '',
  RIPOSTE_RULEBOOKS: '',
  RIPOSTE_DATABASE: '',
  RIPOSTE_REDIS: '',
  RIPOSTE_PUBLIC_ADDRESS: '',
  RIPOSTE_STORAGE: '10',
  RIPOSTE_ORIGINS: '',
  RIPOSTE_LOG: 'info',
  RIPOSTE_PROXIES: '0',
  RIPOSTE_PASSWORD: '',
  RIPOSTE_OIDC_ISSUER: '',
  RIPOSTE_OIDC_CLIENT: '',
  RIPOSTE_OIDC_SECRET: '',
  RIPOSTE_OPEN_TABLES: 'all',
  RIPOSTE_KEEP_FINISHED: '',
  RIPOSTE_KEEP_FORGOTTEN: '',
  RIPOSTE_SITE: '',
  RIPOSTE_SMTP: '',
  RIPOSTE_MAIL_FROM: '',
  RIPOSTE_HOOKS_TO: '',
} satisfies Record<keyof typeof VARIABLES, string>;

const OWN_ADDRESS = 'the address at which browsers reach this process, such as table.example.org/one';

const REMEDIES = {
  PORT: 'set it to a number from 0 to 65535',
  HOST: 'set it to the address to listen on, such as 127.0.0.1, or 0.0.0.0 to let other machines connect',
  RIPOSTE_DATA: 'set it to a folder that this user may write to',
  RIPOSTE_CONTENT: 'set it to a folder with content packs, or leave it out',
  RIPOSTE_RULEBOOKS: 'set it to a folder with rulebook packages, or leave it out',
  RIPOSTE_DATABASE: 'set it to postgres://USER:PASSWORD@HOST/DATABASE, or leave it out',
  RIPOSTE_REDIS: 'set it to redis://:PASSWORD@HOST, or leave it out',
  RIPOSTE_PUBLIC_ADDRESS: `set it to ${OWN_ADDRESS}`,
  RIPOSTE_STORAGE: 'set it to a whole number of gigabytes, 1 or more',
  RIPOSTE_ORIGINS: 'list origins such as https://table.example.org, separated by commas',
  RIPOSTE_LOG: `set it to one of ${LOG_LEVELS.join(', ')}`,
  RIPOSTE_PROXIES: 'set it to the number of your own proxies in front of the server, 0 to 9',
  RIPOSTE_PASSWORD: 'set it to at least 12 characters, or leave it out',
  RIPOSTE_OIDC_ISSUER: 'set it to the https address of your identity provider, or leave it out',
  RIPOSTE_OIDC_CLIENT: 'set it to the client ID of this server at your identity provider',
  RIPOSTE_OIDC_SECRET: 'set it to the client secret of this server at your identity provider',
  RIPOSTE_OPEN_TABLES: 'set it to all or to signed-in',
  RIPOSTE_KEEP_FINISHED:
    'set it to a number of days from 1 to 9999, or leave it out to keep finished fights forever',
  RIPOSTE_KEEP_FORGOTTEN:
    'set it to a number of days from 1 to 9999, or leave it out to keep unfinished fights, libraries and key rings forever',
  RIPOSTE_SITE: 'set it to the address of the page, such as https://table.example.org',
  RIPOSTE_SMTP: 'set it to smtps://USER:PASSWORD@HOST or smtp://HOST:PORT, or leave it out to send no e-mail',
  RIPOSTE_MAIL_FROM: 'set it to an e-mail address such as riposte@example.org',
  RIPOSTE_HOOKS_TO: 'list hosts such as chat.local:8065, separated by commas',
} satisfies Record<keyof typeof VARIABLES, string>;

/** Reads the configuration. Throws `StartError` with the variable and a remedy if a value is invalid. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('RIPOSTE_') && !(name in VARIABLES),
  );
  if (unknown) {
    const known = Object.keys(VARIABLES).filter((name) => name.startsWith('RIPOSTE_'));
    throw new StartError(`${unknown} isn’t a Riposte setting: remove it, or use one of ${known.join(', ')}.`);
  }
  const read = <Name extends keyof typeof VARIABLES>(name: Name): z.output<(typeof VARIABLES)[Name]> => {
    const text = environment[name]?.trim() || DEFAULTS[name];
    const result = VARIABLES[name].safeParse(text);
    if (!result.success) throw new StartError(`${name} is ${shown(name, text)}: ${REMEDIES[name]}.`);
    return result.data as z.output<(typeof VARIABLES)[Name]>;
  };
  return {
    port: read('PORT'),
    host: read('HOST'),
    dataFolder: read('RIPOSTE_DATA'),
    contentFolder: read('RIPOSTE_CONTENT') || null,
    database: read('RIPOSTE_DATABASE') || null,
    cluster: clusterOf(read('RIPOSTE_REDIS'), read('RIPOSTE_PUBLIC_ADDRESS'), read('RIPOSTE_DATABASE')),
    mostBytes: read('RIPOSTE_STORAGE') * GIGABYTE,
    origins: read('RIPOSTE_ORIGINS'),
    logLevel: read('RIPOSTE_LOG'),
    proxies: read('RIPOSTE_PROXIES'),
    password: read('RIPOSTE_PASSWORD') || null,
    ...accountsOf(
      read('RIPOSTE_OIDC_ISSUER'),
      read('RIPOSTE_OIDC_CLIENT'),
      read('RIPOSTE_OIDC_SECRET'),
      read('RIPOSTE_OPEN_TABLES'),
    ),
    keep: {
      finished: Number(read('RIPOSTE_KEEP_FINISHED')) || null,
      forgotten: Number(read('RIPOSTE_KEEP_FORGOTTEN')) || null,
    },
    site: read('RIPOSTE_SITE') || null,
    mail: mailOf(read('RIPOSTE_SMTP'), read('RIPOSTE_MAIL_FROM'), read('RIPOSTE_SITE')),
    hooksTo: read('RIPOSTE_HOOKS_TO'),
  };
}

/** Returns the value of a variable for an error message. Leaves out secrets. */
function shown(name: string, text: string): string {
  if (name === 'RIPOSTE_PASSWORD') return 'too short';
  if (['RIPOSTE_DATABASE', 'RIPOSTE_REDIS', 'RIPOSTE_SMTP'].includes(name)) return 'not a valid address';
  return `"${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}", which isn’t valid`;
}

/**
 * Returns the settings of a cluster. Several processes need RIPOSTE_REDIS, RIPOSTE_PUBLIC_ADDRESS and
 * RIPOSTE_DATABASE. A single process must not set the first two.
 */
function clusterOf(redis: string, publicAddress: string, database: string): Config['cluster'] {
  if (redis === '' && publicAddress === '') return null;
  if (redis === '')
    throw new StartError(
      `RIPOSTE_PUBLIC_ADDRESS is only for running several processes: set RIPOSTE_REDIS, too, or leave out RIPOSTE_PUBLIC_ADDRESS.`,
    );
  if (database === '')
    throw new StartError(
      `RIPOSTE_REDIS is for running several processes, which must share a database: set RIPOSTE_DATABASE, too.`,
    );
  if (publicAddress === '')
    throw new StartError(
      `RIPOSTE_REDIS is for running several processes, each of which needs its own address: set RIPOSTE_PUBLIC_ADDRESS to ${OWN_ADDRESS}.`,
    );
  return { redis, publicAddress };
}

/** Returns the settings for e-mail. RIPOSTE_SMTP needs RIPOSTE_MAIL_FROM and RIPOSTE_SITE. */
function mailOf(smtp: string, from: string, site: string): Config['mail'] {
  if (smtp === '' && from === '') return null;
  if (smtp === '')
    throw new StartError(
      'RIPOSTE_MAIL_FROM is only for sending e-mail: set RIPOSTE_SMTP, too, or leave it out.',
    );
  if (from === '')
    throw new StartError(`RIPOSTE_SMTP needs the sender of the messages: set RIPOSTE_MAIL_FROM, too.`);
  if (site === '')
    throw new StartError(
      `RIPOSTE_SMTP needs the address of the page for links in messages: set RIPOSTE_SITE, too.`,
    );
  return { smtp, from, site };
}

/**
 * Returns the settings for accounts. An identity provider needs all three RIPOSTE_OIDC settings, and only with it can
 * RIPOSTE_OPEN_TABLES require a sign-in.
 */
function accountsOf(
  issuer: string,
  client: string,
  secret: string,
  openTables: Config['openTables'],
): Pick<Config, 'signIn' | 'openTables'> {
  const all = { RIPOSTE_OIDC_ISSUER: issuer, RIPOSTE_OIDC_CLIENT: client, RIPOSTE_OIDC_SECRET: secret };
  const names = Object.keys(all);
  const missing = Object.entries(all).find(([, text]) => text === '')?.[0];
  if (missing !== undefined && (issuer || client || secret))
    throw new StartError(
      `${missing} is missing: signing in needs ${names.join(', ')}. Set all three, or leave out all three.`,
    );
  if (missing !== undefined && openTables === 'signed-in')
    throw new StartError(
      `RIPOSTE_OPEN_TABLES is signed-in, but no one can sign in: set ${names.join(', ')}, too, or set RIPOSTE_OPEN_TABLES to all.`,
    );
  return { signIn: missing === undefined ? { issuer: new URL(issuer), client, secret } : null, openTables };
}

/** Returns whether a text is the address of an identity provider. Plain http is allowed only on this machine. */
function isIssuer(text: string): boolean {
  if (isAddressOf(text, ['https:'])) return true;
  return isAddressOf(text, ['http:']) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname);
}

function isAddressOf(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return protocols.includes(protocol) && host !== '';
}

const MOST_SHOWN = 60;

function listOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
