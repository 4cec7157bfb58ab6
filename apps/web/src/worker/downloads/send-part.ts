import { createPartialResponse } from "workbox-range-requests";
import { downloadCacheName, parseDownloadPath } from "#platform/local-store/download.ts";
import { unsealKey } from "#platform/local-store/seal-key.ts";
import { errorResponse } from "#worker/error-response.ts";
import { hasExpired, listOwnDownloads } from "./own-downloads.ts";

/** Sends part of a download to the viewer it belongs to, while it may be played. */
export async function sendPart(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asked = parseDownloadPath(pathname);
  const download = (await listOwnDownloads()).find(({ id }) => id === asked?.downloadId);
  if (!asked || !download) return errorResponse("NOT_FOUND", "This device keeps no such film.");
  if (await hasExpired(download)) return expiredResponse();
  if (asked.part === "key" && download.key) {
    const headers = { "content-type": "application/octet-stream", "cache-control": "no-store" };
    return new Response(await unsealKey(download.key), { headers });
  }
  const parts = await caches.open(downloadCacheName(download.id));
  const part = await parts.match(pathname);
  if (!part) return errorResponse("NOT_FOUND", "This device keeps no such part of the film.");
  return request.headers.has("range") ? await createPartialResponse(request, part) : part;
}

export function expiredResponse(): Response {
  return errorResponse(
    "COPY_EXPIRED",
    "This copy has run out. It is renewed when there is a network.",
  );
}
