import type { IncomingMessage, ServerResponse } from "node:http";
import type { App } from "#platform/app.ts";

/** What lies in memory, ready to go out. */
export type ReadyAnswer = { bytes: Buffer; etag: string; type: string; cacheControl: string };

/** Looks for an answer that takes no waiting. What it throws or has not is left to the routes. */
export type Peek = (
  app: App,
  request: { url: string; cookie: string | undefined },
) => ReadyAnswer | null;

/**
 * Answers a plain GET out of memory, and says whether it did. To find a route, run its hooks and put
 * together a reply costs more than all else that a segment does in our own code.
 */
export function answerAtOnce(
  app: App,
  peeks: readonly Peek[],
  headers: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const always = Object.entries(headers).flat();
  const peek = ({ url = "", headers: { cookie } }: IncomingMessage): ReadyAnswer | null => {
    for (const each of peeks) {
      const ready = each(app, { url, cookie });
      if (ready) return ready;
    }
    return null;
  };
  return (request, response) => {
    if (!isPlain(request)) return false;
    let ready: ReadyAnswer | null = null;
    try {
      ready = peek(request);
    } catch {
      // The route comes to the same end, and says so.
    }
    if (!ready) return false;
    const { bytes, etag, type, cacheControl } = ready;
    const head = always.concat(
      ["content-type", type, "etag", etag, "cache-control", cacheControl],
      ["accept-ranges", "bytes", "content-length", String(bytes.length)],
    );
    response.writeHead(200, head).end(bytes);
    return true;
  };
}

/** For the whole of something, whatever the asker may have of it. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers.range === undefined && headers["if-none-match"] === undefined;
}
