import type { UntrustedFile } from "#untrusted-file.ts";
import { refuse } from "./refuse.ts";

const playlists = [/^#EXTM3U/, /^ffconcat/, /^\s*<\?xml[^]*<MPD/, /^\s*<smil/i, /^\[playlist\]/i];

/** Refuses files that are clearly no films by their first bytes, before any decoder sees them. */
export async function sniffFile(file: UntrustedFile): Promise<void> {
  const head = await file.head(4096);
  if (head.length === 0) refuse("This file is empty. Choose another one.");
  const text = head.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "");
  if (playlists.some((start) => start.test(text))) {
    refuse("This is a playlist, not a film. Add the films themselves.");
  }
  if (isText(head)) refuse("This is a text file, not a film.");
  if (head.every((byte) => byte === 0)) {
    refuse("This file has no content. Copy or download it again.");
  }
}

/** No container of moving pictures has 512 bytes without a control byte. */
function isText(head: Buffer): boolean {
  return head
    .subarray(0, 512)
    .every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
}
