import { startPlayback } from "@goldmane/contracts/playback/api";
import { startUrl } from "@goldmane/contracts/playback/rules";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { ByteStream, type PrefetchedBytes } from "@goldmane/player/dom/fetch/byte-stream";
import { call } from "#platform/api.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { onViewerChange } from "#platform/change-viewer.ts";
import { onFilmChosen } from "./on-film-chosen.ts";
import type { PreloadedPlayer } from "./preload-player.ts";

/** A playback with the bytes of its first picture, loading or loaded. */
type Ahead = {
  fetching: Promise<Playback>;
  playback: Playback | null;
  streams: Map<string, ByteStream>;
  /** A player that shows its first picture as soon as it is on the page. */
  preloaded: PreloadedPlayer | null;
  /** Resolves when that player has started, or there is none. */
  ready: Promise<void> | null;
  /** The viewer's intent: hovers, navigates to its page, or watches. */
  reached: "pointed" | "chosen" | "begun";
  askedAt: number;
};

/** A viewer who moves along a row abandons the earlier titles. */
const mostTitles = 3;
/** After this the resume position may have changed. */
const freshMs = 120_000;
/** By then a player has taken the prefetched bytes. */
const takenMs = 1000;

const ahead = new Map<string, Ahead>();

// A playback belongs to the viewer who requested it.
onViewerChange(() => {
  for (const titleId of ahead.keys()) forgetPrefetched(titleId);
});

onFilmChosen((titleId) => {
  const answered = takePlayback(titleId);
  const entry = ahead.get(titleId);
  return entry?.preloaded ? null : { answered, ready: answered.then(() => entry?.ready) };
});

/**
 * Call when the viewer is likely to play a title: fetches the playback and its first bytes, once.
 */
export function prefetchPlayback(titleId: string): void {
  const entry = freshAhead(titleId);
  if (savesData() || (entry && entry.reached !== "begun")) return;
  // Its player was left a moment ago, and may still be using them.
  if (entry) ahead.delete(titleId);
  setOut(titleId, "pointed");
  const [oldest] = ahead.keys();
  if (ahead.size > mostTitles && oldest !== undefined) forgetPrefetched(oldest);
}

/**
 * Call when the viewer plays a title: its playback, prefetched or requested now. All others are
 * aborted.
 */
export function takePlayback(titleId: string): Promise<Playback> {
  for (const other of ahead.keys()) if (other !== titleId) forgetPrefetched(other);
  const entry = freshAhead(titleId) ?? setOut(titleId, "chosen");
  if (entry.reached === "pointed") entry.reached = "chosen";
  return entry.fetching;
}

/** The prefetched playback, without waiting. */
export function peekPrefetched(titleId: string): { playback: Playback } | null {
  const playback = freshAhead(titleId)?.playback;
  return playback ? { playback } : null;
}

/**
 * The preloaded player of a playback. The view that shows it takes it over: a page can be rendered
 * in vain.
 */
export function findPreloadedPlayer(playback: Playback): PreloadedPlayer["player"] | null {
  const entry = ahead.get(playback.titleId);
  return entry?.playback === playback ? (entry.preloaded?.player ?? null) : null;
}

/** Releases the preloaded player to its new owner, with the bytes that are on their way to it. */
export function adoptPreloadedPlayer(playback: Playback): void {
  const entry = ahead.get(playback.titleId);
  if (!entry?.preloaded || entry.playback !== playback) return;
  entry.preloaded = null;
  entry.streams.delete(playback.start.url);
}

/**
 * Prefetched bodies of a title, for a player's engines. Each is handed out once, and none that a
 * preloaded player is reading: it ends with that player.
 */
export function prefetchedBytes(titleId: string): PrefetchedBytes {
  const entry = freshAhead(titleId);
  const streams = entry && !entry.preloaded ? entry.streams : new Map<string, ByteStream>();
  return {
    open(url) {
      const stream = streams.get(url);
      streams.delete(url);
      return stream && !stream.hasFailed ? stream : null;
    },
  };
}

