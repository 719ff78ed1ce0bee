import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { askJson } from './api.ts';

let asked: Promise<ServerContent> | undefined;

/** The content that every fight has on this server, by rulebook. */
export function fetchHouses(): Promise<ServerContent> {
  asked ??= askJson<ServerContent>('/api/content').catch(() => {
    asked = undefined; // fights can be made without it: the server has it for them all the same
    return {};
  });
  return asked;
}
