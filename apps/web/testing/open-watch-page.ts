import { fileURLToPath } from "node:url";
import { startUrl } from "@goldmane/contracts/playback/rules";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { extractJpeg } from "@goldmane/player/core/mp4/picture";
import { FilmServer } from "@goldmane/player/testing/film-server";
import type { Film } from "@goldmane/player/testing/make-film";
import { buildPage } from "@goldmane/player/testing/open-stage";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import react from "@vitejs/plugin-react";

const entry = fileURLToPath(new URL("./watch-page.tsx", import.meta.url));
const look = fileURLToPath(new URL("./look.css", import.meta.url));
const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Watch</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,"><style>@layer reset, tokens, ui, feature;</style>
<link rel="stylesheet" href="/assets/look.css"><link rel="stylesheet" href="/assets/page.css"></head>
<body><main id="root"></main><script type="module" src="/assets/page.js"></script></body></html>`;

let watchPage: Promise<Map<string, Uint8Array>> | undefined;

/** The page with the watch view; built once for all tests of a process. */
export function buildWatchPage(): Promise<Map<string, Uint8Array>> {
  return (watchPage ??= buildPage({ page: entry, look }, { markup, plugins: [react()] }));
}

export type WatchOptions = BrowserContextOptions & {
  grant?: Partial<Playback>;
  /** Run in the page before anything else. */
  before?: string;
};

/** The watch view on a page of its own, with a film and the two calls that it makes. */
export class WatchStage implements AsyncDisposable {
  readonly server: FilmServer;
  readonly page: Page;
  /** Positions that were reported, in seconds. */
  readonly reported: number[];

  private constructor(server: FilmServer, page: Page, reported: number[]) {
    this.server = server;
    this.page = page;
    this.reported = reported;
  }

  static async open(
    browser: Browser,
    film: Film,
    files: Map<string, Uint8Array>,
    { grant = {}, before, ...options }: WatchOptions = {},
  ): Promise<WatchStage> {
    const reported: number[] = [];
    const server = new FilmServer(film, withPictures(files, film), (method, path, body) => {
      if (method === "POST" && path === "/api/titles/film/playback") return granted(film, grant);
      if (method !== "PUT") return undefined;
      const progress = JSON.parse(body) as { positionSeconds: number };
      reported.push(progress.positionSeconds);
      return progress;
    });
    const origin = await server.listen();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      ...options,
    });
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction("globalThis.watch !== undefined");
    return new WatchStage(server, page, reported);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.context().close();
    await this.server[Symbol.asyncDispose]();
  }
}

function granted(film: Film, change: Partial<Playback>): Playback {
  const { start, rungs, audioTracks, captions, ...source } = film.source;
  if (!start) throw new Error("The film has no start file.");
  return {
    ...source,
    titleId: "film",
    title: "The Lantern on the Hill",
    progressiveUrl: source.progressiveUrl ?? "",
    start: { ...start, url: startUrl("film", "film") },
    rungs: [...rungs],
    audioTracks: [...audioTracks],
    captions: [...captions],
    posterUrl: "/film/poster.jpg",
    intro: { startSeconds: 1, endSeconds: 5 },
    creditsAtSeconds: 20,
    resumeSeconds: 0,
    next: {
      id: "next-film",
      title: "A Fox in the Snow",
      tagline: "The way home is longer in winter.",
      source: "original",
      genre: "adventure",
      rating: "G",
      year: 2026,
      durationSeconds: 90,
      moods: ["Calm"],
      posterUrl: "/film/poster.jpg",
      backdropUrl: "/film/poster.jpg",
      colors: ["#204060", "#f0c060"],
    },
    expiresAt: Date.now() + 3_600_000,
    ...change,
  };
}

/** The start file where the house has it, and one of the film's own pictures for its poster. */
function withPictures(files: Map<string, Uint8Array>, film: Film): Map<string, Uint8Array> {
  const start = film.files.get("start.mp4");
  const picture = film.files.get("thumbnails/5.m4s");
  const poster = picture && extractJpeg(picture);
  if (!start || !poster) throw new Error("The film has no start file or no pictures.");
  return new Map([...files, [startUrl("film", "film"), start], ["/film/poster.jpg", poster]]);
}
