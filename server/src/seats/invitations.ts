import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Role } from '@riposte/shared/protocol/messages';
import type { Lock } from '../scheduling/mutex.ts';
import type { BattleStore, Ownership } from '../store/store.ts';
import { hashOfSecret, linkPath, newSecret, roleOfLink } from './links.ts';

type Links = Readonly<Record<Role, string>>;

/** The current links of a battle. A change is saved before its promise resolves. */
export class Invitations {
  readonly #store: BattleStore;
  readonly #owner: Ownership;
  #links: Links;

  constructor(store: BattleStore, owner: Ownership, links: Links) {
    this.#store = store;
    this.#owner = owner;
    this.#links = links;
  }

  /** The hashes of the links' secrets. */
  get links(): Links {
    return this.#links;
  }

  /** Returns the role of a link's secret; undefined if the link is not valid. */
  roleOf(secret: string): Role | undefined {
    return roleOfLink(this.#links, secret);
  }

  /** Replaces the link of a role. Returns the path of the new link. */
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

/** Returns the hash of a passphrase, salted and slow because passphrases are easy to guess. */
export async function hashOfPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await slowHash(passphrase.normalize('NFKC'), salt, HASH_BYTES);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** Returns whether a passphrase matches a hash. */
export async function isPassphrase(passphrase: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const found = await slowHash(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), HASH_BYTES);
  return timingSafeEqual(found, Buffer.from(hash, 'hex'));
}
