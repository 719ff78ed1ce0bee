import type { Fighter, Ruleset } from '@riposte/shared';
import { FIGHTER, type Recording } from '@riposte/shared/recording/recording';
import * as common from '../words/common.ts';
import * as words from '../words/replay.ts';

/** A notable moment of a fight, to which the user can jump. */
export interface Highlight {
  /** The index of the moment in the recording. */
  readonly moment: number;
  readonly what: 'round' | 'fall' | 'critical' | 'rewind' | 'end';
  readonly label: string;
}

const CRITICAL = [
  ['great', words.aGreatRoll],
  ['awful', words.anAwfulRoll],
] as const;

/** Returns a recording's highlights: rounds, defeats, best and worst rolls, rewinds, and the end. */
export function highlightsOf(
  { moments }: Recording,
  { description }: Pick<Ruleset, 'description'>,
): Highlight[] {
  const down = new Set<string>();
  return moments.flatMap(({ now, events }, moment): Highlight[] => {
    const found: Highlight[] = [];
    if (typeof now.round === 'number' && now.round > 0)
      found.push({ moment, what: 'round', label: common.round(now.round) });
    for (const [key, value] of Object.entries(now)) {
      if (!key.startsWith(FIGHTER)) continue;
      const { id, name, defeated } = value as unknown as Fighter;
      if (defeated && !down.has(id)) found.push({ moment, what: 'fall', label: words.falls(name) });
      if (defeated) down.add(id);
      else down.delete(id);
    }
    for (const [outcome, label] of CRITICAL) {
      const rolled = events.filter((event) => description.roll?.(event)?.outcome === outcome);
      const isSet = rolled.length > 0 && rolled.every(({ setDie }) => setDie);
      if (rolled.length > 0)
        found.push({ moment, what: 'critical', label: isSet ? words.setByGm(label) : label });
    }
    if (events.some(({ type }) => type === 'rewound'))
      found.push({ moment, what: 'rewind', label: words.rewind });
    if (now.over) found.push({ moment, what: 'end', label: words.theEnd });
    return found;
  });
}
