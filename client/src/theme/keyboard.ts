/** Ends the table above the on-screen keyboard. Some browsers overlay the page and report it only here. */
export function stayAboveKeyboard(): void {
  const { visualViewport: seen } = window;
  if (!seen) return;
  const fit = () => {
    const height = seen.height * seen.scale; // on a zoomed page the visible part is smaller than the page
    const isCovered = height < innerHeight - 1;
    const { style } = document.documentElement;
    if (isCovered) style.setProperty('--seen', `${height}px`);
    else style.removeProperty('--seen');
  };
  seen.addEventListener('resize', fit);
}
