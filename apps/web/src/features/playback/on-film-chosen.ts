/** The page of a film comes so much later at most, where the house does not answer. */
const answerTimeoutMs = 80;
/** And so much after the answer: its first picture is near by then, and can be there with the page. */
const pictureTimeoutMs = 120;

/** What is on its way for a title that was chosen. */
export type Coming = { answered: Promise<unknown>; ready: Promise<unknown> };

/**
 * Calls with a title as its link is followed, and lets the link be followed once that is done, or has
 * taken too long to wait for: drawing a page keeps the browser from everything else, and the film's
 * first picture need not wait for that. Where `choose` answers null it is at hand already.
 */
export function onFilmChosen(choose: (titleId: string) => Coming | null): void {
  let held: HTMLAnchorElement | null = null;
  let isLetGo = false;
  const hold = (link: HTMLAnchorElement, { answered, ready }: Coming) => {
    held = link;
    const follow = () => {
      if (held !== link) return;
      held = null;
      // A list that was drawn anew meanwhile has another link in its place.
      if (!link.isConnected) return history.pushState(null, "", link.href);
      isLetGo = true;
      link.click();
      isLetGo = false;
    };
    const unanswered = setTimeout(follow, answerTimeoutMs);
    const waitOn = () => {
      clearTimeout(unanswered);
      setTimeout(follow, pictureTimeoutMs);
    };
    // What is here already settles while the click is still being dispatched. A browser ignores a
    // second click on a link until the first, by the Enter key, is over.
    const followNext = () => setTimeout(follow);
    answered.then(waitOn, followNext);
    ready.then(followNext, followNext);
  };
  const hear = (event: MouseEvent) => {
    if (isLetGo) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const titleId = readTitle(event, link);
    if (!link || link !== held) {
      // Whoever clicks elsewhere meanwhile means that.
      held = null;
      const coming = titleId === null ? null : choose(titleId);
      if (!link || !coming) return;
      hold(link, coming);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", hear, { capture: true });
}

/** The title that a click leads to in this window; null when it leads elsewhere. */
function readTitle(event: MouseEvent, link: HTMLAnchorElement | null): string | null {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isElsewhere || event.button !== 0 || link?.origin !== location.origin) return null;
  const [, titleId] = /^\/watch\/([^/]+)$/.exec(link.pathname) ?? [];
  return titleId === undefined ? null : decodeURIComponent(titleId);
}
