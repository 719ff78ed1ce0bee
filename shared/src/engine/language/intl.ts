import { LANGUAGE } from './language.ts';

/*
 * Formats numbers and lists in the language of the texts. Creating a format takes longer than using it, so each is
 * created once.
 */

const NUMBERS = new Intl.NumberFormat(LANGUAGE);
const PLURALS = new Intl.PluralRules(LANGUAGE);
const lists = new Map<Intl.ListFormatType, Intl.ListFormat>();

/** The forms of a text for different numbers, by plural category. The form `=0` is only for the number 0. */
type Forms = Readonly<Partial<Record<string, string>> & { other: string }>;

/** Returns the form of a text for a number. */
export function pluralForm(count: number, forms: Forms): string {
  return forms[`=${count}`] ?? forms[PLURALS.select(count)] ?? forms.other;
}

/** Returns a number as text. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return options ? value.toLocaleString(LANGUAGE, options) : NUMBERS.format(value);
}

/** Returns a fraction of 1 as a whole percentage. */
export function formatPercent(share: number): string {
  return formatNumber(share, { style: 'percent' });
}

/** Returns items as one text: "A, B" or, depending on `type`, "A and B" or "A or B". */
export function formatList(items: readonly string[], type: Intl.ListFormatType = 'unit'): string {
  return listsOf(type).format(items);
}

function listsOf(type: Intl.ListFormatType): Intl.ListFormat {
  const known = lists.get(type);
  if (known) return known;
  const list = new Intl.ListFormat(LANGUAGE, { type });
  lists.set(type, list);
  return list;
}

/** Returns a number of seconds as text: "45 seconds", "5 hours", or "1 day, 3 hours". */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours < 1) return formatUnit(seconds, 'second');
  if (hours < 24) return formatUnit(hours, 'hour');
  return formatList([formatUnit(Math.floor(hours / 24), 'day'), formatUnit(hours % 24, 'hour')]);
}

function formatUnit(value: number, unit: string): string {
  return formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
}
