import type { Diagram, Id } from '@riposte/shared';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { aimedAt, type Draft } from './draft.ts';
import type { BattleSnapshot } from './snapshot.ts';

/** Returns the diagram (such as a body) on which the player chooses a parameter; undefined if there is none. */
export function diagramFor(snapshot: BattleSnapshot, draft: Draft, key: string): Diagram | undefined {
  const { ruleset, table } = snapshot;
  const on = ruleset.description.cells?.[key];
  const target = () => aimedAt(draft) ?? table.stack[0]?.by;
  return on && diagramOf(snapshot, on.diagram, on.of === 'target' ? target() : draft.offer.by);
}

/** Returns the diagram on which the player answers a prompt; undefined if there is none. */
export function diagramToAnswer(snapshot: BattleSnapshot, prompt: WirePrompt): Diagram | undefined {
  const { on } = snapshot.ruleset.description.prompts[prompt.kind] ?? {};
  return on && diagramOf(snapshot, on.diagram, on.whose(snapshot.table, prompt.for));
}

function diagramOf(
  { ruleset, table }: BattleSnapshot,
  name: string,
  whose: Id | undefined,
): Diagram | undefined {
  if (whose === undefined || !table.fighters[whose]) return undefined;
  return ruleset.description.diagrams?.(table, whose).find(({ id }) => id === name);
}
