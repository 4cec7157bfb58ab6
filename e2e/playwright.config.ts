import { defineConfig } from "@playwright/test";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

/** A small window with reduced motion, since the CPU draws every pixel here. */
const journeys = {
  workers: 1,
  use: {
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: "reduce" as const },
  },
};

export default defineConfig({
  projects: [
    // A film plays in real time and needs a processor; browsers that only show pages mostly wait.
    { ...journeys, name: "films", testDir: "journeys/films", outputDir: "../artifacts/films" },
    { ...journeys, name: "pages", testDir: "journeys/pages", outputDir: "../artifacts/pages" },
    // Journeys that take minutes; `npm run prove` runs them.
    {
      ...journeys,
      name: "evidence",
      testDir: "journeys/evidence",
      outputDir: "../artifacts/evidence",
    },
    { name: "tour", testDir: "tour", workers: 1, outputDir: "../artifacts/tour-faults" },
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A real browser plays in real time; the report lists tests that needed a retry as flaky.
  retries: 1,
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Every journey has a new browser, which would preload the whole app while it plays.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: flags,
    },
  },
});
