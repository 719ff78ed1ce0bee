import type { Role } from '@riposte/shared/protocol/messages';
import type { RecordedEyes } from '@riposte/shared/recording/recording';
import { ask } from './api.ts';
import { type Invitation, recall } from './link.ts';

/** A recording of a fight, limited to what the invitation may see. */
export interface Fetched {
  /** The text of the recording's file. */
  readonly file: string;
  /** The role that the invitation grants. */
  readonly role: Role;
}

/**
 * Fetches the recording of a fight from the viewpoint `eyes`. If `eyes` is omitted, uses the viewpoint that sees most
 * of what the invitation allows.
 */
export async function fetchRecording(invitation: Invitation, eyes?: RecordedEyes): Promise<Fetched> {
  const { battle, token } = invitation;
  const seatKey = recall(invitation)?.seatKey;
  const body = { token, ...(seatKey !== undefined && { seatKey }), ...(eyes && { eyes }) };
  const response = await ask(`/api/battles/${encodeURIComponent(battle)}/recording`, body);
  return { file: await response.text(), role: response.headers.get('Riposte-Role') as Role };
}
