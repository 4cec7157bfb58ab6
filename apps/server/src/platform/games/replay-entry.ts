/** The replay thread's module: a source beside this one, or the bundle's file beside the bundle. */
export const replayEntry = import.meta.url.endsWith(".ts")
  ? new URL("./replay-worker.ts", import.meta.url)
  : new URL("./replay-worker.js", import.meta.url);
