import { SHELF } from '@riposte/shared/rulesets/shelf';
import { hiding } from './hidden-fight.ts';
import { bookOf, registryOf } from './registry-of.ts';
import { STUBBORN } from './slow-forecast.ts';

/** The rulebooks that the bots of all tests know. */
export const REGISTRY = registryOf([...Object.entries({ toy: hiding, ...STUBBORN }).map(bookOf), ...SHELF]);
