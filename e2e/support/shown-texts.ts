import type { Page } from 'playwright-core';

/** Attributes whose text screen readers speak, or which show on hover or in an empty field. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext'];

/** Maximum number of times to read a page, and the time between two reads, in milliseconds. */
const MOST_LOOKS = 20;
const PAUSE = 600;

/**
 * Returns all pieces of text that a page shows or speaks, in the order of the document, each once. `#` stands for
 * numbers, because dice and times differ from run to run.
 */
export async function shownTexts(page: Page): Promise<string[]> {
  const texts = await restingTexts(page);
  const plain = texts.map((text) =>
    text
      .replaceAll(/https?:\/\/\S+/g, 'LINK')
      .replaceAll(/\d+(?:[.,:]\d+)*/g, '#')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(plain.filter((text) => /\p{L}/u.test(text)))];
}

/** Returns the texts of a page once they stop changing, because parts of a page load later. */
async function restingTexts(page: Page): Promise<string[]> {
  let [before, now] = [[''], await page.evaluate(textsIn, SPOKEN)];
  for (let look = 0; look < MOST_LOOKS && before.join('\n') !== now.join('\n'); look++) {
    await page.waitForTimeout(PAUSE);
    [before, now] = [now, await page.evaluate(textsIn, SPOKEN)];
  }
  return now;
}

/** Returns the texts of the visible elements. Runs in the page. */
function textsIn(spoken: readonly string[]): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (!node.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of spoken) texts.push(node.getAttribute(name) ?? '');
    } else if (node.parentElement?.checkVisibility({ visibilityProperty: true })) {
      if (!/^(STYLE|SCRIPT|NOSCRIPT)$/.test(node.parentElement.tagName)) texts.push(node.textContent ?? '');
    }
  }
  return texts;
}
