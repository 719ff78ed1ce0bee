const PULSE_MS = 4_000;

/** The addresses of the server, and the browser's events about the network. */
export interface Surroundings {
  /** Prefix of the API's paths. */
  readonly api: string;
  /** The address of the rooms. */
  readonly rooms: string;
  /** Fires `offline` and `online`. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The server is asked for a sign of life so often, in milliseconds; if one does not come, the connection is lost. */
  readonly pulse: number;
}

/** The page that this is part of, and its server. */
export function ofThisPage(): Surroundings {
  const rooms = import.meta.env.DEV ? '/colyseus' : location.origin;
  return { api: '', rooms, network: window, pulse: PULSE_MS };
}
