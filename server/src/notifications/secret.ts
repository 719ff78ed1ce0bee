import type { NotificationStore } from '../store/notification-store.ts';

/** A secret of this server, which is read from the store once. */
export class Secret {
  readonly #read: () => Promise<string>;
  #value: Promise<string> | undefined;

  /** `make` returns a new secret, for a store that has none with this name yet. */
  constructor(store: NotificationStore, name: string, make: () => string) {
    this.#read = () => store.secret(name, make);
  }

  /** Returns the secret. Throws `StoreUnavailable` if it cannot be read; the next call then tries again. */
  async value(): Promise<string> {
    this.#value ??= this.#read();
    return await this.#value.catch((error) => {
      this.#value = undefined;
      throw error;
    });
  }
}
