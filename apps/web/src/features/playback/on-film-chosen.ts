/** The page of a film changes so much later at most, where its first picture can be there with it. */
const mostPatienceMs = 80;

/**
 * Calls with a title as its link is followed, and lets the link be followed once that is done, or has
 * taken too long to wait for: drawing a page keeps the browser from everything else, and the film's
 * first picture need not wait for that.
 */
export function onFilmChosen(choose: (titleId: string) => Promise<unknown>): void {
  let held: HTMLAnchorElement | null = null;
  let isLetGo = false;
  const hear = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (isLetGo || isElsewhere || event.button !== 0 || link?.origin !== location.origin) return;
    const [, titleId] = /^\/watch\/([^/]+)$/.exec(link.pathname) ?? [];
    if (titleId === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (held === link) return;
    held = link;
    const follow = () => {
      if (held !== link) return;
      held = null;
      isLetGo = true;
      link.click();
      isLetGo = false;
    };
    setTimeout(follow, mostPatienceMs);
    void choose(decodeURIComponent(titleId)).then(follow, follow);
  };
  document.addEventListener("click", hear, { capture: true });
}
