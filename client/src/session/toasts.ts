import { signal } from '@preact/signals';
import type { Rejection } from '@riposte/shared';

/** A message that disappears after a while. */
export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly clause?: string;
  readonly tone: 'bad' | 'good';
}

const LASTS_MS = 6000;
const MOST = 3;

/** Holds the messages that are on the screen now. */
export class Toasts {
  readonly shown = signal<readonly Toast[]>([]);
  #count = 0;

  say(toast: Omit<Toast, 'key'>): void {
    const key = ++this.#count;
    this.shown.value = [...this.shown.value, { ...toast, key }].slice(-MOST);
    setTimeout(() => this.dismiss(key), LASTS_MS);
  }

  /** Shows the reason for a rejection, with the clause that it is based on. */
  showRejection({ message, clause }: Omit<Rejection, 'code'>): void {
    this.say({ text: message, tone: 'bad', ...(clause ? { clause } : {}) });
  }

  dismiss(key: number): void {
    this.shown.value = this.shown.value.filter((toast) => toast.key !== key);
  }
}
