import { plainTextOf, wordsIn } from '../ui/plain-text.ts';
import type { GuidePage, GuideSection } from './guide-page.ts';

/** A section that matches a search, and the page that contains it. */
export interface FoundSection {
  readonly page: GuidePage;
  readonly section: GuideSection;
}

/**
 * Returns the sections whose title or text contains every word of `query`. Sections with every word in the title come
 * first.
 */
export function searchGuide(pages: readonly GuidePage[], query: string): FoundSection[] {
  const has = wordsIn(query);
  if (!has) return [];
  const found = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .filter(({ section: { title, html } }) => has(`${title} ${plainTextOf(html)}`));
  const isTitled = ({ section }: FoundSection) => has(section.title);
  return [...found.filter(isTitled), ...found.filter((one) => !isTitled(one))];
}
