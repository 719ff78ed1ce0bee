import type { Houses } from '@riposte/shared/scenario/house';
import { askJson } from './api.ts';

let asked: Promise<Houses> | undefined;

/** The content that every fight has on this server, by rulebook. */
export function fetchHouses(): Promise<Houses> {
  asked ??= askJson<Houses>('/api/content').catch(() => {
    asked = undefined; // fights can be made without it: the server has it for them all the same
    return {};
  });
  return asked;
}
