import { expect, it } from 'vitest';
import { safeHtmlOf } from './chapters.ts';

it.each([
  ['HTML', '<img src=x onerror="alert(1)">', /^<p>&lt;img src=x/],
  ['a block of HTML', '<script>alert(1)</script>', /^<p>&lt;script/],
  ['HTML after inline HTML', 'Press <kbd> <img src="x"onerror="alert(1)">', /^<p>Press &lt;kbd&gt; &lt;img/],
  ['a link that runs code', '[click](javascript:alert(1))', /^<p>click<\/p>/],
  ['an image', '![map](https://example.org/map.png)', /^<p>map<\/p>/],
])('the text of a rulebook shows %s as text', (_what, markdown, html) => {
  expect(safeHtmlOf(markdown)).toMatch(html);
});

it('the text of a rulebook may link to web pages, and contain tables', () => {
  expect(safeHtmlOf('[site](https://example.org)')).toContain('<a href="https://example.org">site</a>');
  expect(safeHtmlOf('| a |\n|---|\n| b |')).toContain('<td>b</td>');
});
