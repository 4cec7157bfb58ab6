import { type WatchAddress, useWatchedTitle } from "./watch/use-watched-title.ts";
import { WatchLayout } from "./watch/watch-layout.tsx";

type Props = { params: WatchAddress };

/** A film by its id, or by its index in a row. */
export function WatchPage({ params }: Props) {
  return <WatchLayout titleId={useWatchedTitle(params)} />;
}
