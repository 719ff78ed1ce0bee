import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Chapter } from './module.ts';

/**
 * The pseudo-language: English with accents, doubled vowels and brackets. Text that appears without them is not in the
 * catalog.
 */
export const PSEUDO = 'en-XA';

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** Returns a chapter in the pseudo-language. */
export function pseudoChapter(chapter: Chapter): Chapter {
  const translated = Object.entries(chapter).map(([key, value]) => [
    key,
    typeof value === 'string' ? pseudoMessage(value) : pseudoChapter(value),
  ]);
  return Object.fromEntries(translated);
}

/** Returns a message in the pseudo-language: about 40% longer, with the same arguments. */
export function pseudoMessage(message: string): string {
  return `[${printAST(parse(message).map(stretched))}]`;
}

function stretched(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: stretchedText(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(stretched) };
  if (element.type === TYPE.select || element.type === TYPE.plural) {
    const options = Object.entries(element.options).map(([form, { value }]) => [
      form,
      { value: value.map(stretched) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

function stretchedText(text: string): string {
  const long = text.replaceAll(/[aeiouy]/g, (vowel) => vowel + vowel);
  return long.replaceAll(/\p{L}/gu, (letter) => ACCENTS[letter] ?? letter);
}
