import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Starts a thread whose module is a source, as in tests and `npm run dev`, or a file of the bundle. */
export function startThread(entry: URL, options: WorkerOptions = {}): Worker {
  const isSource = entry.pathname.endsWith(".ts");
  return new Worker(isSource ? typeScriptLoader : entry, {
    ...options,
    argv: isSource ? [entry.href] : [],
    env: {},
  });
}

const typeScriptLoader = fileURLToPath(new URL("./film/load-typescript.mjs", import.meta.url));
