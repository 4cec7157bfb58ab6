import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { proof } from "./tools/test/proof.mjs";

const needs = ["dom", "ffmpeg", "pg", "redis", "browser"];
const withNeeds = `**/*.{${needs.join(",")}}.test.{ts,tsx}`;
const elsewhere = ["**/node_modules/**", "**/dist/**"];

/**
 * Server tests that exercise a store, and so run on PostgreSQL too. Left out is what opens a database
 * only because a server has one: tests of HTTP, of voices and language models, and those that call
 * every endpoint of the contract to prove access and parsing. Each feature's tests cover its store.
 */
const otherSubjects =
  /\/features(\.\w+)?\.test\.ts$|\/platform\/http\/|\/assistant\/voice\/|\/assistant\/model\/(model|hijacked|moderation)/;
const opensDatabase = /testing\/(?:open-|test-|database\/|full-household)|db\/client/;

function listServerTests(): string[] {
  const root = "apps/server/src";
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => join(root, file))
    .filter((file) => file.endsWith(".test.ts"));
}

const onPostgres = listServerTests().filter(
  (file) =>
    !otherSubjects.test(file) &&
    !/\.(dom|ffmpeg|redis|browser)\.test\.ts$/.test(file) &&
    (file.endsWith(".pg.test.ts") || opensDatabase.test(readFileSync(file, "utf8"))),
);

/**
 * Files share a process, and with it the modules that they import: loading the server again for each
 * file costs more than most tests do. A test restores whatever it changes outside its own server.
 */
const sharingModules = { isolate: false };

/**
 * Real programs take real time, which a machine under load may not have. Tests that need a second
 * try are listed at the end of `npm test`.
 */
const secondTries = 1;

/** How long a test waits for an event. No test asserts a duration, and a busy machine is slow. */
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Tests that need nothing but Node. */
function plain(name: string, ...include: string[]): TestProjectInlineConfiguration {
  const test = { ...sharingModules, name, include, exclude: [...elsewhere, withNeeds] };
  return { extends: true, test: { ...test, environment: "node" } };
}

const dom: TestProjectInlineConfiguration["test"] = {
  environment: "happy-dom",
  setupFiles: ["apps/web/src/testing/dom-setup.ts"],
  include: ["apps/web/**/*.dom.test.{ts,tsx}"],
};

/** They test modules that attach to the page when they load, or replace a library's module. */
const needsFreshPage = [
  "apps/web/src/worker/**/*.dom.test.ts",
  "apps/web/src/features/playback/on-film-chosen.dom.test.ts",
  "apps/web/src/platform/vitals/watch-largest-paint.dom.test.ts",
];

/** A test's suffix says what it needs; `npm test` provides it and runs every project. */
export default defineConfig({
  test: {
    ...timeouts,
    // Vitest's default leaves one processor free: half of a machine with two.
    maxWorkers: "100%",
    provide: { proof },
    projects: [
      plain("stage", "packages/stage/**/*.test.ts"),
      plain("sound", "packages/sound/**/*.test.ts"),
      plain("leo", "packages/{leo,speech}/**/*.test.ts"),
      plain("games", "packages/games/**/*.test.ts"),
      plain("films", "packages/originals/**/*.test.ts", "tools/films/**/*.test.ts"),
      plain("shared", "packages/{branching,contracts,player,std,sync}/**/*.test.ts"),
      plain("server", "{apps/server,packages/media}/**/*.test.ts"),
      plain("web", "apps/web/**/*.test.ts"),
      plain("tools", "tools/*.test.ts", "tools/!(films)/**/*.test.ts"),
      { extends: true, test: { ...dom, ...sharingModules, name: "dom", exclude: needsFreshPage } },
      { extends: true, test: { ...dom, name: "dom-fresh", include: needsFreshPage } },
      {
        extends: true,
        test: {
          name: "ffmpeg",
          environment: "node",
          retry: secondTries,
          include: ["{packages,apps,tools}/**/*.ffmpeg.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...sharingModules,
          name: "browser",
          environment: "node",
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          include: ["{packages,tools}/**/*.browser.test.ts"],
          retry: secondTries,
        },
      },
      {
        extends: true,
        test: {
          ...sharingModules,
          // Pages mostly wait; tests that measure how a film plays have the browser to themselves.
          name: "pages",
          environment: "node",
          sequence: { groupOrder: 2 },
          include: ["apps/**/*.browser.test.ts"],
          retry: secondTries,
        },
      },
      {
        extends: true,
        test: {
          ...sharingModules,
          name: "redis",
          environment: "node",
          retry: secondTries,
          fileParallelism: false,
          include: ["apps/server/**/*.redis.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...sharingModules,
          name: "pg",
          environment: "node",
          retry: secondTries,
          include: onPostgres,
        },
      },
    ],
  },
});
