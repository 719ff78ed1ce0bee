import { effect, signal, untracked } from '@preact/signals';
import { usedPictures } from '@riposte/shared/scenario/picture-files';
import type { Fight } from '@riposte/shared/scenario/write-fight';
import { BattleViewModel } from '../battle/view-model.ts';
import { readStored, store } from '../net/browser-storage.ts';
import { picturesOf } from '../net/pictures.ts';
import type { Tool } from '../session/tool.ts';
import { Balancing } from './balancing.ts';
import { snapshotOf } from './document-scene.ts';
import { EnemySearch } from './enemy-search.ts';
import type { FightDocument } from './fight-document.ts';
import { OddsWorkerClient } from './odds-worker-client.ts';
import { placing } from './placing.ts';

/** The storage key of the edited fight. */
const STORAGE_KEY = 'riposte:workshop';

/** How long after the last change the fight is stored, in milliseconds. */
const STORE_AFTER = 400;

/** Holds the state of the editor: the edited fight, a view model that shows it, and the current map tool. */
export class Editor {
  readonly document: FightDocument;
  readonly model = new BattleViewModel();
  /** The current map tool. It places fighters unless another tool is selected. */
  readonly tool = signal<Tool | null>(null);
  readonly balancing = new Balancing();
  readonly enemySearch = new EnemySearch();
  readonly oddsWorker = new OddsWorkerClient();
  readonly #ends: (() => void)[] = [];

  constructor(document: FightDocument) {
    this.document = document;
    const snapshot = snapshotOf(document);
    this.placeAgain();
    this.#ends.push(
      effect(() => {
        const now = snapshot.value;
        untracked(() => this.model.show(now)); // `show` reads the previous snapshot, on which this effect must not depend
      }),
      storeChanges(document),
      effect(() => {
        const { pictures = {} } = document.fight.value;
        this.model.addressOf.value = (picture) => pictures[picture];
      }),
    );
    void picturesOf(document.ruleset.id).then((pictures) => {
      this.model.pictures.value = pictures;
    });
  }

  placeAgain(): void {
    this.tool.value = placing(this.document, this.model);
  }

  clear(): void {
    this.balancing.cancel();
    this.enemySearch.cancel();
    this.oddsWorker.close();
    for (const end of this.#ends) end();
  }
}

/** Returns the fight that this browser edited last, even if it has errors; undefined if there is none. */
export function lastEdited(): Fight | undefined {
  const kept = readStored<Partial<Fight>>(STORAGE_KEY);
  const isWhole = typeof kept?.title === 'string' && Array.isArray(kept.setup?.combatants);
  return isWhole ? (kept as Fight) : undefined;
}

function storeChanges({ fight }: FightDocument): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const { pictures = {}, ...kept } = fight.peek();
    store(STORAGE_KEY, { ...kept, pictures: usedPictures(kept.setup, pictures) });
  };
  const end = effect(() => {
    void fight.value;
    clearTimeout(timer);
    timer = setTimeout(write, STORE_AFTER);
  });
  addEventListener('pagehide', write);
  return () => {
    end();
    clearTimeout(timer);
    removeEventListener('pagehide', write);
  };
}
