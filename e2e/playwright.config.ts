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

/** Small and still: a processor draws every pixel here, and no graphics card. */
const journeys = {
  workers: 1,
  use: {
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: "reduce" as const },
  },
};

export default defineConfig({
  projects: [
    // A film plays in real time and has a processor to itself; who looks around waits most of the time.
    { ...journeys, name: "films", testDir: "journeys/films", outputDir: "../artifacts/films" },
    { ...journeys, name: "pages", testDir: "journeys/pages", outputDir: "../artifacts/pages" },
    { name: "tour", testDir: "tour", workers: 1, outputDir: "../artifacts/tour-faults" },
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A real browser plays in real time; the report names as flaky what needed a second try.
  retries: 1,
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Every journey has a fresh browser, which would put the whole app away for later while it plays.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: flags,
    },
  },
});
