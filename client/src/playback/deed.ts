import type { Id, Ruleset } from '@riposte/shared';
import type { Tried } from '@riposte/shared/recording/recording';
import { entryOf } from '../battle/offers.ts';
import * as words from '../words/replay.ts';

/** Returns a description of an attempted choice: the fighter, the action or answer, and the target. */
export function deedText(
  ruleset: Ruleset,
  nameOf: (id: Id) => string,
  by: Id,
  prospect: Tried['prospect'],
): string {
  const asked =
    prospect.do === undefined
      ? { kind: String(prospect.kind), option: String(prospect.answer) }
      : { kind: 'turn', option: String(prospect.do) };
  const [who, what] = [nameOf(by), entryOf({ ruleset }, asked).label];
  const { target } = prospect;
  return typeof target === 'string' && target !== by
    ? words.whoDidAtWhom(who, what, nameOf(target))
    : words.whoDid(who, what);
}
