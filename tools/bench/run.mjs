import { install } from "#setup/install.mjs";

/** `npm run bench`: what it measures with may have to be installed before it can be loaded. */
install();
await import("./bench.mjs");
