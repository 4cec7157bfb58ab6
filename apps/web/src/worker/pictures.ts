import { fetchFromServer } from "./fetch-from-server.ts";
import { findDownloadPicture } from "./downloads/answer-offline.ts";
import { type CachedPicture, chooseOldest } from "./choose-oldest.ts";
import { picturesCache, dropCount, viewerGeneration } from "./viewer.ts";

/** Fresh for five minutes, and 50 MB at most. */
const freshMs = 5 * 60_000;
const mostBytes = 50 * 1000 * 1000;

const atHeader = "goldmane-kept-at";
const bytesHeader = "goldmane-bytes";

/** The cached pictures, by URL; read once, and again after everything was dropped. */
let known: Promise<Map<string, CachedPicture>> | null = null;
let knownSince = -1;

/** Sends a recently cached picture, else one from the server, or the cached one offline. */
export async function sendPicture(request: Request, event: ExtendableEvent): Promise<Response> {
  const askedIn = viewerGeneration();
  const pictures = await caches.open(picturesCache);
  const cached = await pictures.match(request, { ignoreVary: true });
  if (cached && Date.now() - Number(cached.headers.get(atHeader)) < freshMs) return cached;
  try {
    const answer = await fetchFromServer(request);
    if (answer.status === 200) event.waitUntil(cachePicture(request, answer.clone(), askedIn));
    return answer;
  } catch (error) {
    const found =
      cached ?? (await findOtherSize(request)) ?? (await findDownloadPicture(request.url));
    if (found) return found;
    throw error;
  }
}

/**
 * Caches pictures that a page showed before the worker was active: they are still in the HTTP
 * cache.
 */
export async function cachePictures(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const request = new Request(url, { credentials: "include" });
    const askedIn = viewerGeneration();
    const answer = await fetch(request);
    if (answer.status === 200) await cachePicture(request, answer, askedIn);
  }
}

async function cachePicture(request: Request, answer: Response, askedIn: number): Promise<void> {
  const body = await answer.blob();
  if (askedIn !== viewerGeneration()) return;
  const at = Date.now();
  const headers = {
    "content-type": answer.headers.get("content-type") ?? "image/webp",
    [atHeader]: String(at),
    [bytesHeader]: String(body.size),
  };
  const pictures = await caches.open(picturesCache);
  await pictures.put(request, new Response(body, { headers }));
  if (!known || knownSince !== dropCount()) {
    knownSince = dropCount();
    known = readKnown(pictures);
  }
  const all = await known;
  all.set(request.url, { url: request.url, bytes: body.size, at });
  for (const url of chooseOldest([...all.values()], mostBytes)) {
    all.delete(url);
    await pictures.delete(url);
  }
}

async function readKnown(pictures: Cache): Promise<Map<string, CachedPicture>> {
  const all = new Map<string, CachedPicture>();
  for (const { url } of await pictures.keys()) {
    const headers = (await pictures.match(url, { ignoreVary: true }))?.headers;
    const bytes = Number(headers?.get(bytesHeader) ?? 0);
    all.set(url, { url, bytes, at: Number(headers?.get(atHeader) ?? 0) });
  }
  return all;
}

/** The same picture in another cached size. */
async function findOtherSize(request: Request): Promise<Response | undefined> {
  const pictures = await caches.open(picturesCache);
  return await pictures.match(request, { ignoreSearch: true, ignoreVary: true });
}
