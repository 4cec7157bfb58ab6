import {
  type WatchlistTitle,
  toggleWatchlist,
  useIsOnWatchlist,
} from "#platform/watchlist-store.ts";
import { say } from "#platform/words/say.ts";
import { Heart } from "./heart.tsx";
import styles from "./watchlist-toggle.module.css";

/** Watchlist toggle on a card. Must be a sibling of the card's link. */
export function WatchlistToggle({ title }: { title: WatchlistTitle }) {
  const isOnWatchlist = useIsOnWatchlist(title.id);
  return (
    // `data-aside`: its button is a stop of its own (use-roving-focus.ts). `data-action`: its name in
    // the card's menu, which replaces it on touch screens and televisions.
    <div
      className={styles.corner}
      data-aside
      data-action={isOnWatchlist ? say`Remove from watchlist` : say`Add to watchlist`}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isOnWatchlist}
        aria-label={say`${title.title} on my watchlist`}
        onClick={() => toggleWatchlist(title)}
      >
        <Heart isFull={isOnWatchlist} />
      </button>
    </div>
  );
}
