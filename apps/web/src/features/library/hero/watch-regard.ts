/** What the page is about: the hero in peace, a film that is about to be chosen, or something else. */
export type Regard = "settled" | "film" | "elsewhere";

const settledMs = 2500;
/** The hero counts as looked at while this share of it is on the screen. */
const seenShare = 0.6;
const stirs = ["scroll", "wheel", "keydown", "pointerdown"] as const;

/**
 * Tells where the viewer's regard goes: `settled` once the hero has been in view for a moment and
 * nothing was done, `film` as soon as a film's link is pointed at or focused. Answers the function
 * that ends it.
 */
export function watchRegard(hero: Element, tell: (regard: Regard) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isSeen = false;
  let isAtFilm = false;
  let isSettled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSettled = true;
      tell("settled");
    }, settledMs);
  };
  const look = () => {
    clearTimeout(timer);
    isSettled = false;
    const isElsewhere = !isSeen || document.hidden;
    if (isElsewhere || isAtFilm) tell(isElsewhere ? "elsewhere" : "film");
    else wait();
  };
  const noteFilm = ({ target }: Event) => {
    const isFilm = target instanceof Element && target.closest("a[href^='/watch/']") !== null;
    if (isFilm === isAtFilm) return;
    isAtFilm = isFilm;
    look();
  };

  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = (entry?.intersectionRatio ?? 0) >= seenShare;
      look();
    },
    { threshold: seenShare },
  );
  observer.observe(hero);
  document.addEventListener("visibilitychange", look, { signal });
  document.addEventListener("pointerover", noteFilm, { signal, passive: true });
  document.addEventListener("focusin", noteFilm, { signal });
  const stir = () => {
    if (timer !== undefined && !isSettled && isSeen && !isAtFilm && !document.hidden) wait();
  };
  for (const kind of stirs) addEventListener(kind, stir, { signal, passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    end.abort();
  };
}
