/** Returns up to two initials of a name and its number: "G2" for "Goblin 2", "OT" for "Old Tom". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const number = words.find((word) => /^\d+$/.test(word)) ?? '';
  const letters = words.filter((word) => !/^\d+$/.test(word)).map((word) => word.charAt(0).toUpperCase());
  return letters.slice(0, number === '' ? 2 : 1).join('') + number;
}
