const BOOKS = import.meta.glob<{ readonly CLAUSES: Readonly<Record<string, string>> }>(
  '../../../shared/src/rulesets/*/clauses.ts',
);

/** The titles of a rulebook's clauses by their ids; none where it keeps no list. */
export async function clausesOf(ruleset: string): Promise<Readonly<Record<string, string>>> {
  const load = BOOKS[`../../../shared/src/rulesets/${ruleset}/clauses.ts`];
  return (await load?.())?.CLAUSES ?? {};
}
