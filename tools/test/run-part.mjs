import { readFileSync } from "node:fs";
import { run, say } from "#setup/step.mjs";
import { buildOnce } from "./build-once.mjs";
import { parts } from "./parts.mjs";
import { readPlaywright, readVitest } from "./results.mjs";
import { runLogged } from "./run-logged.mjs";
import { temporaryFolder } from "./temporary-folder.mjs";
import { hashInputs, hasPassed, recordPass } from "./stamps.mjs";

/** Runs one part of the tests and resolves to the numbers of passed, failed and retried tests. */
export async function runPart(name, { isAll, isAlone }) {
  const part = parts[name];
  const areas = isAll ? part.areas : part.areas.filter((area) => !hasPassed(area));
  const unchanged = part.areas.filter((area) => !areas.includes(area));
  if (unchanged.length > 0) say(`${name}: unchanged since it passed: ${unchanged.join(", ")}`);
  if (part.areas.length > 0 && areas.length === 0) {
    return { passed: 0, failed: [], flaky: [], isUnchanged: true };
  }

  say(`${name}: started`);
  const startedAt = performance.now();
  const hashes = new Map(areas.map((area) => [area, hashInputs(area)]));
  if (part.needsBuild) await buildOnce();
  const { env = {}, stop } = (await part.provide?.()) ?? {};
  const log = `artifacts/results/${name}.log`;
  const { command, args, cwd, read } = commandOf(name, part, areas);
  const options = { cwd, env: { ...process.env, TMPDIR: temporaryFolder(), ...env, ...read.env } };
  const isBackground = part.lane === "background";
  let hasSucceeded;
  try {
    hasSucceeded = isAlone
      ? run(command, args, options)
      : await runLogged(command, args, { ...options, log, isBackground });
  } finally {
    await stop?.();
  }

  const result = toResult(name, hasSucceeded, read.results(hasSucceeded));
  if (result.failed.length === 0) for (const [area, hash] of hashes) recordPass(area, hash);
  else if (!isAlone) say(readFileSync(log, "utf8"));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  say(`${name}: ${result.passed} passed, ${result.failed.length} failed in ${seconds} s`);
  return result;
}

/** A part that fails without naming a test still counts as one failure. */
function toResult(name, hasSucceeded, results) {
  const failed = results?.failed ?? [];
  return {
    passed: results?.passed ?? 0,
    failed: failed.length > 0 || hasSucceeded ? failed : [name],
    flaky: results?.flaky ?? [],
  };
}

function commandOf(name, part, areas) {
  if (name === "check") {
    const results = (hasSucceeded) => ({ passed: hasSucceeded ? 1 : 0 });
    return { command: "npm", args: ["run", "check", "--silent"], read: { results } };
  }
  const file = `artifacts/results/${name}.json`;
  if (part.playwright) {
    return {
      command: "npx",
      args: [
        "playwright",
        "test",
        ...part.playwright.map((project) => `--project=${project}`),
        "--reporter=list,json",
      ],
      cwd: "e2e",
      read: {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `../${file}` },
        results: () => readPlaywright(file),
      },
    };
  }
  return {
    command: "npx",
    args: [
      "vitest",
      "run",
      // Many tests wait for a process or a timer, so one worker more than processors is used.
      ...(part.lane === "background" ? ["--maxWorkers=150%"] : []),
      ...areas.flatMap((area) => ["--project", area]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    read: { results: () => readVitest(file) },
  };
}
