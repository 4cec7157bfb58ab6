import {
  type WatchlistTitle,
  toggleWatchlist,
  useIsOnWatchlist,
} from "#platform/watchlist-store.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Heart } from "./heart.tsx";

/** Puts a title on the watchlist or takes it off, in words. */
export function HeartButton({ title }: { title: WatchlistTitle }) {
  const isKept = useIsOnWatchlist(title.id);
  return (
    <Button look="glass" aria-pressed={isKept} onClick={() => toggleWatchlist(title)}>
      <Heart isFull={isKept} />
      {say`My watchlist`}
    </Button>
  );
}
