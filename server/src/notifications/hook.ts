import type { CalledSeat, Delivery, HookRecord } from '../store/notification-store.ts';
import { theirMove, theirMoveFor, theirMoveUntil } from '../words/messages/notifications.ts';
import { leftOf, tablePath } from './links.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Outgoing } from './outgoing.ts';

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'Riposte' };

/** Sends a message to a table's webhook. */
export async function sendToHook(outgoing: Outgoing, hook: HookRecord, delivery: Delivery): Promise<Outcome> {
  const body = hook.format === 'discord' ? discordMessage(hook, delivery) : plainMessage(hook, delivery);
  return outcomeOf(await outgoing.post(hook.url, HEADERS, JSON.stringify(body)));
}

/**
 * Returns the message in Discord's format. Names in it have no formatting, and do not notify the people who have these
 * names there.
 */
function discordMessage({ site }: HookRecord, { battle, title, called }: Delivery): object {
  const lines = [`**${escaped(title)}**`, ...called.map(discordLine), site + tablePath(battle)];
  return { content: lines.join('\n').slice(0, 2_000), allowed_mentions: { parse: [] } };
}

/** Returns the line for one person. Discord shows the time in each reader's own time zone. */
function discordLine({ name, deadline }: CalledSeat): string {
  if (deadline === null) return theirMove(escaped(name));
  return theirMoveUntil(escaped(name), `<t:${Math.floor(deadline / 1000)}:R>`);
}

function plainMessage({ site }: HookRecord, { id, battle, title, called }: Delivery): object {
  return {
    id,
    event: 'waiting',
    battle,
    title,
    link: site + tablePath(battle),
    text: called.map(plainLine).join(' '),
    waiting: called.map(({ name, deadline }) => ({
      name,
      deadline: deadline === null ? null : new Date(deadline).toISOString(),
    })),
  };
}

function plainLine(one: CalledSeat): string {
  const left = leftOf(one);
  return left === null ? theirMove(one.name) : theirMoveFor(one.name, left);
}

function escaped(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()@<:-]/g, '\\$&');
}
