import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, test as base } from "@playwright/test";
import { captionClip, makeClip } from "./clip.ts";
import { collectPageErrors } from "./page-errors.ts";
import { freePort } from "./free-port.ts";
import { type Model, openModel } from "./model.ts";
import { startServer } from "./start-server.ts";
import { lendSegments, takeSegments } from "./warm-segments.ts";

/** The built product, running on a temporary data folder. */
export type TestServer = {
  url: string;
  dataDir: string;
  libraryDir: string;
  /** Kills the server, as a power cut would. */
  cutPower(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Errors in its log; each is returned once. */
  takeErrors(): string[];
  /** What it printed at its last start, besides its log. */
  readPrinted(): readonly string[];
};

/** The title of the operator's film on the shared server. */
export const harbourLights = {
  title: "Harbour Lights",
  caption: "The lamps come on along the quay.",
};

type Fixtures = {
  /** Console messages allowed in a test that breaks something; null allows none. */
  expectedPageError: RegExp | null;
};

type WorkerFixtures = {
  /** Whether the server has its demo household, so that visitors need no sign-in. */
  hasDemo: boolean;
  /** Whether the server still has to be set up, as a real one at its first start. */
  isFresh: boolean;
  /**
   * Starts a server for this file, named so, with our films only; without a name the shared one is
   * used.
   */
  ownServer: string | null;
  /** Whether browsers show the intro as on a first visit; otherwise it counts as seen. */
  meetsIntro: boolean;
  /** Whether the demo's open request stays, which covers a corner of a parent's pages. */
  keepsRequest: boolean;
  /** Whether the server has a language model. */
  hasModel: boolean;
  /** That model; null without one. */
  model: Model | null;
  server: TestServer;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  hasDemo: [true, { option: true, scope: "worker" }],
  isFresh: [false, { option: true, scope: "worker" }],
  ownServer: [null, { option: true, scope: "worker" }],
  meetsIntro: [false, { option: true, scope: "worker" }],
  browser: async ({ browser, meetsIntro }, use) => {
    if (!meetsIntro) haveSeenIntro(browser);
    await use(browser);
  },
  keepsRequest: [false, { option: true, scope: "worker" }],
  hasModel: [false, { option: true, scope: "worker" }],
  model: [
    async ({ hasModel }, use) => {
      const model = hasModel ? await openModel() : null;
      await use(model);
      model?.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ hasDemo, isFresh, keepsRequest, ownServer, model }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "goldmane-e2e-"));
      const libraryDir = join(folder, "films");
      await mkdir(libraryDir);
      if (ownServer === null) await stockLibrary(libraryDir);
      const dataDir = join(folder, "data");
      // The shared server starts with an empty segment cache; later ones reuse its segments.
      if (ownServer !== null) await lendSegments(dataDir);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = {
        PORT: String(port),
        DATA_DIR: dataDir,
        LIBRARY_DIR: libraryDir,
        GOLDMANE_DEMO: hasDemo ? "1" : "0",
        WARM_CACHE: "0",
        LOG_LEVEL: "error",
        ...(isFresh && { PAYMENTS: "", REGISTRATION: "" }),
        ...(model && settingsOf(model)),
      };
      const errors: string[] = [];
      // With this LOG_LEVEL the log contains errors only.
      let running = await startServer(url, env, errors);
      // Without the demo a visitor is anonymous, and unrated films are hidden.
      if (hasDemo && ownServer === null) await waitForTitle(url, harbourLights.title);
      if (hasDemo && !keepsRequest) await declineRequests(url);
      await use({
        url,
        dataDir,
        libraryDir,
        cutPower: () => running.stop("SIGKILL"),
        async restart() {
          running = await startServer(url, env, errors);
        },
        takeErrors: () => errors.splice(0),
        readPrinted: () => running.printed,
      });
      await running.stop();
      await takeSegments(dataDir);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectedPageError: [null, { option: true }],
  page: async ({ page, server, expectedPageError }, use) => {
    const pageErrors = collectPageErrors(page);
    await use(page);
    const unexpected = pageErrors.filter((text) => !expectedPageError?.test(text));
    expect(unexpected, "the console stays silent").toEqual([]);
    expect(server.takeErrors(), "the log has no error").toEqual([]);
  },
});

function settingsOf({ url }: Model): Record<string, string> {
  return {
    LEO_LLM_PROVIDER: "openai-compatible",
    LEO_LLM_BASE_URL: url,
    LEO_LLM_MODEL: "scripted",
    LEO_LLM_TOTAL_MS: "1500",
  };
}

/** Marks the intro as seen in every tab that the browser opens. */
function haveSeenIntro(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(() => {
      if (location.protocol !== "about:") sessionStorage.setItem("introCompleted", "true");
    });
    return context;
  };
}

async function stockLibrary(folder: string): Promise<void> {
  const clip = join(folder, "Harbour Lights (2019).mp4");
  await makeClip(clip, 330);
  await captionClip(clip, harbourLights.caption);
}

async function waitForTitle(url: string, film: string): Promise<void> {
  await expect(async () => {
    const answer = await fetch(`${url}/api/animations`);
    expect(await answer.text()).toContain(film);
  }).toPass({ timeout: 30_000 });
}

async function declineRequests(url: string): Promise<void> {
  const path = `${url}/api/approval-requests`;
  const { requests }: { requests: { id: string }[] } = await (await fetch(path)).json();
  for (const { id } of requests) {
    const answer = await fetch(`${path}/${id}/answer`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ answer: "no" }),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  }
}
