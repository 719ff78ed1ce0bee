import type { VNode } from 'preact';
import { useScene, useStage } from '../store/context.ts';
import * as words from '../words/book.ts';
import { RulesBook } from './rules-book.tsx';
import { SideSheet } from './side-sheet.tsx';

/** The rules of this battle, opened where somebody wants to know. */
export function BookSheet(): VNode {
  const stage = useStage();
  const { ruleset } = useScene();
  const close = () => {
    stage.lookedUp.value = null;
  };
  return (
    <SideSheet title={words.theRulesOf(ruleset.description.name)} onClose={close}>
      <RulesBook ruleset={ruleset} query={stage.lookedUp.value ?? ''} />
    </SideSheet>
  );
}
