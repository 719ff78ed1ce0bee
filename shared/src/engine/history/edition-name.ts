/** What a version of a ruleset is called in files: its id and its number. */
export function editionName(id: string, version: number): string {
  return `${id}-${version}`;
}
