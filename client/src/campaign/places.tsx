import { signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';

/* The places within a campaign's page. Each has an address of its own: the query names the place. */

const query = signal(location.search);

/** A place within the page: a part of it, a hero, or a fight. */
export interface Place {
  readonly name: string;
  /** The id of the hero or fight; empty for parts. */
  readonly id: string;
}

/** Returns the place that the address names: `?hero=ID`, `?fight=ID` or `?part=NAME`. The default is the overview. */
export function usePlace(): Place {
  const given = new URLSearchParams(query.value);
  for (const name of ['hero', 'fight']) {
    const id = given.get(name);
    if (id !== null) return { name, id };
  }
  return { name: given.get('part') ?? 'overview', id: '' };
}

/** Returns the address of a place of the campaign that the page shows. */
export function addressOf(name: string, id = ''): string {
  if (id !== '') return `${location.pathname}?${name}=${id}`;
  return name === 'overview' ? location.pathname : `${location.pathname}?part=${name}`;
}

/** Opens a place within the page. The page's heading gets the focus, as after loading a page. */
export function go(address: string): void {
  history.pushState(null, '', address);
  query.value = location.search;
  scrollTo(0, 0);
  requestAnimationFrame(() =>
    document.querySelector('.campaign')?.querySelector<HTMLElement>('h1,h2')?.focus(),
  );
}

interface Of {
  readonly to: string;
  readonly class?: string;
  readonly testId?: string;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

/** A link to a place within the page. With a modifier key, the browser opens it like any other link. */
export function PlaceLink({ to, class: look, testId, isCurrent, children }: Of): VNode {
  return (
    <a
      href={to}
      class={look}
      data-testid={testId}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
