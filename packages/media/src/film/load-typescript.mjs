import { register } from "tsx/esm/api";

// Run in place of a worker's own module while that is TypeScript: the bundle has no use for it.
const [, , entry] = process.argv;
register();
await import(entry);
