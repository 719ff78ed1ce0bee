const PULSE_MS = 4_000;

/** The addresses of the server, and the source of network events. Tests replace them. */
export interface Environment {
  /** The prefix of the API's paths. */
  readonly api: string;
  /** The base URL of the Colyseus rooms. */
  readonly rooms: string;
  /** An event target for `offline` and `online`. */
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds between two pings. If a ping gets no reply, the connection counts as lost. */
  readonly pulse: number;
}

/** Returns the environment of the current page and its server. */
export function ofThisPage(): Environment {
  const rooms = import.meta.env.DEV ? '/colyseus' : location.origin;
  return { api: '', rooms, network: window, pulse: PULSE_MS };
}
