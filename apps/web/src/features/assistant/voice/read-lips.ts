import { lipsChunk } from "@goldmane/contracts/assistant/limits";

const firstChunkAt = 12;
const headBytes = 8;
/** Other voices may use such a chunk for anything. */
const written = /^(?:[XA-Ha-h]\d{1,3})+$/;

/** Lip shapes from the embedded voice's audio; null if missing. */
export function readLips(sound: ArrayBuffer): string | null {
  const bytes = new DataView(sound);
  const textAt = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(sound, at, length));
  if (sound.byteLength < firstChunkAt || textAt(0, 4) !== "RIFF") return null;
  let at = firstChunkAt;
  while (at + headBytes <= sound.byteLength) {
    const size = bytes.getUint32(at + 4, true);
    const begins = at + headBytes;
    if (begins + size > sound.byteLength) return null;
    if (textAt(at, 4) === lipsChunk) {
      const shapes = textAt(begins, size);
      return written.test(shapes) ? shapes : null;
    }
    at = begins + size + (size % 2);
  }
  return null;
}
