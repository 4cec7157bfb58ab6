import { fileURLToPath } from "node:url";
import { startUrl } from "@goldmane/contracts/playback/rules";
import type { TitleCard, TitleDetail } from "@goldmane/contracts/library/schema";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { extractJpeg } from "@goldmane/player/core/mp4/picture";
import { FilmServer } from "@goldmane/player/testing/film-server";
import type { Film } from "@goldmane/player/testing/make-film";
import { buildPage } from "@goldmane/player/testing/player-test-page";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import react from "@vitejs/plugin-react";

const entry = fileURLToPath(new URL("./watch-page.tsx", import.meta.url));
const look = fileURLToPath(new URL("./look.css", import.meta.url));
const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Watch</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,"><style>@layer reset, tokens, ui, feature;</style>
<link rel="stylesheet" href="/assets/look.css"><!-- styles --></head>
<body><main id="root"></main><script type="module" src="/assets/page.js"></script></body></html>`;

let watchPage: Promise<Map<string, Uint8Array>> | undefined;

/** Builds the watch page once per test process. */
export function buildWatchPage(): Promise<Map<string, Uint8Array>> {
  return (watchPage ??= buildPage({ page: entry, look }, { markup, plugins: [react()] }));
}

export type WatchOptions = BrowserContextOptions & {
  grant?: Partial<Playback>;
  /** A title whose playback is refused. */
  refusedId?: string;
  /** Init script of the page. */
  before?: string;
};

/** The watch view on a test page, with a film and the API calls that it makes. */
export class WatchTestPage implements AsyncDisposable {
  readonly server: FilmServer;
  readonly page: Page;
  /** Reported positions, in seconds. */
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
    { grant = {}, refusedId, before, ...options }: WatchOptions = {},
  ): Promise<WatchTestPage> {
    const reported: number[] = [];
    const server = new FilmServer(film, withPictures(files, film), (method, path, body) => {
      const id = /^\/api\/titles\/([^/]+)/.exec(path)?.[1];
      if (method === "POST" && id && path.endsWith("/playback"))
        return id === refusedId ? undefined : granted(film, id, grant);
      if (path === "/api/animations/featured") return [cardOf("film")];
      if (method === "GET" && id && path.endsWith(id)) return detailOf(id);
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
    return new WatchTestPage(server, page, reported);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.context().close();
    await this.server[Symbol.asyncDispose]();
  }
}

const names: Readonly<Record<string, string>> = {
  film: "The Lantern on the Hill",
  "next-film": "A Fox in the Snow",
};

function cardOf(id: string): TitleCard {
  return {
    id,
    title: names[id] ?? id,
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
  };
}

function detailOf(id: string): TitleDetail {
  return {
    ...cardOf(id),
    synopsis: "A lantern shows the way.",
    ratingReason: "Nothing frightens.",
    director: "Marigold",
    cast: [],
    themes: [],
    episodes: [],
    next: null,
  };
}

function granted(film: Film, id: string, change: Partial<Playback>): Playback {
  const { start, rungs, audioTracks, captions, ...source } = film.source;
  if (!start) throw new Error("The film has no start file.");
  return {
    ...source,
    titleId: id,
    title: cardOf(id).title,
    progressiveUrl: source.progressiveUrl ?? "",
    start: { ...start, url: startUrl(id, "film") },
    rungs: [...rungs],
    audioTracks: [...audioTracks],
    captions: [...captions],
    posterUrl: "/film/poster.jpg",
    intro: { startSeconds: 1, endSeconds: 5 },
    creditsAtSeconds: 20,
    resumeSeconds: 0,
    next: id === "next-film" ? null : cardOf("next-film"),
    expiresAt: Date.now() + 3_600_000,
    ...(id === "film" && change),
  };
}

/** Adds the start file at the server's path, and one of the film's thumbnails as its poster. */
function withPictures(files: Map<string, Uint8Array>, film: Film): Map<string, Uint8Array> {
  const start = film.files.get("start.mp4");
  const picture = film.files.get("thumbnails/5.m4s");
  const poster = picture && extractJpeg(picture);
  if (!start || !poster) throw new Error("The film has no start file or no pictures.");
  const starts = Object.keys(names).map((id) => [startUrl(id, "film"), start] as const);
  return new Map([...files, ...starts, ["/film/poster.jpg", poster]]);
}
