import { useEffect } from 'preact/hooks';

const sheet = new CSSStyleSheet();

/** Outlines the button with this test id while the calling component is mounted. Null outlines no button. */
export function useOutline(button: string | null): void {
  useEffect(() => {
    if (button === null) return;
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    sheet.replaceSync(`[data-testid="${CSS.escape(button)}"]{outline:var(--coached);outline-offset:3px}`);
    return () => sheet.replaceSync('');
  }, [button]);
}
