import type { VNode } from 'preact';
import { useBattle, useSnapshot } from '../session/context.ts';
import { SideSheet } from '../ui/side-sheet.tsx';
import * as words from '../words/book.ts';
import { RulesReader } from './rules-reader.tsx';

/** The rules of this battle, opened at the clause or the search that the user asked for. */
export function RulesSheet(): VNode {
  const model = useBattle();
  const { ruleset } = useSnapshot();
  const close = () => {
    model.lookedUp.value = null;
  };
  return (
    <SideSheet title={words.theRulesOf(ruleset.description.name)} onClose={close}>
      <RulesReader ruleset={ruleset} query={model.lookedUp.value ?? ''} />
    </SideSheet>
  );
}
