import type { HttpReply, HttpRequest } from "#ports/http.ts";
import { resolveRange, type ByteRange } from "./byte-range.ts";

export type Content = {
  size: number;
  etag: string;
  type: string;
  /** True when the URL changes with the content. */
  isImmutable: boolean;
};

/** Private: a shared cache must not serve a signed answer to another client. */
export const immutableCaching = "private, max-age=31536000, immutable";
export const revalidatedCaching = "private, no-cache";

/** Sends bytes that are in memory. */
export function sendBytes<Reply extends HttpReply>(
  request: HttpRequest,
  reply: Reply,
  bytes: Buffer,
  content: Omit<Content, "size">,
): Reply {
  const range = startResponse(request, reply, { ...content, size: bytes.length });
  if (!range) return reply.send();
  if (request.method === "HEAD") {
    return reply.header("content-length", range.end - range.start + 1).send();
  }
  const isWhole = range.start === 0 && range.end === bytes.length - 1;
  return reply.send(isWhole ? bytes : bytes.subarray(range.start, range.end + 1));
}

/**
 * Writes status and headers. Returns the byte range to send; null when no body follows (304, 416).
 * @param mostBytes how much of an open-ended range is sent at once
 */
export function startResponse(
  request: HttpRequest,
  reply: HttpReply,
  content: Content,
  mostBytes?: number,
): ByteRange | null {
  const { range, "if-range": ifRange, "if-none-match": ifNoneMatch } = request.headers;
  const ifRangeText = Array.isArray(ifRange) ? ifRange[0] : ifRange;
  const conditions = { range, ifRange: ifRangeText, ifNoneMatch };
  const answer = resolveRange(conditions, content, mostBytes);
  const headers = {
    "content-type": content.type,
    etag: content.etag,
    "accept-ranges": "bytes",
    "cache-control": content.isImmutable ? immutableCaching : revalidatedCaching,
  };
  void reply.code(answer.status).headers(headers);
  switch (answer.status) {
    case 200:
      return { start: 0, end: content.size - 1 };
    case 206: {
      const { start, end } = answer.range;
      void reply.header("content-range", `bytes ${start}-${end}/${content.size}`);
      return answer.range;
    }
    case 304:
      return null;
    case 416:
      void reply.header("content-range", `bytes */${content.size}`);
      return null;
  }
}
