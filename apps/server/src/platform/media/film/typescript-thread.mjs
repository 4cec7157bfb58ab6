import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

// Run in place of a worker's own module while that is TypeScript: the bundle has no use for it.
register();
await import(workerData.entry);
