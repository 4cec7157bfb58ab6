let begun = 0;

/** Milliseconds of baking after which the page gets a turn, so that it keeps answering. */
const turnMs = 14;

/** Lets the page draw and react, if baking has taken a while. */
export async function whenIdle(): Promise<void> {
  if (performance.now() - begun < turnMs) return;
  await new Promise((resolve) => setTimeout(resolve));
  begun = performance.now();
}
