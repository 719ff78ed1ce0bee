import * as words from '../words/print.ts';

/* Gives a finished picture to the user: on the clipboard, or to another app. */

/** Returns whether the browser can put a picture on the clipboard. Pages served over plain HTTP cannot. */
export function canCopy(): boolean {
  return typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';
}

/** Puts a picture on the clipboard. Throws with a sentence for the user if the browser does not allow it. */
export async function copyPicture(picture: Promise<Blob>): Promise<void> {
  const item = new ClipboardItem({ 'image/png': picture }); // takes the promise, because Safari allows copying only right after the press
  await navigator.clipboard.write([item]).catch((cause: unknown) => {
    throw new Error(words.notCopied, { cause });
  });
}

/** Returns whether the browser can pass a picture to another app, as on phones. */
export function canShare(): boolean {
  const file = new File([], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Lets the user choose an app for a picture. Throws with a sentence for the user if that fails. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  await navigator.share({ files }).catch((cause: unknown) => {
    const isCanceled = cause instanceof DOMException && cause.name === 'AbortError';
    if (!isCanceled) throw new Error(words.notShared, { cause });
  });
}
