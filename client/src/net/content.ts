import type { ServerContent } from '@riposte/shared/scenario/server-content';
import { askJson } from './api.ts';

let asked: Promise<ServerContent> | undefined;

/** Fetches the content packs that this server adds to every fight, by rulebook. */
export function fetchServerContent(): Promise<ServerContent> {
  asked ??= askJson<ServerContent>('/api/content').catch(() => {
    asked = undefined; // the page works without the packs, because the server adds them anyway
    return {};
  });
  return asked;
}
