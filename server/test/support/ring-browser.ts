import type { RingCode, RingItem, RingOverview, SyncedRing } from '@riposte/shared/protocol/key-ring';

/** The reply of the server: its status, and the code of a failure or the content. */
export interface RingReply<Said> {
  readonly status: number;
  readonly said: Said;
}

/** A browser as the routes for key rings see it: it keeps cookies and sends its page's origin. */
export class RingBrowser {
  readonly url: string;
  /** The origin of the page that sends the requests. */
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` headers of the last reply. */
  received: readonly string[] = [];

  constructor(url: string, origin = url) {
    this.url = url;
    this.origin = origin;
  }

  async ask<Said = unknown>(path: string, body: object = {}, headers: object = {}): Promise<RingReply<Said>> {
    const response = await this.fetch(`${this.url}/api/key-ring/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const said = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, said: said?.error?.code ?? said };
  }

  /** This browser's cookies, as the value of a header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request with this browser's cookies. Does not follow redirects. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const { cookie } = this;
    const headers = { ...init.headers, ...(cookie && { cookie }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.received = response.headers.getSetCookie();
    for (const line of this.received) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async create(): Promise<this> {
    await this.ask('create', { device: 'Firefox' });
    return this;
  }

  sync(changes: readonly RingItem[] = [], since = 0): Promise<RingReply<SyncedRing>> {
    return this.ask('sync', { since, changes });
  }

  async code(): Promise<string> {
    return (await this.ask<RingCode>('code')).said.code;
  }

  open(code: string): Promise<RingReply<unknown>> {
    return this.ask('open/code', { code, device: 'Phone' });
  }

  async ring(): Promise<RingOverview['ring']> {
    return (await this.ask<RingOverview>('show')).said.ring;
  }
}
