import type { Role } from '@riposte/shared/protocol/messages';
import type { RecordedEyes } from '@riposte/shared/recording/recording';
import { ask } from './api.ts';
import { type Invitation, recall } from './link.ts';

/** The recording of a fight, as this browser may see it. */
export interface Fetched {
  /** The text of its file. */
  readonly file: string;
  /** The role that the invitation grants. */
  readonly role: Role;
}

/** Fetches a recorded fight from a viewpoint; if `eyes` is omitted, from the best that is allowed. */
export async function fetchRecording(invitation: Invitation, eyes?: RecordedEyes): Promise<Fetched> {
  const { battle, token } = invitation;
  const seatKey = recall(invitation)?.seatKey;
  const body = { token, ...(seatKey !== undefined && { seatKey }), ...(eyes && { eyes }) };
  const response = await ask(`/api/battles/${encodeURIComponent(battle)}/recording`, body);
  return { file: await response.text(), role: response.headers.get('Riposte-Role') as Role };
}
