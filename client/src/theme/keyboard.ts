/**
 * Keeps the table above the on-screen keyboard. Some browsers lay the keyboard over the page, and only
 * `visualViewport` reveals its height.
 */
export function stayAboveKeyboard(): void {
  const { visualViewport: seen } = window;
  if (!seen) return;
  const fit = () => {
    const height = seen.height * seen.scale; // multiplied by the scale, because the visible height shrinks when the user zooms the page
    const isCovered = height < innerHeight - 1;
    const { style } = document.documentElement;
    if (isCovered) style.setProperty('--seen', `${height}px`);
    else style.removeProperty('--seen');
  };
  seen.addEventListener('resize', fit);
}
