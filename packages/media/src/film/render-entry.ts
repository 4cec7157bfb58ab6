/** The render workers' module: a source beside this one, or the bundle's file beside the bundle. */
export const renderEntry = import.meta.url.endsWith(".ts")
  ? new URL("./film-worker.ts", import.meta.url)
  : new URL("./film-worker.js", import.meta.url);
