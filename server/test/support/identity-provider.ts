import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT = { client: 'riposte', secret: 'a secret of the tests' };

/**
 * Starts an identity provider for a server whose pages have the origin `site`. It signs everyone in as the user that
 * `user` returns, without asking.
 */
export async function provideIdentity(site: string, user: () => string) {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const provider = new Provider(issuer.href.replace(/\/$/, ''), {
    clients: [
      {
        client_id: CLIENT.client,
        client_secret: CLIENT.secret,
        redirect_uris: [`${site}/api/key-ring/signed-in`],
      },
    ],
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  http.on('request', (request, response) => {
    const isLogin = request.url?.startsWith('/login/');
    if (!isLogin) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: user() } });
  });
  return { issuer, stop: () => new Promise((resolve) => http.close(resolve)) };
}
