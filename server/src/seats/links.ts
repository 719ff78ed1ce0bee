import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Role } from '@riposte/shared/protocol/messages';

const SECRET_BYTES = 18;

/** A secret of 144 bits that can stand in a link. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is kept of a secret: its SHA-256, in hex. A random secret needs no slow hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret is the one of that hash, in a time that tells nothing about it. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret), 'hex'), Buffer.from(hash, 'hex'));
}

/** Which role a link's secret opens in a battle, or undefined: then it is no link of that battle. */
export function roleOfLink(links: Readonly<Record<Role, string>>, secret: string): Role | undefined {
  const roles = ['gm', 'player', 'spectator'] as const;
  const matching = roles.filter((role) => isSecretOf(secret, links[role]));
  return matching[0];
}

/** The path of a link; the secret stands in the fragment, which browsers send to nobody. */
export function linkPath(battle: string, secret: string): string {
  return `/t/${battle}#${secret}`;
}

/** The links of a new battle, one a role, and what is kept of their secrets. */
export function newLinks(battle: string): Readonly<Record<'links' | 'hashes', Record<Role, string>>> {
  const [gm, player, spectator] = [newSecret(), newSecret(), newSecret()];
  const each = (made: (secret: string) => string) => ({
    gm: made(gm),
    player: made(player),
    spectator: made(spectator),
  });
  return { links: each((secret) => linkPath(battle, secret)), hashes: each(hashOfSecret) };
}

/** What gives a spectator's place back at whichever process: written down nowhere, and good while the link is. */
export function keyToWatch(hash: string, part = newSecret()): string {
  return `${part}.${createHmac('sha256', hash).update(part).digest('base64url')}`;
}

/** Whether a key to watch was made for the link whose secret has that hash. */
export function isKeyToWatch(key: string, hash: string): boolean {
  const [part = ''] = key.split('.');
  return hashOfSecret(key) === hashOfSecret(keyToWatch(hash, part));
}
