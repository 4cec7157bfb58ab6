import { type WatchAddress, useWatchedTitle } from "./watch/use-watched-title.ts";
import { WatchTheatre } from "./watch/watch-theatre.tsx";

type Props = { params: WatchAddress };

/** A film by its own address, or by its position on a shelf. */
export function WatchPage({ params }: Props) {
  return <WatchTheatre titleId={useWatchedTitle(params)} />;
}
