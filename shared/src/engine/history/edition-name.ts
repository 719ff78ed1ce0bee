/** Returns the name of a ruleset's version in file names, such as `flow-3`. */
export function editionName(id: string, version: number): string {
  return `${id}-${version}`;
}
