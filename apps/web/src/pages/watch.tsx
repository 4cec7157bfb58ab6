import { lazy, Suspense } from "react";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { WatchTheatre } from "./watch/watch-theatre.tsx";

const WatchOnShelf = lazy(() =>
  import("./watch/watch-on-shelf.tsx").then((module) => ({ default: module.WatchOnShelf })),
);

type Props = { params: { id?: string; section?: string } };

/** A film by its own address, or by its place on a shelf. */
export function WatchPage({ params: { id = "", section } }: Props) {
  return (
    <Suspense fallback={<Spinner />}>
      {section ? <WatchOnShelf section={section} id={id} /> : <WatchTheatre titleId={id} />}
    </Suspense>
  );
}
