import type { Campaign } from '@riposte/shared/campaign/campaign';
import type { WholeCampaign } from '@riposte/shared/campaign/campaign-file';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { ImportCampaign } from '@riposte/shared/protocol/campaign';
import type { FightFault } from '@riposte/shared/scenario/fight-file';
import type { FailureTerms } from '../words/terms.ts';

/** The work of a thread: to read the body of an import, or to write a campaign's file. */
export type FileTask = { readonly body: Uint8Array } | { readonly whole: WholeCampaign };

/** A campaign in a file, and the person who imports it. */
export interface ImportedCampaign {
  readonly person: Omit<ImportCampaign, 'file'>;
  readonly campaign: Campaign;
  readonly pictures: Pictures;
}

/** The answer of a thread: the content of the body, the bytes of the file, or why the body is refused. */
export type FileAnswer =
  | { readonly imported: ImportedCampaign }
  | { readonly file: Uint8Array }
  | { readonly refused: FailureTerms; readonly faults: readonly FightFault[] | undefined };

/** The data with which a thread is started. */
export interface FileThreadData {
  /** The URL of a module that exports the ruleset registry as `REGISTRY`. */
  readonly registry: string;
  readonly task: FileTask;
}
