/**
 * Returns a label as it reads in the middle of a sentence: "long sword" for "Long sword". Terms and names with other
 * capitals, such as "Flow Action", "HP" and "Axe of Ymir", stay as they are.
 */
export function inSentence(label: string): string {
  return /\p{Lu}/u.test(label.slice(1)) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
