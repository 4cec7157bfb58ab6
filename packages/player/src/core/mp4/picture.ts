import { walkBoxes } from "./box.ts";

/**
 * The JPEG inside a segment of an MJPEG I-frame playlist: its media data is one whole picture. Null
 * when there is none.
 */
export function extractJpeg(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  for (const box of walkBoxes(segment)) {
    const [first, second] = box.payload;
    if (box.type === "mdat" && first === 0xff && second === 0xd8) return box.payload;
  }
  return null;
}
