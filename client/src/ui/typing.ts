/** Returns whether the user types in the target of a key event, so that the key belongs to a field. */
export function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** Returns whether a dialog is open. An open dialog receives all keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
