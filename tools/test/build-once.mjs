import { readFileSync } from "node:fs";
import { say } from "#setup/step.mjs";
import { runLogged } from "./run-logged.mjs";

const log = "artifacts/results/build.log";
let building;

/**
 * Builds the product if its sources changed: once for all parts that wait for it, while others run.
 */
export function buildOnce() {
  building ??= runLogged("node", ["tools/build-if-stale.mjs"], { log }).then((isBuilt) => {
    if (isBuilt) return;
    say(readFileSync(log, "utf8"));
    throw new Error("The build failed.");
  });
  return building;
}
