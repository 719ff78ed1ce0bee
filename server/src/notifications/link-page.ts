import escapeHtml from 'escape-html';

/** Returns a small page in plain HTML. With `button`, it has a form that sends a POST request to the same address. */
export function linkPage(title: string, text: string, button?: string): string {
  const form =
    button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
</html>
`;
}
