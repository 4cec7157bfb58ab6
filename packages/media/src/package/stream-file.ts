import { Readable } from "node:stream";
import type { PartRequest } from "./packager.ts";
import type { ProgressiveFile } from "./progressive.ts";

const pieceBytes = 256 * 1024;

/** Streams a long range in pieces: each is made while the one before it is sent. */
export function streamFile(
  file: ProgressiveFile,
  { start, end }: { start: number; end: number },
  ask: PartRequest,
): Readable {
  async function* pieces() {
    for (let at = start; at <= end; at += pieceBytes) {
      yield await file.read({ start: at, end: Math.min(end, at + pieceBytes - 1) }, ask);
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
