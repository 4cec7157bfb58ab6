import { spawnSync } from "node:child_process";
import { install } from "./setup/install.mjs";
import { run, say } from "./setup/step.mjs";
import { findAffectedTests } from "./test/affected-tests.mjs";
import { buildOnce } from "./test/build-once.mjs";
import { readImports } from "./test/import-graph.mjs";
import { parts } from "./test/parts.mjs";

/**
 * `npm run test:changed` checks the uncommitted change, or the last commit where there is none, and
 * runs the tests that it can affect. `npm run test:changed -- main` does so for all since a revision.
 * Tests in a browser are named but left to `npm test`: they play films in real time.
 */
install();
const changed = listChanged(process.argv[2]);
if (changed.length === 0) {
  say("Nothing has changed.");
  process.exit(0);
}
const tests = findAffectedTests(readImports(), changed);
const hasStore = changed.some((file) => /\/store\.ts$|^apps\/server\/migrations\//.test(file));
say(`${changed.length} changed files can affect ${tests.length} test files.`);

const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
const steps = [
  ["npx", ["tsc", "-b"]],
  ...(sources.length > 0
    ? [["npx", ["oxlint", "-c", "oxlint.config.mjs", "--deny-warnings", ...sources]]]
    : []),
  ["npx", ["oxfmt", "--check", "--no-error-on-unmatched-pattern", ...changed]],
];
const failed = steps.filter(([command, args]) => !run(command, args)).map(([, [name]]) => name);

for (const name of ["unit", "ffmpeg", ...(hasStore ? ["pg"] : [])]) {
  const files = tests.filter((file) => partsOf(file).includes(name));
  if (files.length === 0) continue;
  const part = parts[name];
  if (files.some((file) => /\/main\b|\/cli\.test|crash|\.ffmpeg\./.test(file))) await buildOnce();
  const { env = {}, stop } = (await part.provide?.()) ?? {};
  const projects = part.areas.flatMap((area) => ["--project", area]);
  const args = ["vitest", "run", ...projects, ...files];
  if (!run("npx", args, { env: { ...process.env, ...env } })) failed.push(name);
  await stop?.();
}

const left = tests.filter((file) => partsOf(file).length === 0);
if (left.length > 0) say(`Left to npm test:\n  ${left.join("\n  ")}`);
say(failed.length > 0 ? `Failed: ${failed.join(", ")}` : "Everything that was run passed.");
process.exitCode = failed.length > 0 ? 1 : 0;

function partsOf(file) {
  if (/\.(browser|redis)\.test\.ts$|\.spec\.ts$/.test(file)) return [];
  if (file.endsWith(".ffmpeg.test.ts")) return ["ffmpeg"];
  return file.startsWith("apps/server/") ? ["unit", "pg"] : ["unit"];
}

function listChanged(revision) {
  const uncommitted = git("status", "--porcelain", "--no-renames", "-uall").map((line) =>
    line.slice(3),
  );
  const since = revision ?? (uncommitted.length > 0 ? "HEAD" : "HEAD~1");
  const committed = git("diff", "--name-only", "--no-renames", since);
  return [...new Set([...uncommitted, ...committed])];
}

function git(...args) {
  const { stdout } = spawnSync("git", args, { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line !== "");
}
