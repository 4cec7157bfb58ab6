import { startPlayback } from "@goldmane/contracts/playback/api";
import { showDownload, saveDownload } from "#features/offline/downloads.ts";
import { call } from "#platform/api.ts";
import {
  type Download,
  downloadCacheName,
  downloadBasePath,
} from "#platform/local-store/download.ts";
import { sealKey } from "#platform/local-store/seal-key.ts";
import { chooseSound } from "./choose-sound.ts";
import { fetchPart } from "./fetch-part.ts";
import { type DownloadPart, playbackFolder, listParts } from "./list-parts.ts";
import { toOfflinePlayback } from "./to-offline-playback.ts";

const atOnce = 2;
/** The progress is stored now and then: finished parts are found again without it. */
const writtenEvery = 10;

/**
 * Fetches the missing parts of a download, through an ordinary playback. Parts that are here are
 * not fetched again.
 */
export async function fetchDownload(begun: Download, signal: AbortSignal): Promise<Download> {
  const { titleId, rung, title } = begun;
  const signedPlayback = await call(startPlayback, { id: titleId, ahead: "true" }, { signal });
  const sound = chooseSound(signedPlayback, begun.profileId)?.id ?? null;
  const playback = toOfflinePlayback(signedPlayback, { rung: rung.name, sound }, begun.id);
  const content = playbackFolder(signedPlayback).split("/").at(-2) ?? "";
  const cache = await openFor(begun, content);
  const pictures = {
    poster: withSize(title.posterUrl, 480),
    backdrop: withSize(title.backdropUrl, 1280),
  };
  const readText = async (url: string) => await (await fetchPart(url, signal)).text();
  const parts = await listParts(signedPlayback, { rung: rung.name, sound }, { pictures, readText });
  const key =
    signedPlayback.keyUrl && (await (await fetchPart(signedPlayback.keyUrl, signal)).arrayBuffer());

  const download: Download = {
    ...begun,
    playback,
    content,
    key: key ? await sealKey(key) : null,
    partsAll: parts.length,
    partsHere: 0,
    bytes: 0,
  };
  await saveDownload(download);
  let partsHere = 0;
  let allBytes = 0;
  const waiting = [...parts];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const bytes = await cachePart(cache, download.id, part, signal);
      signal.throwIfAborted();
      partsHere += 1;
      allBytes += bytes;
      const now = { ...download, partsHere, bytes: allBytes };
      if (partsHere % writtenEvery === 0) await saveDownload(now);
      else showDownload(now);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ...download, state: "kept", partsHere, bytes: allBytes, expectedBytes: allBytes };
}

/** A film that has changed is fetched again: parts of two versions do not fit together. */
async function openFor(download: Download, content: string): Promise<Cache> {
  if (download.content !== null && download.content !== content)
    await caches.delete(downloadCacheName(download.id));
  return await caches.open(downloadCacheName(download.id));
}

/** Returns the part's size in bytes. */
async function cachePart(
  cache: Cache,
  downloadId: string,
  { name, url, text }: DownloadPart,
  signal: AbortSignal,
): Promise<number> {
  const address = downloadBasePath(downloadId) + name;
  const here = await cache.match(address);
  if (here && text === undefined) return Number(here.headers.get("content-length"));
  const answer = text === undefined ? await fetchPart(url, signal) : null;
  const body = answer ? await answer.blob() : new Blob([text ?? ""]);
  const type = answer?.headers.get("content-type") ?? "application/vnd.apple.mpegurl";
  const headers = { "content-type": type, "content-length": String(body.size) };
  await cache.put(address, new Response(body, { headers }));
  return body.size;
}

function withSize(url: string, width: number): string {
  return `${url}${url.includes("?") ? "&" : "?"}width=${width}&quality=85`;
}
