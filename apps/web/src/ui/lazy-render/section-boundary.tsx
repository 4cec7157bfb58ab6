import type { ReactNode } from "react";
import { RetryBoundary } from "#ui/lazy-load/retry-boundary.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";

/** Lets one part of a page fail by itself: the rest stays, and the part can be tried again. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return <RetryBoundary renderFailure={RetryMessage}>{children}</RetryBoundary>;
}
