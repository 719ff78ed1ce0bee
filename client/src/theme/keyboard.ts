/** Has the table end where a keyboard on the screen begins: some browsers lay it over the page, and tell here alone. */
export function stayAboveKeyboard(): void {
  const { visualViewport: seen } = window;
  if (!seen) return;
  const fit = () => {
    const height = seen.height * seen.scale; // zoomed in, less is seen of a page that is as high as before
    const isCovered = height < innerHeight - 1;
    const { style } = document.documentElement;
    if (isCovered) style.setProperty('--seen', `${height}px`);
    else style.removeProperty('--seen');
  };
  seen.addEventListener('resize', fit);
}
