import { joinBytes } from "#core/mp4/box.ts";
import { TrackSplitter } from "#core/mp4/track-splitter.ts";
import type { ByteStream } from "#dom/fetch/byte-stream.ts";
import type { TrackBuffer } from "./track-buffer.ts";

/**
 * Appends a streamed start file to the buffers of its tracks: each chunk can be shown as soon as it
 * arrives.
 * @throws RangeError when the file's tracks can't be split
 */
export async function feedStart(
  stream: ByteStream,
  buffers: { video: TrackBuffer; audio: TrackBuffer | null },
  signal: AbortSignal,
): Promise<void> {
  const splitter = new TrackSplitter();
  const appended: Promise<void>[] = [];
  const append = (buffer: TrackBuffer | null, parts: Uint8Array<ArrayBuffer>[]) => {
    if (!buffer || parts.length === 0) return;
    const done = buffer.append(joinBytes(parts));
    // It is awaited below, unless the stream itself fails first.
    done.catch(() => undefined);
    appended.push(done);
  };
  for await (const bytes of stream.read()) {
    signal.throwIfAborted();
    const parts = splitter.push(bytes);
    append(buffers.video, parts.video);
    append(buffers.audio, parts.audio);
  }
  await Promise.all(appended);
  signal.throwIfAborted();
}
