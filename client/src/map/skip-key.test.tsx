import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { useSkipKey } from './skip-key.ts';

let skipped = 0;
const skip = () => {
  skipped++;
};

function Page() {
  useSkipKey(skip);
  return (
    <>
      <button type="button">Attack</button>
      <input />
      <textarea />
      <div role="application" class="map" />
    </>
  );
}

afterEach(() => {
  render(null, document.body);
  skipped = 0;
});

it.each([
  { name: 'skips from the page', on: 'body', key: '.', times: 1 },
  { name: 'skips from the map', on: '.map', key: '.', times: 1 },
  { name: 'skips while a button has the focus', on: 'button', key: '.', times: 1 },
  { name: 'types in a text field', on: 'input', key: '.', times: 0 },
  { name: 'types in a text area', on: 'textarea', key: '.', times: 0 },
  { name: 'does not skip with another key', on: 'body', key: ' ', times: 0 },
])('the skip key: $name', ({ on, key, times }) => {
  act(() => render(<Page />, document.body));
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(skipped).toBe(times);
});
