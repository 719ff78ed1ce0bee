import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { axesOf, chooseBesides, type Draft, draftOf } from './draft.ts';
import { offersOf } from './offers.ts';
import type { Pending } from './pending.ts';
import type { BattleSnapshot } from './snapshot.ts';

/** A remaining step of the round, in which a fighter could act. */
export interface StepAhead {
  readonly id: string;
  readonly label: string;
  /** The actions that are possible in this step. */
  readonly things: readonly string[];
  readonly isNow: boolean;
  /** The draft that chooses to wait for this step. Absent if the fighter cannot wait for it. */
  readonly wait?: Draft;
}

export interface Timing {
  readonly steps: readonly StepAhead[];
  readonly facts: Pending['facts'];
}

/**
 * Returns the remaining steps of the round for a prompt that asks when to act. Returns undefined for other prompts.
 */
export function timingOf(snapshot: BattleSnapshot, prompt: WirePrompt): Timing | undefined {
  const { table, ruleset } = snapshot;
  const { prompts, track, ahead } = ruleset.description;
  const round = prompts[prompt.kind]?.isTiming ? track?.(table) : undefined;
  const allowed = round && ahead?.(table, prompt.for);
  if (!round || !allowed) return undefined;
  const drafts = offersOf(snapshot, prompt).map(draftOf);
  const steps = allowed.steps.map(({ id, things }): StepAhead => {
    const label = round.steps.find((step) => step.id === id)?.label ?? id;
    const wait = drafts.flatMap((draft) => waitsFor(draft, id) ?? [])[0];
    return { id, label, things, isNow: id === round.now, ...(wait && { wait }) };
  });
  return { steps, facts: allowed.facts ?? [] };
}

/** Returns the draft that chooses to wait for this step; undefined if the fighter cannot wait for it. */
function waitsFor(draft: Draft, step: string): Draft | undefined {
  const key = Object.entries(axesOf(draft)).find(
    ([, axis]) => axis.type === 'one' && axis.of.includes(step),
  )?.[0];
  return key === undefined ? undefined : chooseBesides(draft, key, step);
}
