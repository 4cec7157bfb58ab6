import { defineConfig } from "vitest/config";

const needs = ["ffmpeg", "pg", "redis", "browser"];
const withNeeds = `**/*.{${needs.join(",")}}.test.ts`;
const elsewhere = ["**/node_modules/**", "**/dist/**"];

/** They would do on PostgreSQL what they did before: it is not theirs. */
const withoutDatabase = [
  "apps/server/src/{cli,main*}.test.ts",
  "apps/server/src/platform/{blobs,config,media}/**",
];

/**
 * Files share a process, and with it the modules that they import: to load the server anew for each
 * costs more than most of them do. What a test changes outside its own server, it puts back.
 */
const sharingModules = { isolate: false };

/**
 * Real programs take real time, which a machine under other load may not have. What needs a second
 * try is named at the end of `npm test`.
 */
const secondTries = 1;

/** How long a test waits for what should come; no test asserts a time, and a busy machine is slow. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** What a test needs stands in its suffix; `npm test` provides it and runs every project. */
export default defineConfig({
  test: {
    ...patience,
    // One less by default, which is half of a machine of two cores.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          ...sharingModules,
          name: "node",
          environment: "node",
          include: ["{packages,apps/server,tools}/**/*.test.ts"],
          exclude: [...elsewhere, withNeeds],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          environment: "happy-dom",
          setupFiles: ["apps/web/src/testing/patience.ts"],
          include: ["apps/web/**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, withNeeds],
        },
      },
      {
        extends: true,
        test: {
          name: "ffmpeg",
          environment: "node",
          retry: secondTries,
          include: ["{packages,apps,tools}/**/*.ffmpeg.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...sharingModules,
          // Pages wait for what comes; what measures how a film plays has the machine to itself.
          name: "pages",
          environment: "node",
          sequence: { groupOrder: 2 },
          include: ["apps/**/*.browser.test.ts"],
          retry: secondTries,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          include: ["apps/server/**/*.test.ts"],
          exclude: [...elsewhere, "**/*.{ffmpeg,redis,browser}.test.ts", ...withoutDatabase],
        },
      },
    ],
  },
});
