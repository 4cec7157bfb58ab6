import {
  type WatchlistTitle,
  toggleWatchlist,
  useIsOnWatchlist,
} from "#platform/watchlist-store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Heart } from "./heart.tsx";

/** Watchlist toggle with a text label. */
export function WatchlistButton({ title }: { title: WatchlistTitle }) {
  const isOnWatchlist = useIsOnWatchlist(title.id);
  return (
    <Button variant="glass" aria-pressed={isOnWatchlist} onClick={() => toggleWatchlist(title)}>
      <Heart isFull={isOnWatchlist} />
      {say`My watchlist`}
    </Button>
  );
}
