/**
 * Calls with a title as its link is followed, before the page behind it is drawn: whatever its first
 * picture needs can then be on its way.
 */
export function onFilmChosen(choose: (titleId: string) => void): void {
  const hear = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (isElsewhere || event.button !== 0 || link?.origin !== location.origin) return;
    const [, titleId] = /^\/watch\/([^/]+)$/.exec(link.pathname) ?? [];
    if (titleId !== undefined) choose(decodeURIComponent(titleId));
  };
  document.addEventListener("click", hear, { capture: true, passive: true });
}
