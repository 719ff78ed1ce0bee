import { type Description, healthResource } from '../presentation/description.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { type Fighter, findFighter, type Table } from '../state/table.ts';
import type { Names } from './named-fighters.ts';
import { maySeeSecretsOf, type Viewer } from './viewer.ts';

/**
 * Something of a fighter's state that only some may know: its own seat, the GM, and whoever is said here. How
 * well things go may hang on it; what somebody else may do may not.
 */
export interface Secret<T extends Table = Table, F extends Fighter = Fighter> {
  /** What everybody else sees. Where odds hang on it, there are none from that. */
  readonly instead: Json;
  /**
   * Whether others know it who play somebody of these sides (none: who look on): see `ownSide`. Left out:
   * nobody.
   */
  isKnown?(table: T, fighter: F, sides: ReadonlySet<string>): boolean;
}

/** The secrets of a ruleset's fighters, by the key of their state. */
export type Secrets<T extends Table = Table, F extends Fighter = Fighter> = Readonly<
  Record<string, Secret<T, F>>
>;

/** What somebody sees of a fighter instead of what it really is, by key. */
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

/** What follows from the declarations of a ruleset's secrets. */
class Maskery {
  /** The keys that others than the own seat may know. */
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

  /** The keys that somebody else knows; what several go by is asked once. */
  knownBy(asks: (isKnown: IsKnown) => boolean): readonly string[] {
    return [...this.#groups].flatMap(([isKnown, keys]) => (asks(isKnown) ? keys : []));
  }

  /** The masks for whoever knows these keys: always the same object. */
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

const maskeries = new WeakMap<Secrets, Maskery>();

function maskeryOf(secrets: Secrets): Maskery {
  const maskery = maskeries.get(secrets) ?? new Maskery({ standing: STANDING, ...secrets });
  maskeries.set(secrets, maskery);
  return maskery;
}

/** What whoever knows nothing of a fighter sees instead of its secrets: always the same object. */
export function masksOf({ secrets }: Pick<VisibilityRules, 'secrets'>): Masks {
  return maskeryOf(secrets).but([]);
}

/**
 * Whether some secrets are known to others than those who play the fighter, so that seats differ in what they
 * see of it.
 */
export function areShared({ secrets }: Pick<VisibilityRules, 'secrets'>): boolean {
  return maskeryOf(secrets).shared.length > 0;
}

const NONE: Secrets = {};
maskeries.set(NONE, new Maskery(NONE));

/** The same rules as far as what may be done goes, which hangs on no secret. */
export function rulesOfLegality<R extends VisibilityRules>(rules: R): R {
  return { ...rules, secrets: NONE };
}

const NOTHING: Masks = {};

/**
 * What somebody sees of a fighter instead of what it may not know and, if its side's health is shown in
 * bands, of that.
 */
export function masksFor(ruleset: VisibilityRules, table: Table, fighter: Fighter, viewer: Viewer): Masks {
  if (maySeeSecretsOf(viewer, fighter.id)) return NOTHING;
  return masksForSides(ruleset, table, fighter, { sides: sidesOf(table, viewer), banded: viewer.banded });
}

/** What somebody may know by whose side they are on, whomever of it they play. */
export interface Sight {
  readonly sides: ReadonlySet<string>;
  /** The side whose fighters' health is shown in bands; undefined: none. */
  readonly banded: string | undefined;
}

/** What somebody with that sight sees of a fighter whom they do not play. */
export function masksForSides(
  ruleset: VisibilityRules,
  table: Table,
  fighter: Fighter,
  { sides, banded }: Sight,
): Masks {
  const maskery = maskeryOf(ruleset.secrets);
  const masks = maskery.but(maskery.knownBy((isKnown) => isKnown(table, fighter, sides)));
  const health = fighter.side === banded ? healthResource(ruleset.description) : undefined;
  if (!health) return masks;
  const { field, max } = health;
  const numbers = fighter as unknown as Readonly<Record<string, number>>;
  const now = numbers[field];
  if (now === undefined) return masks; // it has none
  if (max === undefined) return { ...masks, [field]: now > 0 ? FULL_BAND : 0 }; // nobody can say how much is left of what
  return { ...masks, [field]: bandOf(now, numbers[max] ?? 0), [max]: FULL_BAND };
}

/** Whether whoever plays somebody knows a secret of a fighter: it is its own, or shared with it. */
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

/** The sides of those whom somebody plays. */
export function sidesOf(table: Table, viewer: Viewer): ReadonlySet<string> {
  const own = viewer.role === 'player' ? viewer.fighters : [];
  return new Set(own.flatMap((id) => findFighter(table, id)?.side ?? []));
}

/** Known to all who play somebody of a fighter's side. */
export function ownSide(_table: Table, { side }: Fighter, sides: ReadonlySet<string>): boolean {
  return sides.has(side);
}

/** How an unhurt fighter's health is shown where it is shown in bands: they are 0, 25, 50, 75 and this. */
export const FULL_BAND = 100;

/** The band of a number of hit points: 75 is hurt, 50 no more than half left, 25 no more than a quarter. */
export function bandOf(now: number, most: number): number {
  if (now <= 0) return 0;
  if (now >= most) return FULL_BAND;
  return Math.min(3, Math.ceil((4 * now) / most)) * 25;
}
