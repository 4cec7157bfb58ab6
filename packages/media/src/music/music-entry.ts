/** The music workers' module: a source beside this one, or the bundle's file beside the bundle. */
export const musicEntry = import.meta.url.endsWith(".ts")
  ? new URL("./music-worker.ts", import.meta.url)
  : new URL("./music-worker.js", import.meta.url);
