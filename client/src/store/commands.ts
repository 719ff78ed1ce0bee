import { type Asked, type Json, legalVariants } from '@riposte/shared';
import type { Offer } from './draft.ts';
import { fieldOf, type Scene } from './scene.ts';

/** What can be done besides turns and answers: by the GM its own actions and powers, by a fighter its standing choices. */
export function commandsOf({ ruleset, table }: Scene, by: Asked): Offer[] {
  const actions = Object.entries(ruleset.actions).filter(([, action]) => action.gm);
  const all = [...actions, ...Object.entries(ruleset.interjections)];
  const own = all.filter(([, { gm }]) => Boolean(gm) === (by === 'gm'));
  return own.flatMap(([option, what]) => {
    const variants = legalVariants(table, what, by);
    return variants.length > 0 ? [{ prompt: null, by, kind: 'gm', option, variants }] : [];
  });
}

/** Which value a standing choice has now: a field of its name says so. */
export function chosenNow(scene: Scene, { by, option }: Offer): Json | undefined {
  return fieldOf(scene, by, option);
}
