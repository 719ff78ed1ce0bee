import axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** A screen size and its input method. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
}

export const DESKTOP: Screen = { name: 'desktop', width: 1440, height: 900, isTouched: false };
export const PHONE: Screen = { name: 'phone', width: 390, height: 844, isTouched: true };
export const ACROSS: Screen = { name: 'phone held across', width: 844, height: 390, isTouched: true };

/** Smallest size of a touch target, in pixels. */
const THUMB = 44;

/** Switches a page to another screen; `device` is the page's CDP session. */
export async function hold(page: Page, device: CDPSession, screen: Screen): Promise<void> {
  const { width, height, isTouched } = screen;
  await page.setViewportSize({ width, height });
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
}

/** Switches the page to a theme. */
export async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((one) => {
    document.documentElement.dataset.theme = one;
  }, theme);
}

/** Returns the violations that axe finds on the page or within the elements `within`, for the given rules or for all. */
export async function faultsOf(
  page: Page,
  rules?: readonly string[],
  within?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ chosen, include }) => {
      for (const _frame of ['laid out', 'shown']) await new Promise((next) => requestAnimationFrame(next));
      const { violations } = await window.axe.run(include ? { include } : document, {
        resultTypes: ['violations'],
        ...(chosen && { runOnly: { type: 'rule', values: chosen } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, failureSummary }) => {
          const why = any[0]?.message ?? failureSummary ?? '';
          return `${id} at ${target.join(' ')}: ${why}`;
        }),
      );
    },
    { chosen: rules && [...rules], include: within?.map((selector) => [selector]) },
  );
}

/** Returns the controls that are smaller than a touch target, except links in text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, textarea',
    );
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr-only') === null;
    const isInText = (element: HTMLElement) => getComputedStyle(element).display === 'inline';
    return [...pressed].flatMap((element) => {
      const places = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
      const boxes = places.map((place) => place.getBoundingClientRect());
      const isLarge = boxes.some((box) => box.width >= least - 0.5 && box.height >= least - 0.5);
      const { width, height } = element.getBoundingClientRect();
      if (isLarge || width === 0 || !isShown(element) || isInText(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const kind = `${element.tagName.toLowerCase()}.${element.className}`;
      return [`${kind} "${name.slice(0, 30)}": ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, THUMB);
}
