import type { ReactNode } from "react";
import { RetryBoundary } from "#ui/lazy-load/retry-boundary.tsx";
import { RetryMessage } from "#ui/message/retry-message.tsx";

/** Error boundary of one section, with a retry. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return <RetryBoundary renderFailure={RetryMessage}>{children}</RetryBoundary>;
}
