/** The longest delay of a film's page when the server does not answer. */
const answerTimeoutMs = 80;
/** The delay after the answer: the first picture is close by then and can appear with the page. */
const pictureTimeoutMs = 120;

/** Loads a chosen title. */
export type Coming = { answered: Promise<unknown>; ready: Promise<unknown> };

/**
 * Calls `choose` with a title when its link is followed, and follows the link once that is done or
 * has taken too long: rendering a page blocks the browser, and the film's first picture need not
 * wait for that. Where `choose` returns null it is loaded already.
 */
export function onFilmChosen(choose: (titleId: string) => Coming | null): void {
  let held: HTMLAnchorElement | null = null;
  let isLetGo = false;
  const hold = (link: HTMLAnchorElement, { answered, ready }: Coming) => {
    held = link;
    const follow = () => {
      if (held !== link) return;
      held = null;
      // A list that was re-rendered meanwhile has a new link element.
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
    // Promises that are already fulfilled settle while the click is still being dispatched. A
    // browser
    // ignores a second click on a link until the first, by the Enter key, is over.
    const followNext = () => setTimeout(follow);
    answered.then(waitOn, followNext);
    ready.then(followNext, followNext);
  };
  const hear = (event: MouseEvent) => {
    if (isLetGo) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const titleId = readTitle(event, link);
    if (!link || link !== held) {
      // A click elsewhere replaces this one.
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

/** The title that a click opens in this window; null when it leads elsewhere. */
function readTitle(event: MouseEvent, link: HTMLAnchorElement | null): string | null {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isElsewhere || event.button !== 0 || link?.origin !== location.origin) return null;
  const [, titleId] = /^\/watch\/([^/]+)$/.exec(link.pathname) ?? [];
  return titleId === undefined ? null : decodeURIComponent(titleId);
}
