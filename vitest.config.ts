import { defineConfig } from "vitest/config";

const needs = ["ffmpeg", "pg", "redis", "browser"];
const withNeeds = `**/*.{${needs.join(",")}}.test.ts`;
const elsewhere = ["**/node_modules/**", "**/dist/**"];

/** They would do on PostgreSQL what they did before: it is not theirs. */
const withoutDatabase = [
  "apps/server/src/{cli,main*}.test.ts",
  "apps/server/src/platform/{blobs,config,media}/**",
];

/** A real browser plays in real time, which a machine under other load may not have. */
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
    projects: [
      {
        extends: true,
        test: {
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
          include: ["{packages,apps,tools}/**/*.ffmpeg.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          include: ["{packages,apps,tools}/**/*.browser.test.ts"],
          retry: secondTries,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "pg",
          environment: "node",
          include: ["apps/server/**/*.test.ts"],
          exclude: [...elsewhere, "**/*.{ffmpeg,redis,browser}.test.ts", ...withoutDatabase],
        },
      },
    ],
  },
});
