let begun = 0;

/** Milliseconds of baking after which the page gets a turn, so that it keeps answering. */
const turnMs = 14;

/**
 * Lets the page draw and react, if baking has taken a while.
 * @param isClosed whether the picture is no longer wanted; the promise then never resolves
 */
export async function whenIdle(isClosed: () => boolean): Promise<void> {
  if (performance.now() - begun >= turnMs) {
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  if (isClosed()) await new Promise<never>(() => undefined);
}
