import './rules-page.css';
import type { Ruleset } from '@riposte/shared';
import { render } from 'preact';
import { currentRuleset } from '../net/rulebooks.ts';
import { RulesReader } from '../table/rules-reader.tsx';
import * as words from '../words/book.ts';
import * as common from '../words/common.ts';

/** Shows a page with a rulebook, or a message if there is no such rulebook. */
export async function showRules(root: HTMLElement, id: string): Promise<void> {
  const ruleset = await currentRuleset(id);
  render(
    <main class="rules-page">
      <a class="to-front" href="/">
        {common.riposte}
      </a>
      {ruleset ? <Book ruleset={ruleset} /> : <h1>{words.noSuchRulebook}</h1>}
    </main>,
    root,
  );
}

function Book({ ruleset }: { readonly ruleset: Ruleset }) {
  return (
    <>
      <h1>{ruleset.description.name}</h1>
      <p>{ruleset.description.tagline}</p>
      <RulesReader ruleset={ruleset} query={decodeURIComponent(location.hash.slice(1))} />
    </>
  );
}
