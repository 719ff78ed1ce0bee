import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Role } from '@riposte/shared/protocol/messages';

const SECRET_BYTES = 18;

/** Returns a random id of 72 bits, in characters that are safe in a link. */
export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/** Returns a random secret of 144 bits, in characters that are safe in a link. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns the SHA-256 of a secret, in hex. A random secret needs no slow hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Returns whether a secret matches a hash, in constant time. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret), 'hex'), Buffer.from(hash, 'hex'));
}

/**
 * Returns the role that a link's secret gives access to; undefined if it belongs to no link of the battle.
 */
export function roleOfLink(links: Readonly<Record<Role, string>>, secret: string): Role | undefined {
  const roles = ['gm', 'player', 'spectator'] as const;
  const matching = roles.filter((role) => isSecretOf(secret, links[role]));
  return matching[0];
}

/** Returns the path of a link. Its secret is in the fragment, which browsers do not send. */
export function linkPath(battle: string, secret: string): string {
  return `/t/${battle}#${secret}`;
}

const forRoles = (make: (role: Role) => string): Record<Role, string> => ({
  gm: make('gm'),
  player: make('player'),
  spectator: make('spectator'),
});

/** Returns new secrets for the links of all roles. */
export function newSecrets(): Record<Role, string> {
  return forRoles(newSecret);
}

/** Returns the hash of each secret. */
export function hashesOf(secrets: Readonly<Record<Role, string>>): Record<Role, string> {
  return forRoles((role) => hashOfSecret(secrets[role]));
}

/** Returns new links for all roles, and the hashes of their secrets. */
export function newLinks(battle: string): Readonly<Record<'links' | 'hashes', Record<Role, string>>> {
  const secrets = newSecrets();
  return { links: forRoles((role) => linkPath(battle, secrets[role])), hashes: hashesOf(secrets) };
}

/**
 * Returns a key with which a spectator can come back in any process. The key is not stored, and is valid as
 * long as the link is.
 */
export function keyToWatch(hash: string, part = newSecret()): string {
  return `${part}.${createHmac('sha256', hash).update(part).digest('base64url')}`;
}

/** Returns whether a spectator key was made for the link with this hash. */
export function isKeyToWatch(key: string, hash: string): boolean {
  const [part = ''] = key.split('.');
  return hashOfSecret(key) === hashOfSecret(keyToWatch(hash, part));
}
