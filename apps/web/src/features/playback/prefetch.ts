import { startPlayback } from "@goldmane/contracts/playback/api";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { ByteStream, type PrefetchedBytes } from "@goldmane/player/dom/fetch/byte-stream";
import { call } from "#platform/api.ts";
import { savesData } from "#platform/bandwidth.ts";

/** A grant with the bytes that its first picture needs, on their way or here. */
type Ahead = {
  granting: Promise<Playback>;
  grant: Playback | null;
  streams: Map<string, ByteStream>;
  askedAt: number;
};

/** A viewer who runs along a shelf leaves the earlier titles behind. */
const mostTitles = 3;
/** After this the place to resume may have moved. */
const freshMs = 120_000;

const ahead = new Map<string, Ahead>();

/** The viewer is about to play a title: gets the grant and its first bytes, once. */
export function prefetchPlayback(titleId: string): void {
  if (savesData() || freshAhead(titleId)) return;
  forgetPrefetched(titleId);
  const entry: Ahead = {
    granting: call(startPlayback, { id: titleId }),
    grant: null,
    streams: new Map(),
    askedAt: Date.now(),
  };
  ahead.set(titleId, entry);
  void settle(titleId, entry);
  const [oldest] = ahead.keys();
  if (ahead.size > mostTitles && oldest !== undefined) forgetPrefetched(oldest);
}

async function settle(titleId: string, entry: Ahead): Promise<void> {
  try {
    entry.grant = await entry.granting;
    if (ahead.get(titleId) === entry) fetchFirstBytes(entry, entry.grant);
  } catch {
    if (ahead.get(titleId) === entry) ahead.delete(titleId);
  }
}

/** The grant of a title, asked for now unless it was fetched ahead. */
export function takeGrant(titleId: string): Promise<Playback> {
  return freshAhead(titleId)?.granting ?? call(startPlayback, { id: titleId });
}

/** What is here already, without waiting. */
export function peekPrefetched(titleId: string): { grant: Playback } | null {
  const grant = freshAhead(titleId)?.grant;
  return grant ? { grant } : null;
}

/** Bodies fetched ahead for a title, for a player's engines. Each is handed out once. */
export function prefetchedBytes(titleId: string): PrefetchedBytes {
  const streams = freshAhead(titleId)?.streams ?? new Map<string, ByteStream>();
  return {
    open(url) {
      const stream = streams.get(url);
      streams.delete(url);
      return stream && !stream.hasFailed ? stream : null;
    },
  };
}

/** A showing has begun or the grant is of no more use: the next one asks anew. */
export function forgetPrefetched(titleId: string): void {
  for (const stream of ahead.get(titleId)?.streams.values() ?? []) stream.abort();
  ahead.delete(titleId);
}

function freshAhead(titleId: string): Ahead | null {
  const entry = ahead.get(titleId);
  const isFresh = entry && Date.now() - entry.askedAt < freshMs;
  const isValid = isFresh && (entry.grant?.expiresAt ?? Infinity) > Date.now() + freshMs;
  return isValid ? entry : null;
}

/** From the beginning the start file is all a first picture needs; further in, the playlists come first. */
function fetchFirstBytes({ streams }: Ahead, grant: Playback): void {
  const { start, rungs, audioTracks, resumeSeconds } = grant;
  const playlists = [rungs[0]?.playlistUrl, audioTracks[0]?.playlistUrl];
  for (const url of resumeSeconds > 0 ? playlists : [start.url]) {
    if (url) streams.set(url, new ByteStream(url, { priority: "low" }));
  }
}
