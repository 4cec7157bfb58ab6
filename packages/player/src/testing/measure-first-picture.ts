import type { Browser, Page } from "@playwright/test";
import type { PlaybackSource } from "#core/playback-source.ts";
import type { Film } from "./make-film.ts";
import { PlayerTestPage } from "./player-test-page.ts";

/** The CMAF engine, hls.js, the plain file, and the least that a page can do. */
export type Way = "bare" | "cmaf" | "hls" | "plain";
/**
 * Data available before the click: nothing, the HTTP cache's copies, or the start file in memory.
 */
export type Ahead = "nothing" | "cached" | "fetched";
export type Network = { kilobits: number; latencyMs: number } | null;

/** Milliseconds from the click to the first picture on screen, in a page of its own. */
export async function measureFirstPicture(
  browser: Browser,
  { film, files }: { film: Film; files: Map<string, Uint8Array> },
  { way, ahead, network }: { way: Way; ahead: Ahead; network: Network },
): Promise<number> {
  await using testPage = await PlayerTestPage.open(browser, film, files);
  const { page } = testPage;
  if (way === "hls") await loadHls(page, film.source);
  if (ahead === "cached") await fillCache(page, film);
  if (network) await slowDown(page, network);
  return await page.evaluate(play, { source: film.source, way, ahead });
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs in the page. */
async function play({ source, way, ahead }: { source: PlaybackSource; way: Way; ahead: Ahead }) {
  const { page } = globalThis;
  const video = document.querySelector("video");
  if (!video || !source.start) throw new Error("There is nothing to play.");
  const prefetched = await page.prefetch(ahead === "fetched" ? [source.start.url] : []);
  const bytes = await prefetched.open(source.start.url)?.readAll();
  const shown = new Promise<number>((resolve) => {
    video.requestVideoFrameCallback(() => resolve(performance.now()));
  });
  const begun = performance.now();
  if (way === "bare") void page.playBare(video, source, bytes?.buffer);
  else new page.Player(video, [page.engines[way]]).load(source, { prefetched });
  return (await shown) - begun;
}

/** hls.js comes in a file of its own; a page that needs it would have it by the click. */
async function loadHls(page: Page, source: PlaybackSource): Promise<void> {
  await page.evaluate(async (film) => {
    const player = new globalThis.page.Player(document.createElement("video"), [
      globalThis.page.engines.hls,
    ]);
    player.load({ ...film, manifestUrl: "/none.m3u8" }, { isPaused: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    player.destroy();
  }, source);
}

async function fillCache(page: Page, film: Film): Promise<void> {
  const early = [...film.files.keys()].filter((path) => /(?:m3u8|mp4|\/[012]\.m4s)$/.test(path));
  await page.evaluate(async (paths) => {
    for (const path of paths) await (await fetch(`/film/${path}`)).arrayBuffer();
  }, early);
}

async function slowDown(page: Page, { kilobits, latencyMs }: NonNullable<Network>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: kilobits * 125,
    uploadThroughput: kilobits * 125,
  });
}
