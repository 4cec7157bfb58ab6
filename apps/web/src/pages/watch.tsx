import { type WatchAddress, useWatchedTitle } from "./watch/use-watched-title.ts";
import { WatchTheatre } from "./watch/watch-theatre.tsx";

type Props = { params: WatchAddress };

/** A film by its id, or by its index on a shelf. */
export function WatchPage({ params }: Props) {
  return <WatchTheatre titleId={useWatchedTitle(params)} />;
}
