import type { RecordedEyes } from '@riposte/shared/recording/recording';
import { ask } from './api.ts';
import { type Invitation, recall } from './link.ts';

/** A fight as this browser may see it, as the text of its file; `eyes` left out: as much as may be. */
export async function fetchRecording(invitation: Invitation, eyes?: RecordedEyes): Promise<string> {
  const { battle, token } = invitation;
  const seatKey = recall(invitation)?.seatKey;
  const body = { token, ...(seatKey !== undefined && { seatKey }), ...(eyes && { eyes }) };
  return await (await ask(`/api/battles/${encodeURIComponent(battle)}/recording`, body)).text();
}
