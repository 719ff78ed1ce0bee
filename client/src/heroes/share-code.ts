import { MOST_FILE_BYTES } from '@riposte/shared/scenario/fight-file';

/** Encodes text, such as a fight file, as a code for links. The code is compressed and in base64url. */
export async function shareCodeOf(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Returns the text of a share code. Returns undefined if the code is invalid, or if the text is larger than a fight
 * file may be.
 */
export async function textOfShareCode(code: string): Promise<string | undefined> {
  try {
    const letters = atob(code.trim().replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await textWithin(unpacked, MOST_FILE_BYTES);
  } catch {
    return undefined;
  }
}

/** Returns the text of a stream; undefined if it is longer than `most` bytes. Stops reading at the limit. */
async function textWithin(stream: ReadableStream<Uint8Array>, most: number): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
