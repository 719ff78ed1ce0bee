/** Returns up to two letters and the number of a name: "Goblin 2" gives "G2", "Old Tom" gives "OT". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const number = words.find((word) => /^\d+$/.test(word)) ?? '';
  const letters = words.filter((word) => !/^\d+$/.test(word)).map((word) => word.charAt(0).toUpperCase());
  return letters.slice(0, number === '' ? 2 : 1).join('') + number;
}
