/** Where the viewer's attention is: on the hero, on a film about to be chosen, or elsewhere. */
export type Regard = "settled" | "film" | "elsewhere";

const settledMs = 2500;
/** Visible share above which the hero counts as viewed. */
const seenShare = 0.6;
const stirs = ["scroll", "wheel", "keydown", "pointerdown"] as const;

/**
 * Reports attention: `settled` once the hero has been in view without interaction, `film` when a
 * film's link is hovered or focused. Returns a function that stops it.
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
  const update = () => {
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
    update();
  };

  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = (entry?.intersectionRatio ?? 0) >= seenShare;
      update();
    },
    { threshold: seenShare },
  );
  observer.observe(hero);
  document.addEventListener("visibilitychange", update, { signal });
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
