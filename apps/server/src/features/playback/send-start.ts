import { Readable } from "node:stream";
import type { RawCall } from "#platform/http/raw-route.ts";
import { forGood } from "#platform/media/deliver/send-bytes.ts";
import type { Ask } from "#platform/media/package/maker.ts";
import { partKeys } from "#platform/media/package/part-keys.ts";
import { startPieces } from "#platform/media/package/start-file.ts";
import type { SegmentSource } from "#platform/media/segment-source.ts";

/** Whoever asks for a range, or for the headers only, must be told the size first. */
export function isWholeWanted({ method, headers }: RawCall["request"]): boolean {
  return method === "GET" && headers.range === undefined;
}

/** Sends a start file as it is made: its first second does not wait for the next. */
export async function sendStart(
  { app, reply }: RawCall,
  source: SegmentSource,
  ask: Ask,
): Promise<unknown> {
  const pieces = startPieces(app.media.maker, source, ask);
  // Refusals come before the first byte, while they can be told.
  let piece = await pieces.next();

  async function* goOn() {
    const sent: Buffer[] = [];
    for (; !piece.done; piece = await pieces.next()) {
      sent.push(piece.value);
      yield piece.value;
    }
    await app.media.maker.keep(partKeys.start(source), Buffer.concat(sent));
  }
  return reply
    .headers({ "content-type": "video/mp4", "cache-control": forGood })
    .send(Readable.from(goOn(), { objectMode: false }));
}
