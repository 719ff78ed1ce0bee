import type { Fighter, Ruleset } from '@riposte/shared';
import { FIGHTER, type Recording } from '@riposte/shared/recording/recording';

/** Something in a fight that one may want to go to. */
export interface Highlight {
  /** The moment of the recording. */
  readonly moment: number;
  readonly what: 'round' | 'fall' | 'critical' | 'rewind' | 'end';
  readonly label: string;
}

/** Where rounds begin, somebody falls, a roll is as good or as bad as can be, the fight is taken back, and it ends. */
export function highlightsOf(
  { moments }: Recording,
  { description }: Pick<Ruleset, 'description'>,
): Highlight[] {
  const down = new Set<string>();
  return moments.flatMap(({ now, events }, moment): Highlight[] => {
    const found: Highlight[] = [];
    if (typeof now.round === 'number' && now.round > 0)
      found.push({ moment, what: 'round', label: `Round ${now.round}` });
    for (const [key, value] of Object.entries(now)) {
      if (!key.startsWith(FIGHTER)) continue;
      const { id, name, defeated } = value as unknown as Fighter;
      if (defeated && !down.has(id)) found.push({ moment, what: 'fall', label: `${name} falls` });
      if (defeated) down.add(id);
      else down.delete(id);
    }
    const outcomes = events.map((event) => description.roll?.(event)?.outcome);
    if (outcomes.includes('great')) found.push({ moment, what: 'critical', label: 'A great roll' });
    if (outcomes.includes('awful')) found.push({ moment, what: 'critical', label: 'An awful roll' });
    if (events.some(({ type }) => type === 'rewound'))
      found.push({ moment, what: 'rewind', label: 'The fight was taken back' });
    if (now.over) found.push({ moment, what: 'end', label: 'The end' });
    return found;
  });
}
