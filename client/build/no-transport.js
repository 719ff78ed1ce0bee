/** In the place of a way to the server that this page never takes: it speaks over web sockets alone. */
export class H3TransportTransport {
  constructor() {
    throw new Error('This page has been built for web sockets.');
  }
}
