import type { ReactNode } from "react";
import { Boundary } from "#ui/late/boundary.tsx";
import { TryAgain } from "#ui/message/try-again.tsx";

/** Lets one part of a page fail by itself: the rest stays, and the part can be tried again. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <Boundary renderFailure={TryAgain}>{children}</Boundary>;
}
