import { createPartialResponse } from "workbox-range-requests";
import { copyCache, parseCopyPath } from "#platform/kept/copy.ts";
import { unsealKey } from "#platform/kept/seal-key.ts";
import { describeError } from "#worker/say-error.ts";
import { hasRunOut, listOwnCopies } from "./own-copies.ts";

/** Part of a film that this device keeps, for the viewer whose copy it is and while it may be played. */
export async function sendPart(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asked = parseCopyPath(pathname);
  const copy = (await listOwnCopies()).find(({ id }) => id === asked?.copyId);
  if (!asked || !copy) return describeError("NOT_FOUND", "This device keeps no such film.");
  if (await hasRunOut(copy)) return sayRunOut();
  if (asked.part === "key" && copy.key) {
    const headers = { "content-type": "application/octet-stream", "cache-control": "no-store" };
    return new Response(await unsealKey(copy.key), { headers });
  }
  const parts = await caches.open(copyCache(copy.id));
  const part = await parts.match(pathname);
  if (!part) return describeError("NOT_FOUND", "This device keeps no such part of the film.");
  return request.headers.has("range") ? await createPartialResponse(request, part) : part;
}

export function sayRunOut(): Response {
  return describeError(
    "COPY_EXPIRED",
    "This copy has run out. It is renewed when there is a network.",
  );
}
