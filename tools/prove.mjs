import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { install } from "./setup/install.mjs";
import { run, say } from "./setup/step.mjs";
import { parts } from "./test/parts.mjs";
import { buildOnce } from "./test/build-once.mjs";

/**
 * `npm run prove -- <area>` runs in full what `npm test` only samples: kill series, whole-catalog
 * checks, long matrices, measured ratios, and the journeys in `e2e/journeys/evidence`. An area is a
 * folder or part of one: `stage`, `sound`, `films`, `server`, `player`, `games`. Without an area it
 * runs everything.
 */
const asked = process.argv.slice(2);
const journeyFolder = "e2e/journeys/evidence";
const evidence = ["apps", "packages", "tools", journeyFolder].flatMap(listEvidence);
const chosen = evidence.filter(
  (file) => asked.length === 0 || asked.some((area) => isIn(file, area)),
);
if (chosen.length === 0) {
  const known = [...new Set(evidence.map((file) => file.split("/").slice(0, 2).join("/")))];
  say(`Nothing to prove in ${asked.join(", ")}. There is evidence in ${known.join(", ")}.`);
  process.exit(1);
}
install();
mkdirSync("artifacts/results", { recursive: true });
say(`Proving:\n  ${chosen.join("\n  ")}`);

let hasFailed = false;
for (const name of ["unit", "ffmpeg", "browser"]) {
  const files = chosen.filter((file) => partOf(file) === name);
  if (files.length === 0) continue;
  const part = parts[name];
  if (part.needsBuild) await buildOnce();
  const { env = {}, stop } = (await part.provide?.()) ?? {};
  const projects = part.areas.flatMap((area) => ["--project", area]);
  const succeeded = run("npx", ["vitest", "run", ...projects, ...files], {
    env: { ...process.env, ...env, GOLDMANE_PROVE: "1" },
  });
  await stop?.();
  hasFailed ||= !succeeded;
}
const journeys = chosen.filter((file) => partOf(file) === "journeys");
if (journeys.length > 0) {
  await buildOnce();
  const { env } = parts.journeys.provide();
  const files = journeys.map((file) => relative("e2e", file));
  const args = ["playwright", "test", "--project=evidence", "--reporter=list", ...files];
  const succeeded = run("npx", args, { cwd: "e2e", env: { ...process.env, ...env } });
  hasFailed ||= !succeeded;
}
process.exitCode = hasFailed ? 1 : 0;

function listEvidence(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist")
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listEvidence(path);
      const isJourney = path.startsWith(journeyFolder) && path.endsWith(".spec.ts");
      const isEvidence = isJourney || (/\.test\.tsx?$/.test(path) && usesSamples(path));
      return isEvidence ? [path] : [];
    });
}

function usesSamples(file) {
  return readFileSync(file, "utf8").includes("@goldmane/std/testing/sample");
}

function isIn(file, area) {
  return file.split("/").some((name) => name === area || name.startsWith(`${area}.`));
}

function partOf(file) {
  if (file.startsWith(journeyFolder)) return "journeys";
  if (file.includes(".browser.")) return "browser";
  return file.includes(".ffmpeg.") ? "ffmpeg" : "unit";
}
