import { mkdirSync, rmSync } from "node:fs";
import { build } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { startPostgres } from "./setup/postgres.mjs";
import { startRedis } from "./setup/redis.mjs";
import { offerProgram, providePrograms } from "./setup/programs.mjs";
import { readPlaywright, readVitest } from "./setup/results.mjs";
import { run, say } from "./setup/step.mjs";

/**
 * `npm test`: provides what the tests need and runs all but the tour, which takes minutes for its
 * photographs; `npm test pg` runs one part. Its last line is `N passed, N failed`.
 */
const usual = { check, unit, ffmpeg, pg, redis, browser, journeys };
const parts = { ...usual, tour };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  say(`Unknown part: ${unknown.join(", ")}. The parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}

let passed = 0;
const failed = [];
const flaky = [];
install();
rmSync("artifacts/results", { recursive: true, force: true });
mkdirSync("artifacts/results", { recursive: true });
for (const name of asked.length > 0 ? asked : Object.keys(usual)) {
  say(`\n── ${name}`);
  await parts[name]();
}
for (const name of flaky) say(`Passed at a second try: ${name}`);
for (const name of failed) say(`Failed: ${name}`);
say(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0;

function check() {
  const went = run("npm", ["run", "check", "--silent"]);
  count("check", went, { passed: went ? 1 : 0, failed: [], flaky: [] });
}

function unit() {
  const strace = offerProgram("strace");
  offerProgram("pocketsphinx");
  vitest("unit", ["node", "web"], strace ? { STRACE_PATH: strace } : {});
}

function ffmpeg() {
  const programs = providePrograms("ffmpeg");
  vitest("ffmpeg", ["ffmpeg"], { FFMPEG_PATH: programs.ffmpeg });
}

async function pg() {
  const { postgres } = providePrograms("postgres");
  const server = await startPostgres(postgres);
  try {
    vitest("pg", ["pg"], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** Several nodes share what is in PostgreSQL and Redis; nginx stands before them. */
async function redis() {
  const programs = providePrograms("postgres", "redis", "nginx", "ffmpeg");
  const database = await startPostgres(programs.postgres);
  const server = await startRedis(programs.redis);
  try {
    vitest("redis", ["redis"], {
      TEST_DATABASE_URL: database.url,
      TEST_REDIS_URL: server.url,
      NGINX_PATH: programs.nginx,
      FFMPEG_PATH: programs.ffmpeg,
    });
  } finally {
    await server.stop();
    await database.stop();
  }
}

function browser() {
  const { chromium, ffmpeg: encoder } = providePrograms("chromium", "ffmpeg");
  build();
  vitest("browser", ["browser", "pages"], { CHROMIUM_PATH: chromium, FFMPEG_PATH: encoder });
}

function journeys() {
  offerProgram("pocketsphinx");
  playwright("journeys", ["films", "rooms"]);
}

function tour() {
  playwright("tour", ["tour"]);
}

function playwright(name, projects) {
  const { chromium, ffmpeg: encoder } = providePrograms("chromium", "ffmpeg");
  build();
  const file = `artifacts/results/${name}.json`;
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    FFMPEG_PATH: encoder,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `../${file}`,
  };
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ["playwright", "test", ...chosen, "--reporter=list,json"];
  const went = run("npx", args, { cwd: "e2e", env });
  count(name, went, readPlaywright(file));
}

function vitest(name, projects, env = {}) {
  const file = `artifacts/results/${name}.json`;
  const flags = projects.flatMap((project) => ["--project", project]);
  const went = run(
    "npx",
    [
      "vitest",
      "run",
      ...flags,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { env: { ...process.env, ...env } },
  );
  count(name, went, readVitest(file));
}

/** A part that went badly counts one failure at least, though it names none. */
function count(part, went, results) {
  const named = results?.failed ?? [];
  passed += results?.passed ?? 0;
  flaky.push(...(results?.flaky ?? []));
  failed.push(...(named.length > 0 || went ? named : [part]));
}
