import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { askJson } from './api.ts';

let asked: Promise<ServerContent> | undefined;

/** Fetches the content that every fight has on this server, by rulebook. */
export function fetchHouses(): Promise<ServerContent> {
  asked ??= askJson<ServerContent>('/api/content').catch(() => {
    asked = undefined; // the page works without it, because the server has the packs
    return {};
  });
  return asked;
}
