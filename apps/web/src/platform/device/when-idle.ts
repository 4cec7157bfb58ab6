/**
 * Calls `act` when the page is idle, within `longestWaitMs`; where `requestIdleCallback` is missing
 * (Safari), after a fifth of that. Returns the cancel function.
 */
export function whenIdle(act: () => void, longestWaitMs: number): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, longestWaitMs / 5);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(act, { timeout: longestWaitMs });
  return () => cancelIdleCallback(turn);
}
