import type { Edition } from '@riposte/shared/engine/edition';
import type { BattleRecord, BattleStore } from '../store/store.ts';
import type { Chapter, Play } from './play.ts';
import { chaptersUntil } from './recover.ts';

interface Backing {
  readonly store: BattleStore;
  readonly edition: Edition;
}

/** What has happened in a battle. What was before the snapshot that it goes on from is worked out once, if somebody asks. */
export class Annals {
  readonly #backing: Backing;
  readonly #record: BattleRecord;
  #earlier: { readonly until: number; readonly chapters: readonly Chapter[] } | null = null;

  constructor(backing: Backing, record: BattleRecord) {
    this.#backing = backing;
    this.#record = record;
  }

  /** What each input after that one has brought about. */
  async after(rev: number, { since, chapters }: Play): Promise<readonly Chapter[]> {
    const earlier = since > 0 && rev < since ? await this.#until(since) : [];
    return [...earlier, ...chapters].filter((chapter) => chapter.rev > rev);
  }

  async #until(seq: number): Promise<readonly Chapter[]> {
    if (this.#earlier?.until === seq) return this.#earlier.chapters;
    const { store, edition } = this.#backing;
    const chapters = await chaptersUntil(store, edition, this.#record, seq);
    this.#earlier = { until: seq, chapters };
    return chapters;
  }
}
