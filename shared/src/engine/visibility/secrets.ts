import { type Description, healthResource } from '../presentation/description.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { type Fighter, findFighter, type Table } from '../state/table.ts';
import type { Names } from './named-fighters.ts';
import { maySeeSecretsOf, type Viewer } from './viewer.ts';

/**
 * A part of a fighter's state that only its own seat, the GM and the given viewers know. Odds may depend on
 * it. The legality of other fighters' actions must not.
 */
export interface Secret<T extends Table = Table, F extends Fighter = Fighter> {
  /** The value that the other viewers see. Odds that depend on the secret are not computed from it. */
  readonly instead: Json;
  /**
   * Returns whether a viewer who plays for these sides knows the secret. A spectator plays for none. `ownSide`
   * implements this function for secrets that a whole side knows. If omitted, no other viewer knows the secret.
   */
  isKnown?(table: T, fighter: F, sides: ReadonlySet<string>): boolean;
}

/** The secrets of a ruleset's fighters, by key of their state. */
export type Secrets<T extends Table = Table, F extends Fighter = Fighter> = Readonly<
  Record<string, Secret<T, F>>
>;

/** The values that a viewer sees instead of a fighter's secrets, by key. */
export type Masks = Readonly<Record<string, Json>>;

/** The parts of a ruleset that decide what each viewer sees. */
export interface VisibilityRules {
  readonly secrets: Secrets;
  readonly description: Pick<Description, 'resources'>;
  readonly names?: Names;
  asSeen?(seen: Table): Table;
}

/** Standing orders are a secret in every ruleset. */
const STANDING: Secret = { instead: [] };

type IsKnown = NonNullable<Secret['isKnown']>;

/** Data derived from the declared secrets of a ruleset. */
class SecretMasks {
  /** The keys that viewers other than the fighter's own seat can know. */
  readonly shared: readonly string[];
  readonly #secrets: Secrets;
  readonly #groups: ReadonlyMap<IsKnown, readonly string[]>;
  readonly #masks = new Map<string, Masks>();

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
    this.shared = Object.keys(secrets).filter((key) => secrets[key]?.isKnown !== undefined);
    const groups = Map.groupBy(this.shared, (key) => secrets[key]?.isKnown as IsKnown);
    this.#groups = groups;
  }

  /** Returns the keys of the secrets that a viewer knows. Calls `asks` once per distinct `isKnown`. */
  knownBy(asks: (isKnown: IsKnown) => boolean): readonly string[] {
    return [...this.#groups].flatMap(([isKnown, keys]) => (asks(isKnown) ? keys : []));
  }

  /** Returns the masks for a viewer who knows these keys. Returns the same object for the same keys. */
  but(known: readonly string[]): Masks {
    const name = known.join();
    const before = this.#masks.get(name);
    if (before) return before;
    const masked = Object.entries(this.#secrets).filter(([key]) => !known.includes(key));
    const masks = Object.fromEntries(masked.map(([key, { instead }]) => [key, instead]));
    this.#masks.set(name, masks);
    return masks;
  }
}

const secretMasksByRules = new WeakMap<Secrets, SecretMasks>();

function secretMasksOf(secrets: Secrets): SecretMasks {
  const secretMasks = secretMasksByRules.get(secrets) ?? new SecretMasks({ standing: STANDING, ...secrets });
  secretMasksByRules.set(secrets, secretMasks);
  return secretMasks;
}

/** Returns the masks for a viewer who knows none of a fighter's secrets. Always returns the same object. */
export function masksOf({ secrets }: Pick<VisibilityRules, 'secrets'>): Masks {
  return secretMasksOf(secrets).but([]);
}

/**
 * Returns whether players other than a fighter's own can know some of its secrets, so that views differ between
 * seats.
 */
export function areShared({ secrets }: Pick<VisibilityRules, 'secrets'>): boolean {
  return secretMasksOf(secrets).shared.length > 0;
}

const NONE: Secrets = {};
secretMasksByRules.set(NONE, new SecretMasks(NONE));

/** Returns the rules without secrets, for checks of legality, which must not depend on secrets. */
export function rulesOfLegality<R extends VisibilityRules>(rules: R): R {
  return { ...rules, secrets: NONE };
}

const NOTHING: Masks = {};

/** Returns the masks of a fighter for a viewer, including health if it is shown in bands. */
export function masksFor(ruleset: VisibilityRules, table: Table, fighter: Fighter, viewer: Viewer): Masks {
  if (maySeeSecretsOf(viewer, fighter.id)) return NOTHING;
  return masksForSides(ruleset, table, fighter, { sides: sidesOf(table, viewer), banded: viewer.banded });
}

/** The part of a viewer's knowledge that depends only on the sides that the viewer plays for. */
export interface Sight {
  readonly sides: ReadonlySet<string>;
  /** The side whose health is shown in bands; undefined if there is none. */
  readonly banded: string | undefined;
}

/** Returns the masks of a fighter for viewers who do not play it. */
export function masksForSides(
  ruleset: VisibilityRules,
  table: Table,
  fighter: Fighter,
  { sides, banded }: Sight,
): Masks {
  const secretMasks = secretMasksOf(ruleset.secrets);
  const masks = secretMasks.but(secretMasks.knownBy((isKnown) => isKnown(table, fighter, sides)));
  const health = fighter.side === banded ? healthResource(ruleset.description) : undefined;
  if (!health) return masks;
  const { field, max } = health;
  const numbers = fighter as unknown as Readonly<Record<string, number>>;
  const now = numbers[field];
  if (now === undefined) return masks; // the fighter has no health field
  if (max === undefined) return { ...masks, [field]: now > 0 ? FULL_BAND : 0 }; // without a maximum, the only bands are full and empty
  return { ...masks, [field]: bandOf(now, numbers[max] ?? 0), [max]: FULL_BAND };
}

/**
 * Returns whether the player of the fighter `player` knows a secret of `fighter`, because both are the same
 * fighter or the secret is shared.
 */
export function isKnownTo(
  { secrets }: Pick<VisibilityRules, 'secrets'>,
  table: Table,
  fighter: Fighter,
  player: Id,
  key: string,
): boolean {
  if (player === fighter.id) return true;
  const sides = sidesOf(table, { role: 'player', fighters: [player] });
  return secrets[key]?.isKnown?.(table, fighter, sides) ?? false;
}

/** Returns the sides that a viewer plays for. */
export function sidesOf(table: Table, viewer: Viewer): ReadonlySet<string> {
  const own = viewer.role === 'player' ? viewer.fighters : [];
  return new Set(own.flatMap((id) => findFighter(table, id)?.side ?? []));
}

/**
 * Returns whether a viewer plays for the fighter's side. Used as the `isKnown` of secrets that the whole side knows.
 */
export function ownSide(_table: Table, { side }: Fighter, sides: ReadonlySet<string>): boolean {
  return sides.has(side);
}

/** The band of an unhurt fighter. The others are 0, 25, 50 and 75. */
export const FULL_BAND = 100;

/**
 * Returns the band of a number of hit points. 75 means hurt, 50 at most half left, and 25 at most a quarter left.
 */
export function bandOf(now: number, most: number): number {
  if (now <= 0) return 0;
  if (now >= most) return FULL_BAND;
  return Math.min(3, Math.ceil((4 * now) / most)) * 25;
}
