import { blockSize } from "./block.ts";
import type { Clip } from "./clip.ts";

/** Indexes clips by the blocks in which they are audible, for a mixer's `clipsIn`. */
export function sortClips(clips: readonly Clip[]): (block: number) => readonly Clip[] {
  const heard = new Map<number, Clip[]>();
  for (const clip of clips) {
    const first = Math.max(0, Math.floor(clip.start / blockSize));
    const last = Math.floor((clip.start + clip.length - 1) / blockSize);
    for (let index = first; index <= last; index += 1) {
      const list = heard.get(index);
      if (list) list.push(clip);
      else heard.set(index, [clip]);
    }
  }
  return (block) => heard.get(block) ?? [];
}
