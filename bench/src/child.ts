import type { ChildProcess } from 'node:child_process';

/**
 * Returns the next message that a process sends with `say`. Ignores messages that other tools send on the same
 * channel. Throws if the process ends first.
 */
export function nextAnswer<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const listen = (message: object) => {
      if (!('bench' in message)) return;
      child.off('message', listen);
      child.off('exit', fail);
      resolve(message.bench as Answer);
    };
    const fail = () => reject(new Error(`${child.spawnargs.slice(1).join(' ')} has ended before its time.`));
    child.on('message', listen);
    child.once('exit', fail);
  });
}

/** Sends `order` to a process and returns the process's reply. */
export function ask<Answer>(child: ChildProcess, order: string | object): Promise<Answer> {
  const answer = nextAnswer<Answer>(child);
  child.send(order);
  return answer;
}

/** Sends a message to the parent process, which receives it with `nextAnswer` or `ask`. */
export function say(answer: unknown): void {
  process.send?.({ bench: answer });
}
