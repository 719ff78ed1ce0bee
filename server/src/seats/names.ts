export const LONGEST_NAME = 24;
/** As of a fight in a file. */
const LONGEST_TITLE = 60;

/** What a battle is called, as it is shown. Undefined if it is empty or too long. */
export function tidyTitle(raw: string): string | undefined {
  return tidyName(raw, LONGEST_TITLE);
}

/** A name as it is shown: without control characters and surplus space. Undefined if it is empty or too long. */
export function tidyName(raw: string, longest = LONGEST_NAME): string | undefined {
  const name = raw
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const length = [...name].length;
  return length >= 1 && length <= longest ? name : undefined;
}

/** Whether two names would be taken for each other. */
export function isSameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}

/** The name, with a number behind it if it is taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const name = [...wanted].slice(0, LONGEST_NAME - suffix.length).join('') + suffix;
    if (!taken.some((other) => isSameName(other, name))) return name;
  }
}
