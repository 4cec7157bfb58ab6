/**
 * Acts when the page has nothing else to do, `longestWaitMs` from now at the latest; where a browser
 * cannot tell (Safari), after a fifth of that. Returns what calls it off.
 */
export function whenIdle(act: () => void, longestWaitMs: number): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, longestWaitMs / 5);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(act, { timeout: longestWaitMs });
  return () => cancelIdleCallback(turn);
}
