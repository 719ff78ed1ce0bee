/** Returns the name of a version of a ruleset in file names: its id and its number. */
export function editionName(id: string, version: number): string {
  return `${id}-${version}`;
}
