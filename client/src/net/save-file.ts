/** Downloads text or data as a file. */
export function save(content: BlobPart, name: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address)); // runs after the browser has started the download
}

/** Returns a file name made from a title. The name is valid on every system. */
export function fileNameOf(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'fight'
  );
}
