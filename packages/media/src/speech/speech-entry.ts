/** The speech workers' module: a source beside this one, or the bundle's file beside the bundle. */
export const speechEntry = import.meta.url.endsWith(".ts")
  ? new URL("./speech-worker.ts", import.meta.url)
  : new URL("./speech-worker.js", import.meta.url);
