import { install } from "#setup/install.mjs";

/** `npm run bench`: installs what the benchmark needs before loading it. */
install();
await import("./bench.mjs");
