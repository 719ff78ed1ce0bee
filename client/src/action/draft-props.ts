import type { Draft } from '../battle/draft.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';

/** Props of the components that edit a draft. */
export interface DraftProps {
  readonly snapshot: BattleSnapshot;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}
