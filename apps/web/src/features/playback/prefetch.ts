import { startPlayback } from "@goldmane/contracts/playback/api";
import { startUrl } from "@goldmane/contracts/playback/rules";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { ByteStream, type PrefetchedBytes } from "@goldmane/player/dom/fetch/byte-stream";
import { call } from "#platform/api.ts";
import { savesData } from "#platform/device/bandwidth.ts";
import { onViewerChange } from "#platform/change-viewer.ts";
import { onFilmChosen } from "./on-film-chosen.ts";
import type { PreloadedPlayer } from "./preload-player.ts";

/** A grant with the bytes that its first picture needs, on their way or here. */
type Ahead = {
  granting: Promise<Playback>;
  grant: Playback | null;
  streams: Map<string, ByteStream>;
  /** A player that shows its first picture as soon as it is on the page. */
  preloaded: PreloadedPlayer | null;
  /** That player has begun, or there is none. */
  ready: Promise<void> | null;
  /** How near the viewer is: points at it, is on the way to its page, or watches it. */
  reached: "pointed" | "chosen" | "begun";
  askedAt: number;
};

/** A viewer who runs along a shelf leaves the earlier titles behind. */
const mostTitles = 3;
/** After this the place to resume may have moved. */
const freshMs = 120_000;
/** By then a player has taken what was fetched for it. */
const takenMs = 1000;

const ahead = new Map<string, Ahead>();

// A grant is for whoever asked.
onViewerChange(() => {
  for (const titleId of ahead.keys()) forgetPrefetched(titleId);
});

onFilmChosen((titleId) => {
  const answered = takeGrant(titleId);
  const entry = ahead.get(titleId);
  return entry?.preloaded ? null : { answered, ready: answered.then(() => entry?.ready) };
});

/** The viewer is about to play a title: gets the grant and its first bytes, once. */
export function prefetchPlayback(titleId: string): void {
  const entry = freshAhead(titleId);
  if (savesData() || (entry && entry.reached !== "begun")) return;
  // Its player was left a moment ago, and may still be at what it took.
  if (entry) ahead.delete(titleId);
  setOut(titleId, "pointed");
  const [oldest] = ahead.keys();
  if (ahead.size > mostTitles && oldest !== undefined) forgetPrefetched(oldest);
}

/** The viewer plays a title: its grant, asked for now unless it was before. All others give way. */
export function takeGrant(titleId: string): Promise<Playback> {
  for (const other of ahead.keys()) if (other !== titleId) forgetPrefetched(other);
  const entry = freshAhead(titleId) ?? setOut(titleId, "chosen");
  if (entry.reached === "pointed") entry.reached = "chosen";
  return entry.granting;
}

/** What is here already, without waiting. */
export function peekPrefetched(titleId: string): { grant: Playback } | null {
  const grant = freshAhead(titleId)?.grant;
  return grant ? { grant } : null;
}

/** The player that stands by for a grant. Who shows it takes it over: a page may be drawn in vain. */
export function findPreloadedPlayer(grant: Playback): PreloadedPlayer["player"] | null {
  const entry = ahead.get(grant.titleId);
  return entry?.grant === grant ? (entry.preloaded?.player ?? null) : null;
}

/** From now on the player that stood by is somebody else's, with the bytes that are on their way to it. */
export function adoptPreloadedPlayer(grant: Playback): void {
  const entry = ahead.get(grant.titleId);
  if (!entry?.preloaded || entry.grant !== grant) return;
  entry.preloaded = null;
  entry.streams.delete(grant.start.url);
}

/**
 * Bodies fetched ahead for a title, for a player's engines. Each is handed out once, and none that a
 * player standing by reads: it ends with that player.
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

/** A showing with this grant begins: the next one asks for another. */
export function beginShowing({ titleId, manifestUrl }: Playback): void {
  const entry = ahead.get(titleId);
  if (entry?.grant?.manifestUrl !== manifestUrl) return;
  entry.reached = "begun";
  setTimeout(() => {
    if (ahead.get(titleId) === entry) forgetPrefetched(titleId);
  }, takenMs);
}

/** What was fetched for a title is of no more use. */
export function forgetPrefetched(titleId: string): void {
  const entry = ahead.get(titleId);
  ahead.delete(titleId);
  entry?.preloaded?.destroy();
  for (const stream of entry?.streams.values() ?? []) stream.abort();
}

/** The start file sets out with the question for the grant: it needs none. */
function setOut(titleId: string, reached: "pointed" | "chosen"): Ahead {
  forgetPrefetched(titleId);
  const url = startUrl(titleId, "film");
  const isChosen = reached === "chosen";
  const priority = isChosen ? "high" : "low";
  const entry: Ahead = {
    // A viewer who may yet turn away takes none of the plan's screens.
    granting: call(startPlayback, { id: titleId, ahead: String(!isChosen) }),
    grant: null,
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
    entry.grant = await entry.granting;
    if (ahead.get(titleId) === entry && entry.grant.resumeSeconds > 0) {
      fetchPlaylists(entry, entry.grant);
    }
  } catch {
    if (ahead.get(titleId) === entry) forgetPrefetched(titleId);
  }
}

/** Further in, the start file is of no use, and the playlists come first. */
function fetchPlaylists({ streams }: Ahead, { rungs, audioTracks }: Playback): void {
  for (const stream of streams.values()) stream.abort();
  streams.clear();
  for (const url of [rungs[0]?.playlistUrl, audioTracks[0]?.playlistUrl]) {
    if (url) streams.set(url, new ByteStream(url, { priority: "low" }));
  }
}

/** One player at a time: decoders are few on phones and televisions. */
async function preloadPlayerLater(titleId: string, entry: Ahead): Promise<void> {
  try {
    const [grant, { preloadPlayer }] = await Promise.all([
      entry.granting,
      import("./preload-player.ts"),
    ]);
    const start = entry.streams.get(grant.start.url);
    // Who plays the title has their player begin while its page is still being drawn.
    if (entry.reached === "pointed") await start?.readAll();
    if (!start || ahead.get(titleId) !== entry || !entry.streams.has(start.url)) return;
    const others = [...ahead.values()].filter((other) => other !== entry && other.preloaded);
    if (others.some((other) => other.askedAt > entry.askedAt)) return;
    for (const other of others) {
      other.preloaded?.destroy();
      other.preloaded = null;
    }
    entry.preloaded = preloadPlayer(grant, start);
    await hasBegun(entry.preloaded.player.video);
  } catch {
    // The title is fetched when it is played.
  }
}

/** Decoding goes on by itself from there. */
async function hasBegun(video: HTMLVideoElement): Promise<void> {
  if (video.readyState > 0) return;
  await new Promise((done) => video.addEventListener("loadedmetadata", done, { once: true }));
}

function freshAhead(titleId: string): Ahead | null {
  const entry = ahead.get(titleId);
  const isFresh = entry && performance.now() - entry.askedAt < freshMs;
  const isValid = isFresh && (entry.grant?.expiresAt ?? Infinity) > Date.now() + freshMs;
  return isValid ? entry : null;
}
