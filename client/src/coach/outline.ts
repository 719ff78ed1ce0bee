import { useEffect } from 'preact/hooks';

const sheet = new CSSStyleSheet();

/** Outlines the button with a test id for as long as the caller is shown; null outlines none. */
export function useOutline(button: string | null): void {
  useEffect(() => {
    if (button === null) return;
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    sheet.replaceSync(`[data-testid="${CSS.escape(button)}"]{outline:var(--coached);outline-offset:3px}`);
    return () => sheet.replaceSync('');
  }, [button]);
}