/** A showing with this playback begins: the next one requests another. */
export function beginShowing({ titleId, manifestUrl }: Playback): void {
  const entry = ahead.get(titleId);
  if (entry?.playback?.manifestUrl !== manifestUrl) return;
  entry.reached = "begun";
  setTimeout(() => {
    if (ahead.get(titleId) === entry) forgetPrefetched(titleId);
  }, takenMs);
}

/** Discards everything prefetched for a title. */
export function forgetPrefetched(titleId: string): void {
  const entry = ahead.get(titleId);
  ahead.delete(titleId);
  entry?.preloaded?.destroy();
  for (const stream of entry?.streams.values() ?? []) stream.abort();
}

/** The start file is requested together with the playback: it needs no token. */
function setOut(titleId: string, reached: "pointed" | "chosen"): Ahead {
  forgetPrefetched(titleId);
  const url = startUrl(titleId, "film");
  const isChosen = reached === "chosen";
  const priority = isChosen ? "high" : "low";
  const entry: Ahead = {
    // A viewer who may yet turn away takes none of the plan's streams.
    fetching: call(startPlayback, { id: titleId, ahead: String(!isChosen) }),
    playback: null,
    streams: new Map([[url, new ByteStream(url, { priority })]]),
    preloaded: null,
    ready: null,
    reached,
    askedAt: performance.now(),
  };
  ahead.set(titleId, entry);
  void settle(titleId, entry);
  entry.ready = preloadPlayerLater(titleId, entry);
  return entry;
}

async function settle(titleId: string, entry: Ahead): Promise<void> {
  try {
    entry.playback = await entry.fetching;
    if (ahead.get(titleId) === entry && entry.playback.resumeSeconds > 0) {
      fetchPlaylists(entry, entry.playback);
    }
  } catch {
    if (ahead.get(titleId) === entry) forgetPrefetched(titleId);
  }
}

/** When resuming later in the film the start file is useless, and the playlists come first. */
function fetchPlaylists({ streams }: Ahead, { rungs, audioTracks }: Playback): void {
  for (const stream of streams.values()) stream.abort();
  streams.clear();
  for (const url of [rungs[0]?.playlistUrl, audioTracks[0]?.playlistUrl]) {
    if (url) streams.set(url, new ByteStream(url, { priority: "low" }));
  }
}

/** One player at a time: decoders are scarce on phones and televisions. */
async function preloadPlayerLater(titleId: string, entry: Ahead): Promise<void> {
  try {
    const [playback, { preloadPlayer }] = await Promise.all([
      entry.fetching,
      import("./preload-player.ts"),
    ]);
    const start = entry.streams.get(playback.start.url);
    // When the title is played, its player starts while its page is still being rendered.
    if (entry.reached === "pointed") await start?.readAll();
    if (!start || ahead.get(titleId) !== entry || !entry.streams.has(start.url)) return;
    const others = [...ahead.values()].filter((other) => other !== entry && other.preloaded);
    if (others.some((other) => other.askedAt > entry.askedAt)) return;
    for (const other of others) {
      other.preloaded?.destroy();
      other.preloaded = null;
    }
    entry.preloaded = preloadPlayer(playback, start);
    await hasBegun(entry.preloaded.player.video);
  } catch {
    // The title is fetched when it is played.
  }
}

/** Decoding continues by itself from there. */
async function hasBegun(video: HTMLVideoElement): Promise<void> {
  if (video.readyState > 0) return;
  await new Promise((done) => video.addEventListener("loadedmetadata", done, { once: true }));
}

function freshAhead(titleId: string): Ahead | null {
  const entry = ahead.get(titleId);
  const isFresh = entry && performance.now() - entry.askedAt < freshMs;
  const isValid = isFresh && (entry.playback?.expiresAt ?? Infinity) > Date.now() + freshMs;
  return isValid ? entry : null;
}
