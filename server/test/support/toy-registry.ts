import { hiding } from './hidden-fight.ts';
import { registryOf } from './registry-of.ts';

export const REGISTRY = registryOf({ toy: hiding });
