import * as z from 'zod/mini';

const words = z.string().check(z.maxLength(200));

/** The form of the address of a page, which is shown as a link. */
export const ADDRESS = /^https?:\/\/[^\s"<>]+$/;
const address = z.string().check(z.maxLength(500), z.regex(ADDRESS));

export const originSchema = z.object({
  hash: words,
  title: words,
  authors: z.array(words).check(z.maxLength(100)),
  homepage: z.exactOptional(address),
  repository: z.exactOptional(address),
});

/**
 * The package that contains the rules of a battle: the hash of its module, and what its manifest says about where it
 * comes from. The rulebooks of Riposte have none, because their id and version identify them.
 */
export type RulebookOrigin = Readonly<z.output<typeof originSchema>>;

/** The rules of a battle, recording or file. Those of earlier releases have no `rulebook`. */
export interface RulesName {
  readonly ruleset: string;
  readonly version: number;
  /** The package that contains the rules; omitted for the rulebooks of Riposte. */
  readonly rulebook?: RulebookOrigin;
}

/** Returns only the rules of a battle, recording or file. */
export function rulesNameOf({ ruleset, version, rulebook }: RulesName): RulesName {
  return { ruleset, version, ...(rulebook && { rulebook }) };
}

/** Returns the first address that tells where a package comes from; undefined if its manifest has none. */
export function addressOf({ homepage, repository }: RulebookOrigin): string | undefined {
  return homepage ?? repository;
}
