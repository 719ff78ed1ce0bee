import type { VNode } from 'preact';

/** Shows HTML that the build has made from our own files, such as rulebooks. The page inserts no other HTML. */
export function RuleText({ html }: { readonly html: string }): VNode | null {
  return html === '' ? null : <div class="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
