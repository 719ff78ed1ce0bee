import { serve, UNBOUNDED } from './harness.ts';
import { MailServer } from './mail-server.ts';
import { PushService } from './push-service.ts';
import { Receiver } from './receiver.ts';

/** The address of the page in messages. */
export const SITE = 'https://table.example';

/** Starts a server with stand-ins for a push service, a mail server and the receiver of webhooks. */
export async function serveTold(calls: number) {
  const [push, mail, hook] = await Promise.all([PushService.start(), MailServer.start(), Receiver.start()]);
  const told = {
    mail: { smtp: mail.url, from: 'riposte@table.example', site: SITE },
    site: SITE,
    allowedHosts: [push.receiver.host, hook.host],
  };
  const server = await serve(undefined, { ...UNBOUNDED, calls }, undefined, undefined, undefined, told);
  server.notifications.sender.start(20);
  const stop = async () => {
    await server.stop();
    push.receiver.stop();
    hook.stop();
    mail.stop();
  };
  return { ...server, push, mail, hook, stop };
}
