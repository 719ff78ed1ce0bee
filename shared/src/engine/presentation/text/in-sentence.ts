import { LANGUAGE } from '../../language/language.ts';

/** Whether nouns always begin with a capital, as in German. */
const KEEPS_CAPITALS = /^de\b/.test(LANGUAGE);

/**
 * Returns a label as it reads in the middle of a sentence: "long sword" for "Long sword". Terms and names with other
 * capitals, such as "Flow Action", "HP" and "Axe of Ymir", stay as they are. In German, all labels do.
 */
export function inSentence(label: string): string {
  return KEEPS_CAPITALS || /\p{Lu}/u.test(label.slice(1))
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}
