import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Role } from '@riposte/shared/protocol/messages';
import type { Lock } from '../scheduling/mutex.ts';
import type { BattleStore, Ownership } from '../store/store.ts';
import { hashOfSecret, linkPath, newSecret, roleOfLink } from './links.ts';

type Links = Readonly<Record<Role, string>>;

/** The links of a battle that are good now. A change is saved before its promise resolves. */
export class Door {
  readonly #store: BattleStore;
  readonly #owner: Ownership;
  #links: Links;

  constructor(store: BattleStore, owner: Ownership, links: Links) {
    this.#store = store;
    this.#owner = owner;
    this.#links = links;
  }

  /** What is kept of them. */
  get links(): Links {
    return this.#links;
  }

  /** Which role a link's secret opens now, or undefined. */
  roleOf(secret: string): Role | undefined {
    return roleOfLink(this.#links, secret);
  }

  /** Makes a new link for a role and gives its path; the old one opens nothing any more. */
  async rotate(_lock: Lock, role: Role): Promise<string> {
    const secret = newSecret();
    const links = { ...this.#links, [role]: hashOfSecret(secret) };
    await this.#store.saveLinks(this.#owner, links);
    this.#links = links;
    return linkPath(this.#owner.battle, secret);
  }
}

const HASH_BYTES = 32;
const slowHash = promisify<string, Buffer, number, Buffer>(scrypt);

/** What is kept of a passphrase: people choose them, so the hash is salted and slow. */
export async function hashOfPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await slowHash(passphrase.normalize('NFKC'), salt, HASH_BYTES);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** Whether a passphrase is the one of that hash. */
export async function isPassphrase(passphrase: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':');
  const found = await slowHash(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), HASH_BYTES);
  return timingSafeEqual(found, Buffer.from(hash, 'hex'));
}
