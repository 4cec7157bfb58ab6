import { mkdirSync, rmSync } from "node:fs";
import { install } from "./setup/install.mjs";
import { say } from "./setup/step.mjs";
import { parts } from "./test/parts.mjs";
import { runPart } from "./test/run-part.mjs";

/**
 * `npm test` runs everything but the tour; `npm test pg` runs one part. Areas whose inputs have not
 * changed since they passed are skipped, unless `--all` is given or this is CI. The last line is
 * `N passed, N failed`.
 */
const args = process.argv.slice(2);
const named = args.filter((arg) => arg !== "--all");
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  say(`Unknown part: ${unknown.join(", ")}. The parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
const chosen = named.length > 0 ? named : Object.keys(parts).filter((name) => !parts[name].isExtra);
const settings = {
  isAll: args.includes("--all") || named.length > 0 || process.env.CI !== undefined,
  // One part alone shows its output as it runs; lanes that run side by side would mix theirs.
  isAlone: chosen.length === 1,
};

install();
rmSync("artifacts/results", { recursive: true, force: true });
mkdirSync("artifacts/results", { recursive: true });

const ends = new Map(chosen.map((name) => [name, announceEnd()]));
const results = (await Promise.all(["background", "realTime"].map(runLane))).flat();
for (const { flaky } of results) for (const name of flaky) say(`Passed on the second try: ${name}`);
const failed = results.flatMap((result) => result.failed);
for (const name of failed) say(`Failed: ${name}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const hasSkipped = results.some((result) => result.isUnchanged);
if (passed === 0 && hasSkipped) say("Nothing has changed since everything passed.");
say(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || (passed === 0 && !hasSkipped) ? 1 : 0;

async function runLane(lane) {
  const done = [];
  for (const name of chosen.filter((part) => parts[part].lane === lane)) {
    const failure = (error) => ({ passed: 0, failed: [`${name}: ${error.message}`], flaky: [] });
    const { after = [] } = parts[name];
    await Promise.all(after.map((other) => ends.get(other)?.hasEnded));
    done.push(await runPart(name, settings).catch(failure));
    ends.get(name).announce();
  }
  return done;
}

function announceEnd() {
  let announce;
  const hasEnded = new Promise((resolve) => (announce = resolve));
  return { hasEnded, announce };
}
