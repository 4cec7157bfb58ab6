import { startPlayback } from "@goldmane/contracts/playback/api";
import { showCopy, putCopy } from "#features/offline/copies.ts";
import { call } from "#platform/api.ts";
import { type Copy, copyCache, copyFolder } from "#platform/kept/copy.ts";
import { sealKey } from "#platform/kept/seal-key.ts";
import { chooseSound } from "./choose-sound.ts";
import { fetchPart } from "./fetch-part.ts";
import { type CopyPart, grantFolder, listParts } from "./list-parts.ts";
import { toKeptPlayback } from "./to-kept-playback.ts";

const atOnce = 2;
/** A record of how far it came, now and then: parts that are here are found again without it. */
const writtenEvery = 10;

/**
 * Fetches what is missing of a copy, through an ordinary grant. Parts that are here already are not
 * asked for again.
 */
export async function fetchCopy(begun: Copy, signal: AbortSignal): Promise<Copy> {
  const { titleId, rung, title } = begun;
  const grant = await call(startPlayback, { id: titleId, ahead: "true" }, { signal });
  const sound = chooseSound(grant)?.id ?? null;
  const playback = toKeptPlayback(grant, { rung: rung.name, sound }, begun.id);
  const content = grantFolder(grant).split("/").at(-2) ?? "";
  const cache = await openFor(begun, content);
  const pictures = {
    poster: withSize(title.posterUrl, 480),
    backdrop: withSize(title.backdropUrl, 1280),
  };
  const readText = async (url: string) => await (await fetchPart(url, signal)).text();
  const parts = await listParts(grant, { rung: rung.name, sound }, { pictures, readText });
  const key = grant.keyUrl && (await (await fetchPart(grant.keyUrl, signal)).arrayBuffer());

  const copy: Copy = {
    ...begun,
    playback,
    content,
    key: key ? await sealKey(key) : null,
    partsAll: parts.length,
    partsHere: 0,
    bytes: 0,
  };
  await putCopy(copy);
  let partsHere = 0;
  let allBytes = 0;
  const waiting = [...parts];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const bytes = await keepPart(cache, copy.id, part, signal);
      signal.throwIfAborted();
      partsHere += 1;
      allBytes += bytes;
      const now = { ...copy, partsHere, bytes: allBytes };
      if (partsHere % writtenEvery === 0) await putCopy(now);
      else showCopy(now);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ...copy, state: "kept", partsHere, bytes: allBytes, expectedBytes: allBytes };
}

/** A film that has changed since is fetched anew: half of each would fit nothing. */
async function openFor(copy: Copy, content: string): Promise<Cache> {
  if (copy.content !== null && copy.content !== content) await caches.delete(copyCache(copy.id));
  return await caches.open(copyCache(copy.id));
}

/** Answers how many bytes it takes. */
async function keepPart(
  cache: Cache,
  copyId: string,
  { name, url, text }: CopyPart,
  signal: AbortSignal,
): Promise<number> {
  const address = copyFolder(copyId) + name;
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
