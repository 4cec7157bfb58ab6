import { Suspense } from "react";
import { WatchTheatre } from "./watch/watch-theatre.tsx";
import { WatchOnShelf } from "./watch/watch-on-shelf.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";

type Props = { params: { id?: string; section?: string } };

/** A film by its own address, or by its place on a shelf. */
export function WatchPage({ params: { id = "", section } }: Props) {
  return (
    <Suspense fallback={<Spinner />}>
      {section ? <WatchOnShelf section={section} id={id} /> : <WatchTheatre titleId={id} />}
    </Suspense>
  );
}
